import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../../content/content.ts';
import { readContent } from '../../../content/read-content.ts';
import { siteRoot } from '../../../content/site-root.ts';
import { sourceOf } from '../../page-source.ts';
import { compareFit } from './fit.ts';
import { makeFitIndex } from './make-fit-index.ts';

const folder = join(import.meta.dirname, 'advertisements');
const own = await readContent(siteRoot);
const icon = 'lucide:box';
const skill = (key: string, name: string, more: object = {}) => ({ key, name, icon, ...more });

/** A developer with a job of four years. */
const content = {
  ...own,
  skills: [
    skill('html', 'HTML'),
    skill('css', 'CSS'),
    skill('typescript', 'TypeScript', { aliases: ['JavaScript'] }),
    skill('react', 'React'),
    skill('node', 'Node'),
    skill('golang', 'Golang'),
    skill('python', 'Python'),
    skill('sql', 'SQL'),
    skill('nosql', 'NoSQL', { technologies: ['MongoDB'] }),
    skill('rabbitmq', 'RabbitMQ'),
    skill('docker', 'Docker'),
    skill('kubernetes', 'Kubernetes'),
    skill('aws', 'AWS'),
    skill('rest', 'REST'),
    skill('xml', 'XML', { learning: true }),
  ],
  career: own.career.slice(0, 1).map((job) => ({
    ...job,
    start: '2022-01',
    end: '2025-12',
    skills: 'html css typescript react node sql nosql rabbitmq docker kubernetes aws rest golang python'.split(' '),
  })),
  profile: { ...own.profile, work: { modes: ['remote', 'hybrid'] } },
} as Content;
const index = makeFitIndex(sourceOf(content, 'en'));

const compare = (text: string) => {
  const { requirements, ...rest } = compareFit(text, index, '2026-11');
  const namesOf = (state: string) =>
    requirements
      .filter((one) => one.state === state)
      .map(
        ({ asked, mode, kind, years, optional, hasMetAlternative }) =>
          `${asked || mode || kind}${years ? ` ${years}y` : ''}${optional ? ' optional' : ''}${hasMetAlternative ? ' alternative met' : ''}`,
      );
  return { ...rest, met: namesOf('met'), partlyMet: namesOf('partlyMet'), missing: namesOf('missing') };
};

/** Expected requirements of each advertisement: years, “optional”, “alternative met” if missing but an alternative is met. */
const expected: Record<string, Omit<ReturnType<typeof compare>, 'unknown'> & { unknown: number }> = {
  'af-databasis.txt': {
    verdict: 'bad',
    met: ['MongoDB'],
    partlyMet: [],
    missing: ['Oracle 7y', 'PL/SQL 7y', 'PostgreSQL', 'onsite'],
    unknown: 1,
  },
  'af-webontwikkelaar.txt': {
    verdict: 'part',
    met: ['TypeScript', 'HTML', 'CSS', 'Engels', 'Docker optional', 'remote'],
    partlyMet: ['React 5y', 'Node 5y'],
    missing: ['Afrikaans'],
    unknown: 2,
  },
  'de-frontend.txt': {
    verdict: 'good',
    met: ['React 3y', 'TypeScript', 'HTML', 'CSS', 'Englisch', 'Docker optional', 'remote'],
    partlyMet: [],
    missing: ['Vue.js optional', 'Angular optional'],
    unknown: 3,
  },
  'de-go-entwickler.txt': {
    verdict: 'good',
    met: ['Go 2y', 'Python', 'SQL 2y', 'Kubernetes', 'Docker', 'AWS'],
    partlyMet: ['hybrid'],
    missing: ['Deutschkenntnisse optional'],
    unknown: 0,
  },
  'de-sap.txt': {
    verdict: 'bad',
    met: ['Englisch'],
    partlyMet: [],
    missing: ['SAP', 'onsite', 'ABAP', 'C# optional', 'Java optional', 'Deutsch'],
    unknown: 0,
  },
  'en-chef.txt': {
    verdict: 'bad',
    met: [],
    partlyMet: [],
    missing: ['onsite'],
    unknown: 3,
  },
  'en-data-science.txt': {
    verdict: 'bad',
    met: ['Python 2y'],
    partlyMet: [],
    missing: [
      'R 2y alternative met',
      'Julia 2y alternative met',
      'Tableau',
      'Power BI',
      'PyTorch',
      'TensorFlow',
      'scikit-learn',
      'French',
    ],
    unknown: 3,
  },
  'en-embedded-c.txt': {
    verdict: 'bad',
    met: [],
    partlyMet: [],
    missing: ['C', 'C++ 4y', 'Rust', 'C#', 'MATLAB optional', 'onsite'],
    unknown: 1,
  },
  'en-fullstack-list.txt': {
    verdict: 'good',
    met: ['React 2y', 'typescript', 'Golang 1y', 'docker', 'rabbitmq', 'mongo', 'python optional'],
    partlyMet: ['Node 5y', 'hybrid'],
    missing: ['kafka', 'n8n optional'],
    unknown: 0,
  },
  'en-go-backend.txt': {
    verdict: 'good',
    met: ['Kubernetes', 'AWS'],
    partlyMet: ['Go 5y', 'SQL 5y'],
    missing: ['Rust 5y alternative met'],
    unknown: 3,
  },
  'en-java-bank.txt': {
    verdict: 'bad',
    met: [],
    partlyMet: [],
    missing: [
      'Java 8y',
      'Spring Boot 8y',
      'Hibernate 8y',
      'Oracle 8y',
      'Kafka',
      'Jenkins',
      'OpenShift',
      'onsite',
      'German',
    ],
    unknown: 1,
  },
  'en-react-developer.txt': {
    verdict: 'good',
    met: ['React 3y', 'TypeScript 3y', 'HTML5', 'CSS3', 'REST APIs', 'English', 'Docker optional', 'remote'],
    partlyMet: [],
    missing: ['Jest optional', 'GraphQL optional'],
    unknown: 4,
  },
  'es-datos.txt': {
    verdict: 'part',
    met: ['Python 3y', 'SQL', 'AWS optional'],
    partlyMet: ['hybrid'],
    missing: ['Spark', 'Airflow optional'],
    unknown: 1,
  },
  'es-desarrollador.txt': {
    verdict: 'good',
    met: ['React 3y', 'TypeScript 3y', 'HTML', 'CSS', 'Inglés', 'Docker optional', 'Python optional', 'remote'],
    partlyMet: [],
    missing: [],
    unknown: 2,
  },
  'es-php.txt': {
    verdict: 'bad',
    met: [],
    partlyMet: [],
    missing: ['PHP 5y', 'onsite', 'Laravel 5y', 'MySQL', 'Redis', 'Vue', 'Español'],
    unknown: 1,
  },
  'fr-devops.txt': {
    verdict: 'good',
    met: ['Kubernetes 3y', 'Docker 3y', 'AWS 3y', 'Python', 'Go', 'Anglais', 'remote'],
    partlyMet: [],
    missing: ['Terraform', 'Ansible'],
    unknown: 0,
  },
  'pt-fullstack.txt': {
    verdict: 'good',
    met: [
      'Node.js 4y',
      'React 4y',
      'TypeScript',
      'MongoDB',
      'RabbitMQ',
      'Inglês',
      'Docker',
      'Kubernetes',
      'Go optional',
      'remote',
    ],
    partlyMet: [],
    missing: ['Rust optional alternative met'],
    unknown: 1,
  },
  'pt-mobile.txt': {
    verdict: 'bad',
    met: [],
    partlyMet: [],
    missing: ['iOS', 'Swift 5y', 'SwiftUI 5y', 'Objective-C', 'Xcode', 'Kotlin optional', 'onsite', 'Português'],
    unknown: 0,
  },
  'zu-idatha.txt': {
    verdict: 'part',
    met: ['Python', 'SQL', 'AWS', 'Go optional'],
    partlyMet: ['experience 5y'],
    missing: ['Rust optional', 'onsite'],
    unknown: 1,
  },
  'zu-umthuthukisi.txt': {
    verdict: 'good',
    met: ['React 3y', 'TypeScript 3y', 'HTML', 'CSS', 'isiNgisi', 'Node 2y', 'Docker optional', 'remote'],
    partlyMet: [],
    missing: [],
    unknown: 2,
  },
};

test.each(readdirSync(folder))('finds the requirements of %s', (file) => {
  const { unknown, ...rest } = compare(readFileSync(join(folder, file), 'utf8'));
  expect({ ...rest, unknown: unknown.length }).toEqual(expected[file]);
});

test('the test advertisements are in English, Zulu, Afrikaans, German, Spanish, Portuguese and French', () => {
  const codes = readdirSync(folder).map((file) => file.slice(0, 2));
  expect(new Set(codes)).toEqual(new Set(['en', 'zu', 'af', 'de', 'es', 'pt', 'fr']));
});

const found = (text: string) => {
  const { met, partlyMet, missing } = compare(text);
  return [...met, ...partlyMet, ...missing];
};

test.each([
  ['We go live, you go home', []],
  ['Go-to-market strategy', []],
  ['Go to the office', []],
  ['You write Go.', []],
  ['Services in Go', ['Go']],
  ['Go 1.22', ['Go']],
  ['JavaScript', ['JavaScript']],
  ['Java', ['Java']],
  ['Java Script', ['Java Script']],
  ['C, C++ and C#', ['C', 'C++', 'C#']],
  ['Objective-C', ['Objective-C']],
  ['C-level talks, R&D, vitamin C', []],
  ['R and Python', ['Python', 'R']],
  ['React to changes', []],
  ['React Native', ['React Native']],
  ['React.js', ['React.js']],
  ['You react to React', ['React']],
  ['Swift answers, rust on the door', []],
  ['Swift and Kotlin', ['Swift', 'Kotlin']],
  ['Rust developer', ['Rust']],
  ['the rest of the team', []],
  ['a REST service', ['REST']],
  ['.NET and ASP.NET', ['.NET', 'ASP.NET']],
  ['a safety net', []],
  ['No PHP', []],
  ['PHP is not needed', []],
])('finds the required tools in “%s”', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('assigns years of experience to the tool beside them', () => {
  expect(found('5 years of React and 2 years of Node')).toEqual(['Node 2y', 'React 5y']);
  expect(found('React (3 years), Node (6 years)')).toEqual(['React 3y', 'Node 6y']);
  expect(found('3-5 years of React')).toEqual(['React 3y']);
  expect(found('We have been building with React for 20 years')).toEqual(['React']);
  expect(found('Nine years of React')).toEqual(['React 9y']);
});

test('a met alternative counts only for the tools joined by “or”, not for the list before them', () => {
  expect(compare('Vue, Angular or React').missing).toEqual(['Vue alternative met', 'Angular alternative met']);
  expect(compare('React and TypeScript, Java or Kotlin').missing).toEqual(['Java', 'Kotlin']);
  expect(compare('TypeScript and Java or React').missing).toEqual(['Java alternative met']);
  expect(compare('React und TypeScript, Java oder Kotlin, Docker').missing).toEqual(['Java', 'Kotlin']);
});

test('a requirement in several spellings counts once', () => {
  expect(found('- Vue.js\n- VueJS\n- Fluent German\n- Deutschkenntnisse')).toEqual(['Vue.js', 'German']);
});

test('a skill that is still being learnt meets a requirement only in part', () => {
  expect(compare('XML').partlyMet).toEqual(['XML']);
});

test('a language that is mentioned without being required is not a requirement', () => {
  expect(found('Our German customers write in English')).toEqual([]);
  expect(found('German C1 and fluent English')).toEqual(['English', 'German']);
});

test('office work in the owner’s city is met, also if the city’s name contains punctuation', () => {
  const resume = { ...own.resume, place: { ...own.resume.place, city: 'city' } };
  const dictionaries = { ...own.dictionaries, en: { ...own.dictionaries.en, city: 'Frankfurt (Oder)' } };
  const profile = { ...own.profile, work: { modes: ['onsite'] } };
  const there = makeFitIndex(sourceOf({ ...content, resume, dictionaries, profile } as Content, 'en'));
  const stateIn = (text: string) => compareFit(text, there, '2026-11').requirements.map(({ state }) => state);
  expect(stateIn('On site in Frankfurt (Oder)')).toEqual(['met']);
  expect(stateIn('On site in Frankfurt')).toEqual(['partlyMet']);
});

test('does not confuse a language with another whose code starts with the same letters', () => {
  const spoken = { ...own.resume.languages[0], code: 'fil' };
  const speaks = makeFitIndex(
    sourceOf({ ...content, resume: { ...own.resume, languages: [spoken] } } as Content, 'en'),
  );
  expect(compareFit('Fluent Finnish', speaks, '2026-11').requirements.map(({ state }) => state)).toEqual(['missing']);
});

test('does not judge the place of work if the owner states no ways of working', () => {
  const { place, ...rest } = index;
  const result = compareFit('On site in Berlin', { ...rest, place: { ...place, modes: [] } }, '2026-11');
  expect(result).toEqual({ requirements: [], unknown: ['On site in Berlin'], verdict: 'none' });
});

test('an empty text has no requirements', () => {
  expect(compareFit('\n \n', index, '2026-11')).toEqual({ requirements: [], unknown: [], verdict: 'none' });
});
