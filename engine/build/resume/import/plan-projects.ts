import { stringify } from 'yaml';
import type { Content } from '../../../content/content.ts';
import { schemaLine } from '../../../content/files/schema-line.ts';
import { slugOf } from '../../../content/languages/plain-letters.ts';
import { nameInMessages } from '../../../content/languages/source-language.ts';
import type { PlanInput } from './plan-parts.ts';
import type { ResumeProject } from './read-json-resume.ts';

const tints = ['coral', 'marigold', 'jacaranda', 'sea', 'rose', 'foam'] as const;

/**
 * New projects, as files. Those with the title of a project of the site are skipped, others need a name and a
 * description.
 */
export function planProjects({ resume, content, plan, textOf }: PlanInput): void {
  if (content.site.pages?.projects === false) {
    if (resume.projects?.length) plan.skipped.push('projects: site.yaml disables the page of projects');
    return;
  }
  const known = new Set(content.projects.map(({ title }) => textOf(title)?.toLowerCase()));
  const fresh = (resume.projects ?? []).filter((project, index) => {
    if (!project.name || !(project.description || project.highlights?.length)) {
      plan.skipped.push(
        `projects.${index}${project.name ? ` (${project.name})` : ''}: has no ${project.name ? 'description' : 'name'}`,
      );
      return false;
    }
    return !known.has(project.name.toLowerCase());
  });
  if (fresh.length === 0) return;
  const slugs = new Set(content.projects.map(({ slug }) => slug));
  const added = fresh.map((project, index) => {
    const slug = freeSlug(slugOf(project.name ?? '') || 'other', slugs);
    slugs.add(slug);
    const file = `projects/${slug}/project.yaml`;
    const facts = writeFacts(project, tints[index % tints.length] ?? 'sea');
    plan.files.set(file, `${schemaLine(file, 'project')}\n${facts}`);
    // A language that falls back shows the text of the default one, marked, until it has its own.
    for (const { code, fallback } of content.site.languages)
      if (fallback !== 'source') plan.files.set(`projects/${slug}/${code}.mdx`, writeTexts(project, code, content));
    return slug;
  });
  const order = [...content.projects.map(({ slug }) => slug), ...added];
  plan.fields.push({
    file: 'projects/order.yaml',
    path: [],
    value: { projects: order, fillers: content.fillers },
  });
  const best = [...content.resume.projects, ...added].slice(0, Math.max(3, content.resume.projects.length));
  plan.fields.push({ file: 'resume.yaml', path: ['projects'], value: best });
  plan.imported.push(`projects: ${fresh.map(({ name }) => name).join(', ')}, each in projects`);
  const dropped = fresh.filter(({ roles, entity, startDate }) => roles?.length || entity || startDate).length;
  if (dropped > 0)
    plan.skipped.push(`projects: roles, entity and dates (${dropped}): describe them in the project’s texts`);
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

function writeFacts({ url, keywords = [] }: ResumeProject, tint: string): string {
  const isCode = url && /^https?:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\./.test(url);
  const isAddress = url && /^https?:\/\//.test(url);
  const facts = {
    kind: 'app',
    ...(isAddress && (isCode ? { repository: url } : { live: url })),
    technologies: keywords,
    tags: keywords.slice(0, 4),
    hosting: [],
    size: 'medium',
    tint,
    icon: 'lucide:folder',
  };
  return stringify(facts);
}

function writeTexts(
  { name = '', description, highlights = [] }: ResumeProject,
  code: string,
  { site }: Content,
): string {
  const front = stringify({ title: name, description: description ?? highlights[0] ?? '' }, { lineWidth: 0 });
  const source = site.languages[0]?.code ?? 'en';
  const note =
    code === source
      ? '# ✎ Describe the project below: its purpose, your decisions, the results. caseStudy has fields for them.\n'
      : `# cspell:disable\n# ✎ Still in ${nameInMessages(source)}: translate this, then delete these two lines.\n`;
  const listed = description ? highlights : highlights.slice(1);
  const story = listed.map((one) => `- ${escapeMarkdown(one)}\n`).join('');
  return `---\n${note}${front}---\n${story && `\n${story}`}`;
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
