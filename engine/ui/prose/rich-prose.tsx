import type { ComponentProps } from 'react';
import { notesHeading } from '../../content/mdx/rich-text.ts';
import type { Pictures } from '../../content/pictures/pictures.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { tagOf } from '../../i18n/languages.ts';
import { ProseLink } from '../navigation/prose-link.tsx';
import { PictureFiles } from '../picture/picture.tsx';
import { textSizes, versionsOf } from '../picture/picture-source.ts';

/** Components for elements of the owner’s texts, inside `.rich-text`; `meta.rich` of a page lists the parts in use. */
export const richComponents = (pictures: Pictures, foreign: boolean) => ({
  a: (props: ComponentProps<'a'>) =>
    'data-footnote-backref' in props ? <NoteLink foreign={foreign} {...props} /> : <ProseLink {...props} />,
  h2: (props: ComponentProps<'h2'>) => <Heading foreign={foreign} {...props} />,
  img: (props: ComponentProps<'img'>) => <ProsePicture pictures={pictures} {...props} />,
  table: Table,
});

function ProsePicture({ pictures, src = '', alt }: ComponentProps<'img'> & { pictures: Pictures }) {
  const picture = pictures[src];
  if (!picture) throw new Error(`picture not found: ${src}`);
  const attributes = { alt, loading: 'lazy', decoding: 'async' } as const;
  return <PictureFiles source={versionsOf(picture, textSizes)} attributes={attributes} />;
}

/** A table that scrolls, also by keyboard, if it is wider than the text. */
function Table({ 'aria-label': label, ...rest }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: it is not a group of form fields.
    <div role="group" aria-label={label} className="rich-table" tabIndex={0}>
      <table {...rest} />
    </div>
  );
}

interface Foreign {
  /** Whether the text is in another language than its page. */
  foreign: boolean;
}

/** A heading. The heading of the notes is an interface text in the language of the page. */
function Heading({ foreign, children, ...rest }: ComponentProps<'h2'> & Foreign) {
  const { language, t } = useLanguage();
  if (rest.id !== notesHeading) return <h2 {...rest}>{children}</h2>;
  return (
    <h2 {...rest} lang={foreign ? tagOf(language) : undefined} className="rich-notes">
      {t('blog_footnotes')}
    </h2>
  );
}

function NoteLink({ foreign, href, 'aria-label': label = '', ...rest }: ComponentProps<'a'> & Foreign) {
  const { language, t } = useLanguage();
  const [number] = /\d+(-\d+)?$/.exec(label) ?? [label];
  const name = t('blog_footnote_back', { number });
  return <a href={href} {...rest} lang={foreign ? tagOf(language) : undefined} aria-label={name} />;
}
