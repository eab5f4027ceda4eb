import { tagOf } from '../../i18n/languages.ts';
import { resumeAddress } from '../../pages/resume/resume-files.ts';
import { telephoneLink } from '../../pages/resume/telephone-link.ts';
import type { ResumeSource } from './resume-source.ts';

/** The resume as a vCard 4.0 (RFC 6350), with CRLF at the ends of lines. */
export function makeContactCard({ source, resume }: ResumeSource): string {
  const { content, language, t } = source;
  const tag = tagOf(language);
  const { city, region, country } = content.resume.place;
  const countryName = new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
  const speaks = content.resume.languages.flatMap(({ code }) => code ?? []);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `SOURCE:${content.site.url}${resumeAddress('card', language)}`,
    `FN:${escapeText(resume.name)}`,
    `TITLE;LANGUAGE=${tag}:${escapeText(resume.position)}`,
    `EMAIL;TYPE=work:${escapeText(resume.email)}`,
    ...(resume.phone ? [`TEL;VALUE=uri:${telephoneLink(resume.phone)}`] : []),
    // Post box, extension, street and code stay empty (RFC 6350, 6.3.1).
    `ADR;LANGUAGE=${tag}:;;;${[t(city), region ? t(region) : '', '', countryName].map(escapeText).join(';')}`,
    `TZ:${escapeText(content.resume.timeZone)}`,
    ...speaks.map((code, index) => `LANG;PREF=${index + 1}:${code}`),
    `URL;PREF=1:${resume.home}`,
    ...resume.profiles.map(({ url }) => `URL:${url}`),
    ...(resume.summary ? [`NOTE;LANGUAGE=${tag}:${escapeText(resume.summary)}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** RFC 6350, 3.4. */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Lines are at most 75 bytes, and are not broken inside a character (RFC 6350, 3.2). */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
