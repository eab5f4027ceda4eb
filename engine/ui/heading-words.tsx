import { useLanguage } from '../i18n/language-context.tsx';
import { softHyphens } from '../i18n/soft-hyphens.ts';
import { useSiteMap } from '../routes/site-map-context.ts';

interface Props {
  children: string;
  /** Code of the language of the words, where it is not that of the page. */
  language?: string | undefined;
}

/** The words of a large heading, with hyphenation of long ones. */
export function HeadingWords({ children, language }: Props) {
  const page = useLanguage();
  const { content } = useSiteMap();
  return softHyphens(children, language ?? page.language, content.hyphenation);
}
