import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { PlainError } from '../../content/problems.ts';
import { findFont } from '../../content/theme/font-package.ts';
import { theme } from '../../content/theme/theme.ts';
import { languageOf, tagOf } from '../../i18n/languages.ts';
import { makeResumeFont, type ResumeFont } from './fonts.ts';
import { breakWords } from './long-words.ts';
import { listTexts, mapTexts, type ResumeSource } from './resume-source.ts';
import { missingCharacters } from './warnings.ts';

const template = readFileSync(new URL('template.typ', import.meta.url), 'utf8');

/** Text sizes in points, best first: the largest that takes no more pages than the smallest is used. */
const sizes = [10, 9.7, 9.4, 9.1, 8.8, 8.5] as const;

const { palette, beads, tints } = theme;

const colours = {
  ...beads,
  aqua: tints.sea,
  ink: palette.ink.day,
  muted: palette.muted.day,
  accentInk: palette.accentInk.day,
  link: palette.link.day,
};

/** PDF/UA-1 (ISO 14289-1), without a time of day. */
const standard = { pdfStandard: 'ua-1', creationTimestamp: 0 } as const;

export interface PrintedResumes extends Pick<ResumeFont, 'substitutes'> {
  /** Undefined for a resume in a script that no font has. */
  pdfs: (Buffer | undefined)[];
  /** The letters that no font has, in resumes that therefore have no PDF. */
  unprinted: string[];
}

/** A resume that lacks more letters than this is in a script that the fonts do not have. */
const fewLetters = 5;

/**
 * Makes the PDF of each resume: tagged (PDF/UA-1, ISO 14289-1), and with the same bytes in every build. A resume in a
 * script that no font has gets none; if the fonts lack only a few characters, throws a ContentError that names them.
 */
export async function makePdfs(root: string, sources: readonly ResumeSource[]): Promise<PrintedResumes> {
  const printed = await Promise.all(sources.map(printedResume));
  const font = await makeResumeFont(printed.flatMap(listTexts), furtherFonts(sources));
  const missingLetters = printed.map((one) =>
    font.missing.filter((letter) => listTexts(one).some((text) => text.includes(letter))),
  );
  const isPrinted = (index: number) => (missingLetters[index]?.length ?? 0) <= fewLetters;
  const unprinted = [...new Set(missingLetters.flatMap((letters, index) => (isPrinted(index) ? [] : letters)))];
  const few = font.missing.filter((letter) =>
    missingLetters.some((letters, index) => isPrinted(index) && letters.includes(letter)),
  );
  if (few.length > 0)
    throw missingCharacters(
      few,
      root,
      sources.filter((_, index) => isPrinted(index)),
    );
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: font.files }] });
  const pdfs = printed.map((resume, index) => {
    if (!isPrinted(index)) return undefined;
    const typeset = (size: number) => {
      const inputs = { resume: JSON.stringify({ ...resume, fonts: font.families, colours, size }) };
      const compiled = compiler.compile({ mainFileContent: template, inputs });
      if (compiled.result) return compiled.result;
      const errors = (compiled.takeDiagnostics()?.shortDiagnostics ?? []).map(({ message }) => String(message));
      throw new PlainError(`the PDF of the resume in ${resume.language} cannot be made: ${errors.join('; ')}`);
    };
    const [largest, ...others] = sizes;
    let document = typeset(largest);
    if (document.numOfPages > 1) {
      const pages = typeset(sizes[sizes.length - 1] ?? largest).numOfPages;
      for (const size of others) if (document.numOfPages > pages) document = typeset(size);
    }
    return compiler.pdf(document, standard);
  });
  const chosen = theme.furtherFonts.map((name) => findFont(name)?.family);
  const substitutes = new Map([...font.substitutes].filter(([family]) => !chosen.includes(family)));
  return { pdfs, unprinted, substitutes };
}

const furtherFonts = (sources: readonly ResumeSource[]) =>
  [...(sources[0]?.source.content.resume.fonts ?? []), ...theme.furtherFonts].flatMap((name) => findFont(name) ?? []);

/** Programs that read PDFs do not recognise these narrow spaces, which French has before punctuation. */
const narrowSpaces = /[\u2009\u200a\u202f]/g;

async function printedResume(one: ResumeSource) {
  const { source, resume, outline, qr, photo } = one;
  const { language, t } = source;
  const locale = new Intl.Locale(tagOf(language));
  return {
    ...mapTexts(outline, (text) => breakWords(text.replace(narrowSpaces, '\u00a0'))),
    language: locale.language,
    region: locale.region ?? null,
    direction: languageOf(language).direction,
    title: `${outline.name}: ${t('resume_title')}`,
    keywords: resume.skills.flatMap(({ names }) => names),
    paper: resume.paper === 'letter' ? 'us-letter' : 'a4',
    pictures: [
      ...(photo ? [{ data: [...photo], format: 'jpg', width: 19, alt: resume.photo?.alt ?? '' }] : []),
      { data: [...Buffer.from(qr)], format: 'svg', width: 25, alt: resume.qr.alt },
    ],
  };
}
