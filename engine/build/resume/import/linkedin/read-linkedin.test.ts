import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { copyContent } from '../../../../../tests/support/content-copy.ts';
import { readContent } from '../../../../content/read-content.ts';
import { importResume } from '../import-resume.ts';
import { readJsonResume } from '../read-json-resume.ts';
import { readLinkedIn } from './read-linkedin.ts';

const folder = mkdtempSync(join(tmpdir(), 'linkedin-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Export = Record<string, string | Uint8Array>;

const bytesOf = (files: Export) =>
  Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text] as const);

function zip(name: string, files: Export): string {
  const path = join(folder, name);
  writeFileSync(path, zipSync(Object.fromEntries(bytesOf(files))));
  return path;
}

function unpacked(name: string, files: Export): string {
  for (const [file, bytes] of bytesOf(files)) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  return join(folder, name);
}

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** A full export: commas, quotation marks and line breaks within cells, CRLF, other files. */
const engineer: Export = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
    'Ada,Example,,,,Platform engineer,"I keep ""boring"" systems\r\nup, and quiet.",,211 20,"Malmö, Skåne County, Sweden",[adaexample],"[PORTFOLIO:https://ada.example,BLOG:https://blog.ada.example/en,OTHER:https://github.com/ada]",\r\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\r\nold@ada.example,Yes,No,1/1/20\r\nada@ada.example,Yes,Yes,2/2/22\r\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\r\n,+46 40 000 000,Mobile\r\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\r\n' +
    '"Looms, Ltd",Platform engineer,"Runs the build farm.\r\n• Halved its queue\r\n- Wrote the ""runbook"", twice",Malmö,Mar 2021,\r\n' +
    'Freight,Operator,,,2018,Feb 2021\r\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\r\nLund University,2014,2018,Thesis on queues,BSc,Choir\r\n',
  'Skills.csv': 'Name\r\nKubernetes\r\nTerraform\r\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\r\nCKA,https://cert.example/1,CNCF,Jun 2022,,ABC\r\n',
  'Languages.csv':
    'Name,Proficiency\r\nSwedish,Native or bilingual proficiency\r\nEnglish,Full professional proficiency\r\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\r\nLoomboard,A board of looms.,https://loom.example,Jan 2020,Mar 2021\r\n',
  'Connections.csv': 'Notes:\r\n"A note"\r\n\r\nFirst Name\r\nEve\r\n',
  'messages.csv': 'CONVERSATION ID\r\n1\r\n',
};

/** Also checks that the result is a valid JSON Resume. */
const read = (path: string) => {
  const { resume, skipped } = readLinkedIn(path);
  return { resume: readJsonResume(JSON.stringify(resume)), skipped };
};

test('a full export is read: profile, jobs with lists, school, skills, certificates, languages, projects', () => {
  const { resume } = read(zip('whole.zip', engineer));
  expect(resume).toEqual({
    basics: {
      name: 'Ada Example',
      label: 'Platform engineer',
      email: 'ada@ada.example',
      phone: '+46 40 000 000',
      url: 'https://ada.example',
      summary: 'I keep "boring" systems up, and quiet.',
      location: { city: 'Malmö', region: 'Skåne County', countryCode: 'SE' },
      profiles: [
        { network: 'blog.ada.example', url: 'https://blog.ada.example/en' },
        { network: 'GitHub', url: 'https://github.com/ada' },
        { network: 'X', username: 'adaexample', url: 'https://x.com/adaexample' },
      ],
    },
    work: [
      {
        name: 'Looms, Ltd',
        position: 'Platform engineer',
        location: 'Malmö',
        summary: 'Runs the build farm.',
        highlights: ['Halved its queue', 'Wrote the "runbook", twice'],
        startDate: '2021-03',
      },
      { name: 'Freight', position: 'Operator', startDate: '2018', endDate: '2021-02' },
    ],
    education: [{ institution: 'Lund University', studyType: 'BSc', startDate: '2014', endDate: '2018' }],
    skills: [{ name: 'Kubernetes' }, { name: 'Terraform' }],
    languages: [
      { language: 'Swedish', fluency: 'Native or bilingual proficiency' },
      { language: 'English', fluency: 'Full professional proficiency' },
    ],
    certificates: [{ name: 'CKA', issuer: 'CNCF', url: 'https://cert.example/1', date: '2022-06' }],
    projects: [
      { name: 'Loomboard', description: 'A board of looms.', url: 'https://loom.example', startDate: '2020-01' },
    ],
  });
});

test('columns and files that are left out are listed', () => {
  expect(read(zip('skipped.zip', engineer)).skipped).toEqual([
    'Profile.csv: Zip Code',
    'Education.csv, row 1: Notes',
    'Education.csv, row 1: Activities',
    'Certifications.csv, row 1: License Number',
    'Projects.csv, row 1: Finished On',
    'Connections.csv, messages.csv: not part of a resume',
  ]);
});

test('the label is the title of a current job whose company the headline names, or else its first part', () => {
  const labelOf = (headline: string) => {
    const profile = `First Name,Headline\nAda,"${headline}"\n`;
    const jobs = 'Company Name,Title,Finished On\nOld Looms,Operator,May 2019\nLooms,Platform engineer,\n';
    const { resume, skipped } = read(zip('headline.zip', { 'Profile.csv': profile, 'Positions.csv': jobs }));
    return [resume.basics?.label, ...skipped];
  };
  expect(labelOf('Platform engineer at Looms | Go, SQL')).toEqual([
    'Platform engineer',
    'Profile.csv, Headline: “Platform engineer at Looms | Go, SQL” is shortened to “Platform engineer”',
  ]);
  expect(labelOf('Weaver · Looking for work')[0]).toBe('Weaver');
  expect(labelOf('Site-reliability engineer')).toEqual(['Site-reliability engineer']);
});

test('LinkedIn’s additions to the name of a skill are removed, and abbreviations are kept', () => {
  const skills = [
    'Python (Programming Language)',
    'C# (programmeringsspråk)',
    'Amazon Web Services (AWS)',
    '(React) Native',
  ];
  const { resume } = read(zip('skills.zip', { 'Skills.csv': `Name\n${skills.join('\n')}\n` }));
  expect(resume.skills?.map(({ name }) => name)).toEqual([
    'Python',
    'C#',
    'Amazon Web Services (AWS)',
    '(React) Native',
  ]);
});

test('voluntary work, honours and publications are read, so that an import lists them as left out', () => {
  const tables = {
    'Volunteering.csv': 'Company Name,Role\nCode Club,Tutor\n',
    'Honors.csv': 'Title\nColleague of the year\n',
    'Publications.csv': 'Name\nOn queues\n',
  };
  expect(read(zip('more.zip', tables)).resume).toMatchObject({
    volunteer: [{ organization: 'Code Club', position: 'Tutor' }],
    awards: [{ title: 'Colleague of the year' }],
    publications: [{ name: 'On queues' }],
  });
});

test('an unpacked export in a nested folder is read, with byte order marks in its files', () => {
  const files = Object.fromEntries(
    Object.entries(engineer).map(([name, text]) => [`Basic_Export/${name}`, `\uFEFF${text}`]),
  );
  expect(read(unpacked('folder', files)).resume).toEqual(read(zip('same.zip', engineer)).resume);
});

test('tables that a spreadsheet saved as UTF-16 or Windows-1252 keep their letters', () => {
  const positions =
    'Company Name,Title,Description,Location,Started On,Finished On\nBäckerei Müller,Fräser,,Köln,Okt 2020,Dez 2021\n';
  for (const encode of [utf16, latin]) {
    const { resume } = read(zip('letters.zip', { 'Positions.csv': encode(positions) }));
    expect(resume.work).toEqual([
      { name: 'Bäckerei Müller', position: 'Fräser', location: 'Köln', startDate: '2020-10', endDate: '2021-12' },
    ]);
  }
});

test('an export with only a name and a school is read, and values that cannot be read are listed', () => {
  const { resume, skipped } = read(
    zip('student.zip', {
      'Profile.csv': 'First Name,Last Name,Geo Location\nBo,Example,Greater Malmö Metropolitan Area\n',
      'Education.csv': 'School Name,Start Date,End Date,Degree Name\nLund University,someday,,\n',
    }),
  );
  expect(resume).toEqual({ basics: { name: 'Bo Example' }, education: [{ institution: 'Lund University' }] });
  expect(skipped).toEqual([
    'Profile.csv, Geo Location: Greater Malmö Metropolitan Area has no known country',
    'Education.csv, row 1: someday is not in a known date format',
  ]);
});

test('a full export is imported into a site', async () => {
  const copy = copyContent();
  const { resume } = readLinkedIn(zip('site.zip', engineer));
  const report = await importResume(copy, JSON.stringify(resume), true);
  expect(report.written).toBe(true);
  const { career, dictionaries } = await readContent(copy);
  expect(career.map(({ company, start }) => [dictionaries.en?.[company], start])).toEqual([
    ['Looms, Ltd', '2021-03'],
    ['Freight', '2018'],
  ]);
});

test.each([
  ['a broken zip file', () => unpackedFile('broken.zip', 'PK but no more'), /^this zip file cannot be read/],
  [
    'a zip file without an export',
    () => zip('other.zip', { 'notes.txt': 'hello' }),
    /no tables of a LinkedIn export found/,
  ],
  ['a folder without an export', () => unpacked('empty', { 'readme.txt': '' }), /no tables of a LinkedIn export found/],
  [
    'a table with an open quotation mark',
    () => zip('quote.zip', { 'Skills.csv': 'Name\n"Kubernetes\n' }),
    /^Skills\.csv: /,
  ],
  [
    'a table of 11 MB',
    () => zip('large.zip', { 'Skills.csv': `Name\n${'a'.repeat(11_000_000)}` }),
    /Skills\.csv is larger than 10 MB/,
  ],
])('%s is rejected with a message', (_, path, message) => {
  expect(() => readLinkedIn(path())).toThrow(message);
});

function unpackedFile(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
