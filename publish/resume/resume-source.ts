import qrcode from 'qrcode';
import type { Content } from '../../src/content/content.ts';
import { white } from '../../src/content/theme/default-theme.ts';
import { theme } from '../../src/content/theme/theme.ts';
import type { Translate } from '../../src/i18n/translate.ts';
import type { PageSource } from '../../src/pages/page-data.ts';
import { sourceOf } from '../../src/pages/page-source.ts';
import { makeData, type ResumeData } from '../../src/pages/resume/resume-data.ts';

/** What every file of a language's resume is made from. */
export interface ResumeSource {
  source: PageSource;
  resume: ResumeData;
  /** The keys of the dictionary that have been asked for. */
  keys: ReadonlySet<string>;
  /** The QR code to the site, as SVG. */
  qr: string;
}

/** Gathers what the resume says in a language. */
export async function readResume(content: Content, language: string): Promise<ResumeSource> {
  const { t: translate } = sourceOf(content, language);
  const keys = new Set<string>();
  const t: Translate = (key, values) => {
    keys.add(key);
    return translate(key, values);
  };
  const source = { content, language, t };
  const resume = makeData(source);
  // Four modules of white around the code: ISO/IEC 18004 asks for that quiet zone.
  const qr = await qrcode.toString(resume.home, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 4,
    color: { dark: theme.beads.navy, light: white },
  });
  return { source, resume, keys, qr };
}

/** Every string inside a value. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
