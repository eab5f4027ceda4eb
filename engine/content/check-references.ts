import type { Content } from './content.ts';
import { foldersIn } from './files/read-folder.ts';
import { positionIn } from './files/read-yaml.ts';
import type { Problem } from './problems.ts';
import { listProjects } from './read-project-texts.ts';
import { homeSections } from './schemas/home.ts';
import { findFont } from './theme/font-package.ts';

/** Reports projects, articles, skills, fonts, islands and sections that data files name but that do not exist. */
export function checkReferences(root: string, content: Content, problems: Problem[]): void {
  // A project or article with problems has been reported; its folder shows that it exists.
  const slugs = [...new Set([...content.projects, ...listProjects(root)].map(({ slug }) => slug))];
  const folders = foldersIn(root, 'articles').map((folder) => Number.parseInt(folder, 10));
  const numbers = [...new Set([...content.articles.map(({ number }) => number), ...folders])].sort((a, b) => a - b);
  const skills = content.skills.map(({ key }) => key);
  const expect = (name: string, path: PropertyKey[], value: unknown, known: readonly unknown[], kind: string) => {
    if (known.includes(value)) return;
    const file = `${name}.yaml`;
    problems.push({
      file,
      ...positionIn(root, file, path),
      key: path.join('.'),
      message: `no ${kind} ${JSON.stringify(value)}: ${known.length > 0 ? `use one of ${known.join(', ')}` : 'the site has none'}`,
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
        file: 'resume.yaml',
        ...positionIn(root, 'resume.yaml', ['fonts', index]),
        key: `fonts.${index}`,
        message: `the package ${name} is not installed: run npm install -D ${name}`,
      });
  for (const [index, { slug }] of content.games.entries()) expect('games', [index, 'slug'], slug, slugs, 'project');
  const islands = Object.keys(content.code.islands);
  for (const project of content.projects)
    if (project.try)
      expect(`projects/${project.slug}/project`, ['try', 'island'], project.try.island, islands, 'island');
  const known = [...homeSections, ...Object.keys(content.code.sections)];
  for (const [index, name] of content.home.sections.entries())
    if (!known.includes(name))
      problems.push({
        file: 'home.yaml',
        ...positionIn(root, 'home.yaml', ['sections', index]),
        key: `sections.${index}`,
        message: `no section named ${name}: use one of ${known.join(', ')}`,
      });
  for (const [index, { slug, play }] of content.games.entries())
    if (!play && !content.code.games[slug])
      problems.push({
        file: 'games.yaml',
        ...positionIn(root, 'games.yaml', [index]),
        key: `${index}.play`,
        message: `a game needs the address where it is played, or code in games/${slug}/game.tsx`,
      });
}
