import { elementName } from '../../content/code/element-name.ts';
import type { TextKey } from '../../content/schemas.ts';
import { shortMonth } from '../../i18n/format.ts';
import { sourceLanguage, sourceTag } from '../../i18n/languages.ts';
import { pageUrl } from '../../routes/addresses.ts';
import { projectPage } from '../../routes/pages.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import { illustrate } from '../illustrate.ts';
import type { PageData, PageSource } from '../page-data.ts';
import { staleNotice } from '../stale-notice.ts';
import { demoFragment, languagesOfProject } from '../summaries.ts';
import { listOf } from './list-of.ts';

export type ProjectData = NonNullable<ReturnType<typeof makeData>> & Pick<PageData, 'components'>;

/** A project in the page’s language; undefined if no project has this slug. */
export function makeData(source: PageSource, { slug }: { slug?: string }) {
  const { content, language, t } = source;
  const project = content.projects.find((one) => one.slug === slug);
  if (!project) return undefined;
  const {
    title,
    description,
    metaDescription = description,
    story,
    stories,
    caseStudy,
    parts,
    live,
    repository,
    built,
    sample = false,
    technologies,
    hosting,
    tint,
    picture,
    kind,
    try: demo,
  } = project;
  const { decision } = caseStudy;
  const game = content.games.find((one) => one.slug === slug && content.code.games[slug]);
  const [list, listTitle] = listOf(project, source);
  const here = game && !game.play ? siteMapOf(content).find({ page: 'game', slug: project.slug }) : undefined;
  const demoLink = demo && !live && !here ? demoFragment : undefined;
  const languages = languagesOfProject(project, content);
  const body = stories[language] ?? stories[sourceLanguage];
  const part = (id: string, heading: string, text: TextKey | undefined) =>
    text ? [{ id, title: heading, text: t(text) }] : [];
  return {
    meta: {
      title: t('meta_app_title', { name: t(title) }),
      description: t(metaDescription),
      ...(kind === 'template' ? { noindex: true } : { markdown: true }),
      languages,
      rich: [...(body?.rich ?? []), ...(demo ? (['demos'] as const) : [])],
      islands: [...(body?.islands ?? []), ...(demo ? [demo.island] : [])],
    },
    slug: project.slug,
    list: { to: list, title: listTitle },
    title: t(title),
    description: t(description),
    story: story && {
      markdown: t(story),
      body,
      bodyLanguage: stories[language] ? undefined : sourceTag,
      pictures: content.pictures,
    },
    demo: demo && {
      element: elementName(demo.island),
      title: t(demo.title),
      text: demo.text && t(demo.text),
    },
    stale: staleNotice(source, `projects/${project.slug}`),
    sample,
    caseStudy: {
      before: [
        ...part('problem', t('apps_problem'), caseStudy.problem),
        ...part('audience', t('apps_audience'), caseStudy.audience),
        ...part('role', t('apps_role'), caseStudy.role),
        ...part('constraints', t('apps_constraints'), caseStudy.constraints),
      ],
      decision: decision && {
        title: t(decision.title),
        text: t(decision.text),
        cost: decision.cost && t(decision.cost),
      },
      after: [
        ...part('tested', t('apps_tested'), caseStudy.tested),
        ...part('outcome', t('apps_outcome'), caseStudy.outcome),
        ...part('unknown', t('apps_unknown'), caseStudy.unknown),
        ...part('otherwise', t('apps_otherwise'), caseStudy.otherwise),
        ...parts.flatMap(({ title, text }, index) => part(`part-${index + 1}`, t(title), text)),
      ],
    },
    live,
    here,
    /** The fragment of its demo on this page, if nothing else of the project can be tried. */
    demoLink,
    repository,
    links: [
      ...(live ? [{ text: t('apps_live_app'), url: live }] : []),
      // A game that is played on this site is its own live app.
      ...(here && !live ? [{ text: t('apps_live_app'), url: pageUrl(here, language), to: here }] : []),
      ...(demoLink
        ? [{ text: t('apps_live_app'), url: pageUrl(projectPage(project), language) + demoLink, at: demoLink }]
        : []),
      ...(repository ? [{ text: t(repositoryLabel(repository)), url: repository }] : []),
    ],
    built: built && {
      start: shortMonth(built.start, language),
      /** null while the work continues. */
      end: built.end === null ? null : shortMonth(built.end, language),
    },
    technologies,
    hosting: hosting.map(({ part, provider }) => ({ part: t(part), provider })),
    tint,
    picture: illustrate(source, picture, project.slug),
  };
}

const repositoryLabel = (url: string) =>
  new URL(url).hostname.split('.').includes('github') ? 'apps_github_repository' : 'apps_repository';
