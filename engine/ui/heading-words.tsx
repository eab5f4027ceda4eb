import { useLanguage } from '../i18n/language-context.tsx';
import { languages } from '../i18n/languages.ts';
import { softHyphens } from '../i18n/soft-hyphens.ts';
import { useSiteMap } from '../routes/site-map-context.ts';

interface Props {
  children: string;
  /** Language tag of the words, if it is not the page’s language. */
  lang?: string | undefined;
}

/** The words of a large heading, with hyphenation of long ones. */
export function HeadingWords({ children, lang }: Props) {
  const { language } = useLanguage();
  const { content } = useSiteMap();
  const code = lang ? languages.find(({ tag }) => tag === lang)?.code : language;
  return softHyphens(children, code ?? '', content.hyphenation);
}
