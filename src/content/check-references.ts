import { readFileSync } from 'node:fs';
import type { Content } from './content.ts';
import type { Problem } from './problems.ts';
import { foldersIn } from './read-folder.ts';
import { listProjects } from './read-project-texts.ts';
import { positionIn } from './read-yaml.ts';
import { readScenery } from './scenery.ts';
import { findFont } from './theme/font-package.ts';

/** Checks what one file says of another: projects, articles and skills that are named must exist. */
export function checkReferences(root: string, content: Content, problems: Problem[]): void {
  // A project or an article that is wrong in itself is reported already: its folder says that it exists.
  const slugs = [...new Set([...content.projects, ...listProjects(root)].map(({ slug }) => slug))];
  const folders = foldersIn(root, 'content/articles').map((folder) => Number.parseInt(folder, 10));
  const numbers = [...new Set([...content.articles.map(({ number }) => number), ...folders])].sort((a, b) => a - b);
  const skills = content.skills.map(({ key }) => key);
  const expect = (name: string, path: PropertyKey[], value: unknown, known: readonly unknown[], what: string) => {
    if (known.includes(value)) return;
    const file = `content/${name}.yaml`;
    problems.push({
      file,
      ...positionIn(root, file, path),
      key: path.join('.'),
      message: `no ${what} ${JSON.stringify(value)}; there ${known.length > 0 ? `are ${known.join(', ')}` : 'is none'}`,
    });
  };
  for (const [index, item] of content.home.showcase.entries()) {
    if (item.kind === 'project') expect('home', ['showcase', index, 'slug'], item.slug, slugs, 'project');
    if (item.kind === 'article') expect('home', ['showcase', index, 'number'], item.number, numbers, 'article');
  }
  for (const [index, key] of content.profile.skills.entries())
    expect('profile', ['skills', index], key, skills, 'skill');
  for (const [index, { slug }] of content.profile.projects.entries())
    expect('profile', ['projects', index, 'slug'], slug, slugs, 'project');
  for (const [index, slug] of content.resume.projects.entries())
    expect('resume', ['projects', index], slug, slugs, 'project');
  for (const [index, group] of (content.resume.skills ?? []).entries())
    for (const [place, key] of group.skills.entries())
      expect('resume', ['skills', index, 'skills', place], key, skills, 'skill');
  for (const [index, job] of content.career.entries()) {
    for (const [place, key] of job.skills.entries()) expect('career', [index, 'skills', place], key, skills, 'skill');
  }
  for (const [index, name] of (content.resume.fonts ?? []).entries())
    if (!findFont(name))
      problems.push({
        file: 'content/resume.yaml',
        ...positionIn(root, 'content/resume.yaml', ['fonts', index]),
        key: `fonts.${index}`,
        message: `no package ${name} is installed: npm install -D ${name}`,
      });
  for (const [index, { slug }] of content.games.entries()) expect('games', [index, 'slug'], slug, slugs, 'project');
  checkSceneries(root, content, problems);
}

function checkSceneries(root: string, { games, pictures }: Content, problems: Problem[]): void {
  for (const [index, { scenery }] of games.entries()) {
    const drawing = scenery && pictures[`pictures/${scenery}`]?.light;
    // What cannot be read at all is reported already.
    if (!drawing) continue;
    const file = 'content/games.yaml';
    const place = { file, ...positionIn(root, file, [index, 'scenery']), key: `${index}.scenery` };
    if (!drawing.drawing) problems.push({ ...place, message: 'a scenery is a drawing: SVG' });
    else {
      const { missing } = readScenery(readFileSync(drawing.source, 'utf8'));
      if (missing.length > 0)
        problems.push({ ...place, message: `${scenery} lacks a <view> named ${missing.join(', ')}` });
    }
  }
}
