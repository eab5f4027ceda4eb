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
  const { demands, ...rest } = compareFit(text, index, '2026-11');
  const namesOf = (state: string) =>
    demands
      .filter((one) => one.state === state)
      .map(
        ({ asked, mode, kind, years, wish, spared }) =>
          `${asked || mode || kind}${years ? ` ${years}y` : ''}${wish ? ' wish' : ''}${spared ? ' spared' : ''}`,
      );
  return { ...rest, there: namesOf('there'), short: namesOf('short'), missing: namesOf('missing') };
};

/** What each of the twenty advertisements asks for: with years, and what is only welcome or has an alternative that is met. */
const expected: Record<string, Omit<ReturnType<typeof compare>, 'unknown'> & { unknown: number }> = {
  'af-databasis.txt': {
    verdict: 'bad',
    there: ['MongoDB'],
    short: [],
    missing: ['Oracle 7y', 'PL/SQL 7y', 'PostgreSQL', 'onsite'],
    unknown: 1,
  },
  'af-webontwikkelaar.txt': {
    verdict: 'part',
    there: ['TypeScript', 'HTML', 'CSS', 'Engels', 'Docker wish', 'remote'],
    short: ['React 5y', 'Node 5y'],
    missing: ['Afrikaans'],
    unknown: 2,
  },
  'de-frontend.txt': {
    verdict: 'good',
    there: ['React 3y', 'TypeScript', 'HTML', 'CSS', 'Englisch', 'Docker wish', 'remote'],
    short: [],
    missing: ['Vue.js wish', 'Angular wish'],
    unknown: 3,
  },
  'de-go-entwickler.txt': {
    verdict: 'good',
    there: ['Go 2y', 'Python', 'SQL 2y', 'Kubernetes', 'Docker', 'AWS'],
    short: ['hybrid'],
    missing: ['Deutschkenntnisse wish'],
    unknown: 0,
  },
  'de-sap.txt': {
    verdict: 'bad',
    there: ['Englisch'],
    short: [],
    missing: ['SAP', 'onsite', 'ABAP', 'C# wish', 'Java wish', 'Deutsch'],
    unknown: 0,
  },
  'en-chef.txt': {
    verdict: 'bad',
    there: [],
    short: [],
    missing: ['onsite'],
    unknown: 3,
  },
  'en-data-science.txt': {
    verdict: 'bad',
    there: ['Python 2y'],
    short: [],
    missing: [
      'R 2y spared',
      'Julia 2y spared',
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
    there: [],
    short: [],
    missing: ['C', 'C++ 4y', 'Rust', 'C#', 'MATLAB wish', 'onsite'],
    unknown: 1,
  },
  'en-fullstack-list.txt': {
    verdict: 'good',
    there: ['React 2y', 'typescript', 'Golang 1y', 'docker', 'rabbitmq', 'mongo', 'python wish'],
    short: ['Node 5y', 'hybrid'],
    missing: ['kafka', 'n8n wish'],
    unknown: 0,
  },
  'en-go-backend.txt': {
    verdict: 'good',
    there: ['Kubernetes', 'AWS'],
    short: ['Go 5y', 'SQL 5y'],
    missing: ['Rust 5y spared'],
    unknown: 3,
  },
  'en-java-bank.txt': {
    verdict: 'bad',
    there: [],
    short: [],
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
    there: ['React 3y', 'TypeScript 3y', 'HTML5', 'CSS3', 'REST APIs', 'English', 'Docker wish', 'remote'],
    short: [],
    missing: ['Jest wish', 'GraphQL wish'],
    unknown: 4,
  },
  'es-datos.txt': {
    verdict: 'part',
    there: ['Python 3y', 'SQL', 'AWS wish'],
    short: ['hybrid'],
    missing: ['Spark', 'Airflow wish'],
    unknown: 1,
  },
  'es-desarrollador.txt': {
    verdict: 'good',
    there: ['React 3y', 'TypeScript 3y', 'HTML', 'CSS', 'Inglés', 'Docker wish', 'Python wish', 'remote'],
    short: [],
    missing: [],
    unknown: 2,
  },
  'es-php.txt': {
    verdict: 'bad',
    there: [],
    short: [],
    missing: ['PHP 5y', 'onsite', 'Laravel 5y', 'MySQL', 'Redis', 'Vue', 'Español'],
    unknown: 1,
  },
  'fr-devops.txt': {
    verdict: 'good',
    there: ['Kubernetes 3y', 'Docker 3y', 'AWS 3y', 'Python', 'Go', 'Anglais', 'remote'],
    short: [],
    missing: ['Terraform', 'Ansible'],
    unknown: 0,
  },
  'pt-fullstack.txt': {
    verdict: 'good',
    there: [
      'Node.js 4y',
      'React 4y',
      'TypeScript',
      'MongoDB',
      'RabbitMQ',
      'Inglês',
      'Docker',
      'Kubernetes',
      'Go wish',
      'remote',
    ],
    short: [],
    missing: ['Rust wish spared'],
    unknown: 1,
  },
  'pt-mobile.txt': {
    verdict: 'bad',
    there: [],
    short: [],
    missing: ['iOS', 'Swift 5y', 'SwiftUI 5y', 'Objective-C', 'Xcode', 'Kotlin wish', 'onsite', 'Português'],
    unknown: 0,
  },
  'zu-idatha.txt': {
    verdict: 'part',
    there: ['Python', 'SQL', 'AWS', 'Go wish'],
    short: ['experience 5y'],
    missing: ['Rust wish', 'onsite'],
    unknown: 1,
  },
  'zu-umthuthukisi.txt': {
    verdict: 'good',
    there: ['React 3y', 'TypeScript 3y', 'HTML', 'CSS', 'isiNgisi', 'Node 2y', 'Docker wish', 'remote'],
    short: [],
    missing: [],
    unknown: 2,
  },
};

test.each(readdirSync(folder))('%s', (file) => {
  const { unknown, ...rest } = compare(readFileSync(join(folder, file), 'utf8'));
  expect({ ...rest, unknown: unknown.length }).toEqual(expected[file]);
});

test('all languages of the interface have advertisements', () => {
  const codes = readdirSync(folder).map((file) => file.slice(0, 2));
  expect(new Set(codes)).toEqual(new Set(['en', 'zu', 'af', 'de', 'es', 'pt', 'fr']));
});

const found = (text: string) => {
  const { there, short, missing } = compare(text);
  return [...there, ...short, ...missing];
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
])('%s', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('years are those of the tool beside them', () => {
  expect(found('5 years of React and 2 years of Node')).toEqual(['Node 2y', 'React 5y']);
  expect(found('React (3 years), Node (6 years)')).toEqual(['React 3y', 'Node 6y']);
  expect(found('3-5 years of React')).toEqual(['React 3y']);
  expect(found('We have been building with React for 20 years')).toEqual(['React']);
  expect(found('Nine years of React')).toEqual(['React 9y']);
});

test('an alternative replaces what is joined to it by “or”, and no list before that', () => {
  expect(compare('Vue, Angular or React').missing).toEqual(['Vue spared', 'Angular spared']);
  expect(compare('React and TypeScript, Java or Kotlin').missing).toEqual(['Java', 'Kotlin']);
  expect(compare('TypeScript and Java or React').missing).toEqual(['Java spared']);
  expect(compare('React und TypeScript, Java oder Kotlin, Docker').missing).toEqual(['Java', 'Kotlin']);
});

test('a requirement in several spellings counts once', () => {
  expect(found('- Vue.js\n- VueJS\n- Fluent German\n- Deutschkenntnisse')).toEqual(['Vue.js', 'German']);
});

test('what is still being learnt is there in part', () => {
  expect(compare('XML').short).toEqual(['XML']);
});

test('a language that is used and not asked for is not a demand', () => {
  expect(found('Our German customers write in English')).toEqual([]);
  expect(found('German C1 and fluent English')).toEqual(['English', 'German']);
});

test('office work in the owner’s own place is there, whatever signs its name has', () => {
  const resume = { ...own.resume, place: { ...own.resume.place, city: 'city' } };
  const dictionaries = { ...own.dictionaries, en: { ...own.dictionaries.en, city: 'Frankfurt (Oder)' } };
  const profile = { ...own.profile, work: { modes: ['onsite'] } };
  const there = makeFitIndex(sourceOf({ ...content, resume, dictionaries, profile } as Content, 'en'));
  const stateIn = (text: string) => compareFit(text, there, '2026-11').demands.map(({ state }) => state);
  expect(stateIn('On site in Frankfurt (Oder)')).toEqual(['there']);
  expect(stateIn('On site in Frankfurt')).toEqual(['short']);
});

test('the code of a language that the owner speaks is read in full', () => {
  const spoken = { ...own.resume.languages[0], code: 'fil' };
  const speaks = makeFitIndex(
    sourceOf({ ...content, resume: { ...own.resume, languages: [spoken] } } as Content, 'en'),
  );
  expect(compareFit('Fluent Finnish', speaks, '2026-11').demands.map(({ state }) => state)).toEqual(['missing']);
});

test('without ways of working the question of the place is left to the reader', () => {
  const { place, ...rest } = index;
  const result = compareFit('On site in Berlin', { ...rest, place: { ...place, modes: [] } }, '2026-11');
  expect(result).toEqual({ demands: [], unknown: ['On site in Berlin'], verdict: 'none' });
});

test('an empty text asks for nothing', () => {
  expect(compareFit('\n \n', index, '2026-11')).toEqual({ demands: [], unknown: [], verdict: 'none' });
});
