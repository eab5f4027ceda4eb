import qrcode from 'qrcode';
import sharp from 'sharp';
import type { Content } from '../../content/content.ts';
import { white } from '../../content/theme/default-theme.ts';
import { theme } from '../../content/theme/theme.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { sourceOf } from '../../pages/page-source.ts';
import { type Outline, outlineOf } from '../../pages/resume/outline.ts';
import { makeData, type ResumeData } from '../../pages/resume/resume-data.ts';

export interface ResumeSource {
  source: PageSource;
  resume: ResumeData;
  outline: Outline;
  keys: ReadonlySet<string>;
  qr: string;
  photo?: Buffer;
}

/** Gathers the contents of the resume in a language. */
export async function readResume(content: Content, language: string): Promise<ResumeSource> {
  const { t: translate } = sourceOf(content, language);
  const keys = new Set<string>();
  const t: Translate = (key, values) => {
    keys.add(key);
    return translate(key, values);
  };
  const source = { content, language, t };
  const resume = makeData(source);
  const outline = mapTexts(outlineOf(resume, t, language), (text) => text.replace(emoji, '').trim());
  const qr = await qrcode.toString(resume.home, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 4,
    color: { dark: theme.beads.navy, light: white },
  });
  const photo = await cutPhoto(content);
  return { source, resume, outline, keys, qr, ...(photo && { photo }) };
}

async function cutPhoto({ resume: { photo }, pictures }: Content): Promise<Buffer | undefined> {
  const file = photo && pictures[`pictures/${photo.file}`]?.light.source;
  if (!file) return undefined;
  const image = sharp(file).autoOrient().resize({ width: 300, height: 400, fit: 'cover', position: 'attention' });
  return image.flatten({ background: white }).jpeg({ quality: 82 }).toBuffer();
}

/** Emoji with the space before them: no print font has them. Unicode also counts ©, ® and ™ as pictographic. */
const emoji = /\s*(?:\p{RGI_Emoji}|(?![©®™])\p{Extended_Pictographic})/gv;

/** A copy of a value with every string inside it changed; keys stay as they are. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)])) as Value;
}

/** Lists every string inside a value. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
