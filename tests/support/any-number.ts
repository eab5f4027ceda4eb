import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Content } from '../../engine/content/content.ts';
import { splitFrontMatter } from '../../engine/content/files/front-matter.ts';
import { siteFiles } from '../../engine/content/files/site-files.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import type { Edits } from './scratch-site.ts';
import { content } from './site-map.ts';

// Copies of the site under test in which every list is empty, or long, as an owner would write them.

type Data = Pick<Content, 'site' | 'home' | 'profile' | 'skills' | 'career' | 'resume' | 'contact' | 'games'>;

function write(data: Data): Edits {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [`${name}.yaml`, () => stringify(value)]));
}

/** The order of the projects by folder, and the small cards between them. */
function writeOrder(slugs: string[], fillers: Content['fillers']): Edits {
  return { 'projects/order.yaml': () => stringify({ projects: slugs, fillers }) };
}

const isWordsOfCode = (file: string) => /\.\w+\.yaml$/.test(file);

const isText = (file: string) => /\.(yaml|mdx)$/.test(file);

function textsOf(slug: string): [file: string, text: string][] {
  const folder = join(siteRoot, 'projects', slug);
  const texts = readdirSync(folder).filter(isText);
  return texts.map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

function picturesOf(slug: string): [file: string, picture: Uint8Array][] {
  const folder = join(siteRoot, 'projects', slug);
  const pictures = readdirSync(folder).filter((file) => !isText(file));
  return pictures.map((file) => [file, readFileSync(join(folder, file))]);
}

/** Removes everything optional from a project. */
function removeOptional(slug: string): Edits {
  const left = ([file, text]: [string, string]) => {
    if (file !== 'project.yaml') {
      const { title, description, pictureAlt } = parse(splitFrontMatter(text).front);
      return `---\n${stringify({ title, description, pictureAlt })}---\n`;
    }
    const { live: _live, repository: _repository, ...facts } = parse(text);
    return stringify({ ...facts, technologies: [], tags: [], hosting: [] });
  };
  return Object.fromEntries(textsOf(slug).map((one) => [`projects/${slug}/${one[0]}`, () => left(one)]));
}

/** A project under another name, without its code, because the names of islands must be unique. */
function copy(slug: string, as: string): Edits {
  const longer = ([file, text]: [string, string]) => {
    if (file === 'project.yaml') return text.replace(/^(key|try):.*\n/gm, '');
    const { front, body } = splitFrontMatter(text);
    return `---\n${front}---\n${`${body}\n`.repeat(12)}`;
  };
  const path = (file: string) => `projects/${as}/${file}`;
  return Object.fromEntries([
    ...textsOf(slug)
      .filter(([file]) => !isWordsOfCode(file))
      .map((one) => [path(one[0]), () => longer(one)]),
    ...picturesOf(slug)
      .filter(([file]) => !/\.(tsx?|css)$/.test(file))
      .map(([file, picture]) => [path(file), () => picture]),
  ]);
}

const { site, home, profile, skills, career, resume, contact, projects, fillers, games } = content;

/** Removes the texts of code in folders that are removed. */
function withoutWordsOf(folders: string): Edits {
  const files = siteFiles(siteRoot, `${folders}/**/*.en.yaml`);
  const keys = files.flatMap((file) => Object.keys(parse(readFileSync(join(siteRoot, file), 'utf8'))));
  const names = new Set(keys.map((key) => key.replace(/_(one|other)$/, '')));
  const isGone = (line: string) => names.has(line.replace(/(_(one|few|many|other))?:.*/, ''));
  const drop = (text: string) =>
    text
      .split('\n')
      .filter((line) => !isGone(line))
      .join('\n');
  return Object.fromEntries(['sv', 'cs'].map((code) => [`words/${code}.yaml`, drop]));
}

/** The minimum: every list is empty, and there is no article and no own page. */
export const withNothing: Edits = {
  ...write({
    site: { ...site, socials: [] },
    home: { ...home, showcase: [], method: [], explore: home.explore },
    profile: {
      ...profile,
      ...{ pictures: [], text: [], searchingFor: [], essentials: [], skills: [] },
      ...{ education: [], projects: [], hobbies: [], anthems: [] },
    },
    resume: { ...resume, languages: [], projects: [] },
    ...{ skills: [], career: [], contact: [], games: [] },
  }),
  ...withoutWordsOf('{articles,pages,projects}'),
  projects: () => undefined,
  articles: () => undefined,
  pages: () => undefined,
};

const keptSlugs = projects.map(({ slug }) => slug).filter((slug) => [projects[0]?.slug, games[0]?.slug].includes(slug));
/** Folders of the other projects and articles, which are removed. */
const left = [
  ...projects.filter(({ slug }) => !keptSlugs.includes(slug)).map(({ slug }) => `projects/${slug}`),
  ...readdirSync(join(siteRoot, 'articles')).flatMap((name) => (name === '3-short' ? [] : `articles/${name}`)),
];

/** One of each; of a project only the mandatory parts. */
export const withOne: Edits = {
  ...write({
    site: { ...site, socials: one(site.socials) },
    home: { ...home, showcase: one(home.showcase), method: one(home.method), explore: one(home.explore) },
    profile: {
      ...profile,
      pictures: one(profile.pictures),
      text: one(profile.text),
      searchingFor: one(profile.searchingFor),
      essentials: one(profile.essentials),
      skills: one(profile.skills),
      projects: one(profile.projects),
      hobbies: one(profile.hobbies),
      anthems: one(profile.anthems),
    },
    skills: skills.filter(({ key }) =>
      [...profile.skills.slice(0, 1), ...career.flatMap((job) => job.skills)].includes(key),
    ),
    career: one(career),
    resume: { ...resume, languages: one(resume.languages), projects: one(resume.projects) },
    contact: one(contact),
    games: one(games),
  }),
  ...withoutWordsOf(`{${left.join(',')}}`),
  ...writeOrder(keptSlugs, one(fillers)),
  ...Object.assign({}, ...keptSlugs.map(removeOptional)),
  ...Object.fromEntries(left.map((folder) => [folder, () => undefined])),
};

const copies = twelve(projects.filter(({ kind }) => kind === 'app')).map(({ slug }, index) => ({
  slug,
  as: `${slug}-${index}`,
}));

/** Twelve of each: every list is much longer than the sample’s. */
export const withTwelve: Edits = {
  ...write({
    site: {
      ...site,
      socials: twelve(site.socials, (social, index) => ({ ...social, url: `${new URL(social.url).origin}/${index}` })),
    },
    home: {
      ...home,
      showcase: twelve(home.showcase),
      method: twelve(home.method),
      explore: twelve(home.explore, (door) => ({ ...door, tags: twelve(home.explore[0]?.tags ?? []) })),
    },
    profile: {
      ...profile,
      pictures: twelve(profile.pictures),
      text: twelve(profile.text),
      searchingFor: twelve(profile.searchingFor),
      essentials: twelve(profile.essentials),
      skills: twelve(skills, (skill, index) => ({ ...skill, key: keyOf(skill.key, index) })).map(({ key }) => key),
      education: twelve(career).map(({ position, company, start }) => ({
        title: position,
        place: company,
        start: start ?? null,
        end: null,
      })),
      projects: twelve(profile.projects),
      hobbies: twelve(profile.hobbies),
      anthems: twelve(profile.anthems),
    },
    skills: twelve(skills, (skill, index) =>
      index < skills.length
        ? skill
        : { ...skill, key: keyOf(skill.key, index), name: `Skill ${index + 1}`, label: undefined },
    ),
    career: twelve(career, (job) => ({ ...job, responsibilities: twelve(job.responsibilities) })),
    resume: { ...resume, languages: twelve(resume.languages), projects: twelve(resume.projects) },
    contact: twelve(contact),
    // Each has a project page of its own.
    games: twelve(games, (game, index) =>
      index < games.length ? game : { ...game, slug: copies[index]?.as ?? '', play: 'https://games.example' },
    ),
  }),
  ...writeOrder([...projects.map(({ slug }) => slug), ...copies.map(({ as }) => as)], twelve(fillers)),
  ...Object.assign({}, ...copies.map(({ slug, as }) => copy(slug, as))),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `articles/${index + 10}-copy-${index}/en.mdx`,
      () =>
        readFileSync(join(siteRoot, 'articles/3-short/en.mdx'), 'utf8')
          .replace('number: 3', `number: ${index + 10}`)
          .replace('slug: short', `slug: copy-${index}`),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `pages/page-${index}/en.mdx`,
      () =>
        `---\ntitle: Page ${index}\ndescription: The page ${index}.\nmenu: [header, footer]\n---\n\n## A part\n\nText.\n`,
    ]),
  ),
};

function one<Value>(list: readonly Value[]): Value[] {
  return list.slice(0, 1);
}

/** Repeats a list up to twelve entries. */
function twelve<Value>(
  list: readonly Value[],
  change: (value: Value, index: number) => Value = (value) => value,
): Value[] {
  if (list.length === 0) return [];
  return Array.from({ length: 12 }, (_, index) => change(list[index % list.length] as Value, index));
}

/** The key of a repeated skill: the first keeps its own. */
function keyOf(key: string, index: number): string {
  return index < skills.length ? key : `${key}-${index}`;
}
