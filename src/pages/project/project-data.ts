import { illustrateInline } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';

export type ProjectData = NonNullable<ReturnType<typeof makeData>>;

/** A project's own page; undefined where no project has the slug. */
export function makeData(source: PageSource, { slug }: { slug?: string }) {
  const { content, t } = source;
  const project = content.projects.find((one) => one.slug === slug);
  if (!project) return undefined;
  const {
    title,
    description,
    metaDescription = description,
    story,
    caseStudy,
    live,
    repository,
    technologies,
    hosting,
    tint,
    picture,
    kind,
  } = project;
  return {
    meta: {
      title: t('meta_app_title', { name: t(title) }),
      description: t(metaDescription),
      ...(kind === 'template' ? { noindex: true } : { markdown: true }),
    },
    slug: project.slug,
    title: t(title),
    description: t(description),
    story: story.map((paragraph) => t(paragraph)),
    caseStudy: {
      before: [
        { id: 'problem', title: t('apps_problem'), text: t(caseStudy.problem) },
        { id: 'audience', title: t('apps_audience'), text: t(caseStudy.audience) },
        { id: 'role', title: t('apps_role'), text: t(caseStudy.role) },
        { id: 'constraints', title: t('apps_constraints'), text: t(caseStudy.constraints) },
      ],
      decision: {
        title: t(caseStudy.decision.title),
        text: t(caseStudy.decision.text),
        cost: t(caseStudy.decision.cost),
      },
      after: [
        { id: 'outcome', title: t('apps_outcome'), text: t(caseStudy.outcome) },
        { id: 'otherwise', title: t('apps_otherwise'), text: t(caseStudy.otherwise) },
      ],
    },
    live,
    repository,
    technologies,
    hosting: hosting.map(({ part, provider }) => ({ part: t(part), provider })),
    tint,
    picture: illustrateInline(source, picture, project.slug),
  };
}
