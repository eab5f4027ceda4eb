import { expect, test } from 'vitest';
import { makeData } from '../../engine/pages/contact/contact-data.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { resumeAddress } from '../../engine/pages/resume/resume-files.ts';
import { address, pagePath } from '../../engine/routes/addresses.ts';
import { content, exists, languages, text } from '../support/site-map.ts';
import { all, one, openPage, wordsOf } from './open-page.ts';

const shown = exists('contact') ? languages : [];
const contactIn = (language: string) => one(openPage(pagePath({ page: 'contact' }, language)), 'main');
const boxCalled = (main: Element, label: string) => {
  const [box] = all(main, 'li').filter((item) => item.querySelector('strong')?.textContent === label);
  if (!box) throw new Error(`no box is called ${label}`);
  return box;
};

test.each(shown)('the contact page shows the key facts before the boxes, in %s', (language) => {
  const main = contactIn(language);
  const { facts } = makeData(sourceOf(content, language));
  expect(all(main, 'dt').map(wordsOf)).toEqual(facts.map(({ label }) => label));
  expect(all(main, 'dd').map(wordsOf)).toEqual(facts.flatMap(({ texts }) => texts.map((fact) => fact.trim())));
  expect(all(main, 'dl, ol')[0]?.tagName).toBe('DL');
});

test.each(shown)('each e-mail box has a valid mailto: link with subject and multi-line body, in %s', (language) => {
  const main = contactIn(language);
  const boxes = content.contact.filter((box) => box.kind === 'email');
  expect(boxes.length).toBeGreaterThan(0);
  for (const { label, address, subject, body } of boxes) {
    const box = boxCalled(main, text(label, {}, language));
    const href = String(box.querySelector('a')?.getAttribute('href'));
    // Only characters that RFC 6068 allows, accents and line breaks encoded.
    expect(href).toMatch(/^mailto:[\w.+-]+@[\w.-]+\?(?:[\w.~!$'()*+,;:@=&-]|%[0-9A-F]{2})+$/);
    const letter = new URL(href);
    expect(letter.protocol).toBe('mailto:');
    expect(decodeURIComponent(letter.pathname)).toBe(address);
    // Mail programs decode only %20 as a space, not a plus sign.
    expect(letter.search).not.toContain('+');
    expect(letter.searchParams.get('subject')).toBe(text(subject, {}, language));
    const lines = text(body ?? 'contact_form_body', {}, language).split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(letter.searchParams.get('body')).toBe(lines.join('\r\n'));
    expect([...letter.searchParams.keys()]).toEqual(['subject', 'body']);
  }
});

test.each(shown)('each e-mail box has a button that copies its address, in %s', (language) => {
  const main = contactIn(language);
  for (const { label, address } of content.contact.filter((box) => box.kind === 'email')) {
    const copy = one<HTMLButtonElement>(boxCalled(main, text(label, {}, language)), 'button[data-action=copy]');
    expect(copy.getAttribute('aria-label')).toBe(`${text('command_copy_mail', {}, language)}: ${address}`);
    expect({ ...copy.dataset }).toMatchObject({
      text: address,
      copied: text('command_mail_copied', { address }, language),
      failed: text('command_mail_refused', { address }, language),
    });
  }
});

test.each(shown)('the resume box downloads the PDF as resume.pdf, in %s', (language) => {
  const main = contactIn(language);
  for (const { label } of content.contact.filter(({ kind }) => kind === 'resume')) {
    const link = one<HTMLAnchorElement>(boxCalled(main, text(label, {}, language)), 'a');
    expect(link.getAttribute('href')).toBe(address(resumeAddress('pdf', language)));
    expect(link.download).toBe('resume.pdf');
  }
});
