import { escapeRegExp } from '../../../content/escape-regexp.ts';
import type { Skill } from '../../../content/schemas.ts';
import { pageAddress } from '../../../routes/addresses.ts';
import { projectPage } from '../../../routes/pages.ts';
import { fold } from '../../../ui/fold.ts';
import type { PageSource } from '../../page-data.ts';
import { languageText } from '../../resume/key-facts.ts';
import { evidenceOf } from '../skill-evidence.ts';
import { skillName, summarizeEvidence } from '../skills-data.ts';
import { plainName } from './advertisement.ts';
import { rankOf } from './find-facts.ts';
import type { Depth, FitIndex, Subject } from './fit-index.ts';
import { modeKeys } from './keys.ts';
import { nameLanguages } from './language-names.ts';
import { spellingsOf } from './spellings.ts';
import { listAmbiguous, listTools } from './tools.ts';
import { fitWords } from './words.ts';

/** The data of the comparison, in the page’s language. */
export function makeFitIndex(source: PageSource): FitIndex {
  const { content, t } = source;
  const skills = content.skills.map((skill) => ({
    subject: subjectOf(skill, source),
    spellings: namesOf(skill, source),
  }));
  const known = new Set(skills.flatMap(({ spellings }) => spellings.map(plainName)));
  const others = technologiesOf(source).filter(({ name }) => !known.has(plainName(name)));
  const all = [...skills, ...others.map((subject) => ({ subject, spellings: [subject.name] }))];
  const names: Record<string, number> = {};
  // The owner’s names take precedence over general spellings.
  for (const variantsOf of [(name: string) => [name], spellingsOf])
    for (const [index, { spellings }] of all.entries())
      for (const name of spellings.map(plainName).flatMap(variantsOf)) names[name] ??= index;
  const tools = listTools().filter((name) => !Object.hasOwn(names, name));
  const { place, languages } = content.resume;
  const work = content.profile.work;
  return {
    subjects: all.map(({ subject }) => subject),
    names,
    tools: tools.join(' '),
    careful: listAmbiguous([...Object.keys(names), ...tools]).join(' '),
    languages: nameLanguages(),
    speaks: Object.fromEntries(
      languages.flatMap(({ code, ...language }) => {
        const rank = language.level ? rankOf(fold(t(language.level)), fitWords.levels) : 0;
        return code ? [[code.replace(/-.*/, ''), { text: languageText(language, t), rank }]] : [];
      }),
    ),
    career: periodsOf(content.career.filter(({ skills }) => skills.length > 0)),
    place: {
      text: [t(place.text), ...(work?.modes ?? []).map((mode) => t(modeKeys[mode]))].join(' · '),
      names: inAllLanguages(place.city, source).map((name) => escapeRegExp(fold(name))),
      modes: work?.modes ?? [],
    },
    words: fitWords,
  };
}

function subjectOf(skill: Skill, source: PageSource): Subject {
  const { projects, articles, jobs } = evidenceOf(skill, source.content);
  const depths: [Depth, boolean][] = [
    ['job', jobs.length > 0],
    ['project', projects.length > 0],
    ['article', articles.length > 0],
    ['learning', skill.learning === true],
  ];
  return {
    name: skillName(skill, source),
    depth: depths.find(([, exists]) => exists)?.[0] ?? 'named',
    periods: periodsOf(jobs),
    links: summarizeEvidence(skill, source).flatMap(({ links }) =>
      links.flatMap(({ text, href }) => (href ? [{ text, href }] : [])),
    ),
  };
}

/** Technologies of projects that no skill names. */
function technologiesOf({ content, language, t }: PageSource): Subject[] {
  const projects = content.projects.filter(({ kind }) => kind !== 'template');
  return [...new Set(projects.flatMap(({ technologies }) => technologies))].map((name) => ({
    name,
    depth: 'project',
    periods: [],
    links: projects
      .filter(({ technologies }) => technologies.includes(name))
      .map((project) => ({ text: t(project.title), href: pageAddress(projectPage(project), language) })),
  }));
}

/** All names of a skill, in every language if the name is translated. */
const namesOf = ({ key, name, label, technologies = [], aliases = [] }: Skill, source: PageSource): string[] => [
  ...(name ? [name] : label ? inAllLanguages(label, source) : [key]),
  ...technologies,
  ...aliases,
];

const inAllLanguages = (key: string, { content }: PageSource): string[] => [
  ...new Set(Object.values(content.dictionaries).flatMap((texts) => texts[key] ?? [])),
];

const periodsOf = (jobs: PageSource['content']['career']): Subject['periods'] =>
  jobs.flatMap(({ start, end = null }) => (start === undefined ? [] : [[start, end]]));
