import { useLanguage } from '../../i18n/language-context.tsx';
import { figureWith } from '../../ui/figure/figure.tsx';
import { richComponents } from '../../ui/prose/rich-prose.tsx';
import { SampleNote } from '../../ui/sample-note.tsx';
import { AnotherLanguage } from '../article/side-by-side/another-language.tsx';
import { renderText } from '../render-text.tsx';
import { CaseStudy } from './case-study.tsx';
import type { ProjectData } from './project-data.ts';
import styles from './project-page.module.css';

export function Story({ app: { story, caseStudy, sample, meta, components } }: { app: ProjectData }) {
  const { t } = useLanguage();
  const { before, decision, after } = caseStudy;
  if (!story && before.length + after.length === 0 && !decision) return undefined;
  return (
    <div>
      <div id="story" className={styles.study} data-rise="">
        {story && (
          <section aria-labelledby="description">
            <h2 id="description">{t('apps_description')}</h2>
            <StoryText story={story} components={components} />
          </section>
        )}
        <CaseStudy study={caseStudy} />
        {sample && <SampleNote />}
      </div>
      <AnotherLanguage languages={meta.languages} />
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
    Figure: figureWith(pictures, 'file'),
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
