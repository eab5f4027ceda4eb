import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readResume } from '../../engine/build/resume/resume-source.ts';
import { tagOf } from '../../engine/i18n/languages.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { textsOf } from '../../engine/pages/resume/outline.ts';
import { makeData } from '../../engine/pages/resume/resume-data.ts';
import { resumeAddress } from '../../engine/pages/resume/resume-files.ts';
import { address, pagePath } from '../../engine/routes/addresses.ts';
import { dist } from '../support/built-files.ts';
import { pdfPages, plain } from '../support/pdf-text.ts';
import { content, exists, languages, text } from '../support/site-map.ts';
import { all, one, openPage, sectionOf, wordsOf } from './open-page.ts';

const shown = exists('resume') ? languages : [];
const resumeIn = (language: string) => one(openPage(pagePath({ page: 'resume' }, language)), 'main');

test.each(shown)('the resume page in %s has the name, facts, projects, jobs, skills and QR code', (language) => {
  const { name, position, since, summary, facts, email, projects, jobs, skills, qr } = makeData(
    sourceOf(content, language),
  );
  expect(facts.length).toBeGreaterThan(5);
  const main = resumeIn(language);
  expect(wordsOf(one(main, 'h1'))).toBe(name);
  expect(wordsOf(one(main, 'header'))).toContain([position, since].filter(Boolean).join(' · '));
  if (summary) expect(all(main, 'p').map(({ textContent }) => textContent)).toContain(summary);
  const definitions = all(main, 'dd').map(({ textContent }) => textContent);
  for (const fact of [...facts.flatMap(({ texts }) => texts), email]) expect(definitions).toContain(fact);
  const part = (key: Parameters<typeof text>[0]) => sectionOf(main, text(key, {}, language));
  const headingsOf = (section: Element) => all(section, 'h3').map(wordsOf);
  if (projects.length > 0) expect(headingsOf(part('resume_projects'))).toEqual(projects.map(({ title }) => title));
  if (jobs.length > 0) expect(headingsOf(part('resume_heading_career'))).toEqual(jobs.map((job) => job.position));
  for (const { company, start, end, responsibilities } of jobs)
    for (const words of [company, start?.text, end?.text, ...responsibilities])
      if (words) expect(part('resume_heading_career').textContent).toContain(words);
  for (const { title, names } of skills)
    expect(wordsOf(part('resume_heading_skills'))).toContain(`${title} ${names.join(', ')}`.trim());
  expect(one(main, `img[src="${qr.address}"]`).getAttribute('alt')).toBe(qr.alt);
  expect(main.textContent).not.toMatch(/undefined|null|NaN/);
});

test.each(shown)(
  'the resume page in %s offers one download and folds the others away, all with plain file names',
  (language) => {
    const main = resumeIn(language);
    const { first } = makeData(sourceOf(content, language));
    const files = [
      ['pdf', 'resume_file_pdf', 'resume.pdf'],
      ['docx', 'resume_file_docx', 'resume.docx'],
      ['text', 'resume_file_text', 'resume.txt'],
      ['card', 'resume_file_card', 'contact.vcf'],
      ['json', 'resume_file_json', 'resume.json'],
    ] as const;
    const { true: offered, false: folded } = Object.groupBy(all<HTMLAnchorElement>(main, 'a[download]'), (link) =>
      String(!link.closest('details')),
    );
    const describeLinks = (links: HTMLAnchorElement[] = []) =>
      links.map((link) => [wordsOf(link), link.getAttribute('href'), link.download]);
    const expected = (isFirst: boolean) =>
      files
        .filter(([file]) => (file === first) === isFirst && (isFirst || file !== 'pdf'))
        .map(([file, label, name]) => [text(label, {}, language), address(resumeAddress(file, language)), name]);
    expect(describeLinks(offered)).toEqual(expected(true));
    expect(describeLinks(folded)).toEqual(expected(false));
    expect(all(main, 'details[open]')).toEqual([]);
  },
);

test.each(shown)('the resume page in %s shows the text that pdf.js reads from the PDF', async (language) => {
  const reading = one(resumeIn(language), 'details details');
  expect(wordsOf(one(reading, 'summary'))).toBe(text('resume_reading_title', {}, language));
  expect(reading.textContent).toContain('pdf.js');
  expect(one(reading, 'time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  const read = plain(String(one(reading, 'pre').textContent));
  const { outline } = await readResume(content, language);
  // Without separators: lists of skills or facts are joined differently.
  for (const words of textsOf(outline).flatMap((text) => text.split(/: | · |, /)))
    expect(read).toContain(plain(words).trim());
});

test.each(shown)('resume.pdf in %s is tagged, one page long and smaller than 80 kB', (language) => {
  const pdf = readFileSync(join(dist, resumeAddress('pdf', language)));
  const structure = pdf.toString('latin1');
  expect(pdf.length).toBeLessThan(80_000);
  expect(pdfPages(pdf)).toBe(1);
  expect(structure).toContain(`/Lang (${tagOf(language)})`);
  expect(structure).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
  expect(structure).toContain('<pdfuaid:part>1</pdfuaid:part>');
});
