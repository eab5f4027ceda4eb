import { describe, expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { makeContactCard } from './contact-card.ts';
import { problemsOf } from './import/read-json-resume.ts';
import { makeJsonResume } from './json-resume.ts';
import { makePlainText } from './plain-text.ts';
import { readResume } from './resume-source.ts';

const content = await readContent(siteRoot);

/** Unfolds a card and splits it, by RFC 6350. */
const propertiesOf = (card: string) => card.replace(/\r\n[ \t]/g, '').split('\r\n');

describe.each(Object.keys(content.dictionaries))('the resume in %s', async (language) => {
  const resume = await readResume(content, language);

  test('as JSON is valid against the schema of JSON Resume', () => {
    expect(problemsOf(makeJsonResume(resume.source))).toEqual([]);
  });

  test('as a contact card is vCard 4 with CRLF and lines of at most 75 bytes', () => {
    const card = makeContactCard(resume);
    const lines = card.split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0']);
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    for (const property of propertiesOf(card).slice(0, -1)) expect(property).toMatch(/^[A-Z]+(;[A-Z]+=[\w-]+)*:./);
  });

  test('as plain text has every job with its dates and its tasks', () => {
    const text = makePlainText(resume);
    for (const { position, company, start, end, responsibilities } of resume.resume.jobs) {
      expect(text).toContain(`${position} · ${company}`);
      for (const one of [...(start ? [start.text] : []), ...(end ? [end.text] : []), ...responsibilities])
        expect(text).toContain(one);
    }
  });
});

test('a contact card escapes semicolons, commas, backslashes and line breaks', async () => {
  const site = { ...content.site, name: 'Dev; the “Great”, of C:\\Home\nand beyond' };
  const card = makeContactCard(await readResume({ ...content, site }, 'en'));
  expect(propertiesOf(card)).toContain('FN:Dev\\; the “Great”\\, of C:\\\\Home\\nand beyond');
});

test('problems of an invalid JSON Resume are reported with path and reason', () => {
  const period = { startDate: '2020-02-01', endDate: '2020-01' };
  expect(
    problemsOf({ basics: { email: 'nobody' }, work: [{ startDate: 'soon' }, { startDate: '2020-13' }, period] }),
  ).toEqual([
    'basics.email: must match format "email"',
    expect.stringMatching(/^work\.0\.startDate: must match pattern/),
    'work.1.startDate: invalid month',
    'work.2.endDate: the end is before the start',
  ]);
});
