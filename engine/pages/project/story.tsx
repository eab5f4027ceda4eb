import type { ComponentType, ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { figureWith } from '../../ui/figure/figure.tsx';
import { richComponents } from '../../ui/prose/rich-prose.tsx';
import { SampleNote } from '../../ui/sample-note.tsx';
import { videoWith } from '../../ui/video/video.tsx';
import { AnotherLanguage } from '../article/side-by-side/another-language.tsx';
import { renderText } from '../render-text.tsx';
import { CaseStudy } from './case-study.tsx';
import type { ProjectData } from './project-data.ts';
import styles from './project-page.module.css';

export function Story({ app: { story, demo, caseStudy, sample, meta, components } }: { app: ProjectData }) {
  const { t } = useLanguage();
  const { before, decision, after } = caseStudy;
  if (!story && !demo && before.length + after.length === 0 && !decision) return undefined;
  const rest = (
    <>
      <CaseStudy study={caseStudy} />
      {sample && <SampleNote />}
    </>
  );
  return (
    <div>
      <div id="story" className={styles.study} data-rise="later">
        {story && (
          <section aria-labelledby="description">
            <h2 id="description">{t('apps_description')}</h2>
            <StoryText story={story} components={components} />
          </section>
        )}
        {demo ? (
          <>
            <ProjectDemo {...demo} components={components} />
            <div className={styles.rest}>{rest}</div>
          </>
        ) : (
          rest
        )}
      </div>
      <AnotherLanguage languages={meta.languages} />
    </div>
  );
}

type ProjectDemoProps = NonNullable<ProjectData['demo']> & Pick<ProjectData, 'components'>;

/** A piece of the project that visitors can try. On wide screens it stays beside the text. */
function ProjectDemo({ element, title, text, components }: ProjectDemoProps) {
  const Shown = components?.[element] as ComponentType<{ title: string; children: ReactNode }> | undefined;
  return (
    <div id="try" className={`${styles.piece} rich-text`}>
      {Shown && <Shown title={title}>{text}</Shown>}
    </div>
  );
}

interface StoryTextProps extends Pick<ProjectData, 'components'> {
  story: NonNullable<ProjectData['story']>;
}

function StoryText({ story, components }: StoryTextProps) {
  const { markdown, body, bodyLanguage, pictures } = story;
  if (!body) return <p>{markdown}</p>;
  const text = renderText(body, {
    ...richComponents(pictures, bodyLanguage !== undefined),
    Figure: figureWith(pictures),
    Video: videoWith(pictures),
    ...components,
  });
  const isRich = body.rich.length > 0;
  if (!isRich && !bodyLanguage) return text;
  return (
    <div lang={bodyLanguage} className={isRich ? 'rich-text' : undefined}>
      {text}
    </div>
  );
}
