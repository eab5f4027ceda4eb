import {
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { theme } from '../../content/theme/theme.ts';
import { languageOf, tagOf } from '../../i18n/languages.ts';
import { type Entry, type Fact, type Piece, type Section, separator } from '../../pages/resume/outline.ts';
import { xmlText } from '../discovery/xml.ts';
import type { ResumeSource } from './resume-source.ts';

const font = 'Arial';

const colourOf = (hex: string) => hex.slice(1);
const ink = colourOf(theme.palette.ink.day);
const muted = colourOf(theme.palette.muted.day);
const accent = colourOf(theme.palette.accentInk.day);
const link = colourOf(theme.palette.link.day);

const papers = { a4: [210, 297], letter: [215.9, 279.4] } as const;

/** The resume as a Word file (ECMA-376) with Word’s own headings, lists and links; reproducible. */
export async function makeWordFile({ source, resume, outline, photo }: ResumeSource): Promise<Buffer> {
  const rtl = languageOf(source.language).direction === 'rtl';
  const { paragraph, run, writeFact, writeSection } = writerOf(rtl);
  const [width, height] = papers[resume.paper];
  const document = new Document({
    title: `${outline.name}: ${source.t('resume_title')}`,
    creator: outline.name,
    lastModifiedBy: outline.name,
    keywords: resume.skills.flatMap(({ names }) => names).join(', '),
    styles: { default: stylesOf(tagOf(source.language)) },
    numbering: { config: [{ reference: 'beads', levels: [bead] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(width), height: convertMillimetersToTwip(height) },
            margin: { top: '16mm', bottom: '16mm', left: '18mm', right: '18mm' },
          },
        },
        children: [
          paragraph({
            heading: HeadingLevel.TITLE,
            children: [run(outline.name), ...(photo ? [pictureOf(photo, resume.photo?.alt ?? '', rtl)] : [])],
          }),
          paragraph({ children: [run(outline.position, { bold: true, color: accent, size: 28 })] }),
          ...outline.facts.map(writeFact),
          ...outline.sections.flatMap(writeSection),
        ],
      },
    ],
  });
  return makeReproducible(await Packer.toBuffer(document));
}

/** Writes the parts of a resume; in a right-to-left one Word requires a mark on each paragraph and run. */
function writerOf(rtl: boolean) {
  const paragraph = (options: IParagraphOptions) => new Paragraph({ ...options, ...(rtl && { bidirectional: true }) });

  const run = (text: string, style: { bold?: boolean; color?: string; size?: number } = {}) =>
    new TextRun({ text, ...style, ...(rtl && { rightToLeft: true }) });

  const piece = ({ text, url }: Piece): ParagraphChild =>
    url
      ? new ExternalHyperlink({
          link: url,
          children: [new TextRun({ text, style: 'Hyperlink', ...(rtl && { rightToLeft: true }) })],
        })
      : run(text);

  function writeFact({ label, pieces }: Fact): Paragraph {
    const children = pieces.flatMap((one, index) => [...(index > 0 ? [run(separator)] : []), piece(one)]);
    return paragraph({ children: [...(label ? [run(`${label}: `, { bold: true })] : []), ...children] });
  }

  const writeSection = ({ title, text, entries, facts }: Section): Paragraph[] => [
    paragraph({ heading: HeadingLevel.HEADING_1, children: [run(title)] }),
    ...(text ? [paragraph({ children: [run(text)] })] : []),
    ...entries.flatMap(writeEntry),
    ...facts.map(writeFact),
  ];

  const writeEntry = ({ title, note, text, tags, points }: Entry): Paragraph[] => [
    paragraph({ heading: HeadingLevel.HEADING_2, children: [piece(title)] }),
    ...(note ? [paragraph({ keepNext: true, children: [run(note, { bold: true, color: muted })] })] : []),
    ...(text ? [paragraph({ children: [run(text)] })] : []),
    ...(tags ? [paragraph({ children: [run(tags, { color: muted })] })] : []),
    ...points.map((point) => paragraph({ children: [run(point)], numbering: { reference: 'beads', level: 0 } })),
  ];

  return { paragraph, run, writeFact, writeSection };
}

const pictureOf = (data: Buffer, alt: string, rtl: boolean) =>
  new ImageRun({
    type: 'jpg',
    data,
    transformation: { width: 95, height: 127 },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: rtl ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
      wrap: { type: TextWrappingType.SQUARE },
    },
    altText: { name: 'photo', title: '', description: alt },
  });

const bead = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  style: {
    paragraph: { indent: { left: 300, hanging: 300 } },
    run: { color: colourOf(theme.beads.coral) },
  },
};

/** Sizes in half points and twentieths of a point, as in Word. */
function stylesOf(language: string) {
  const heading = (size: number, before: number) => ({
    run: { font, size, bold: true, color: ink },
    paragraph: { spacing: { before, after: 60 }, keepNext: true },
  });
  const line = { style: BorderStyle.SINGLE, size: 12, space: 2, color: colourOf(theme.beads.teal) };
  const chapter = heading(27, 260);
  return {
    document: {
      run: { font, size: 20, color: ink, language: { value: language } },
      paragraph: { spacing: { after: 60 } },
    },
    title: heading(52, 0),
    heading1: { ...chapter, paragraph: { ...chapter.paragraph, border: { bottom: line } } },
    heading2: heading(22, 140),
    hyperlink: { run: { color: link, underline: {} } },
    listParagraph: { run: { font } },
  };
}

/** Fixes the time, a counter and the random names of links. The entry that identifies a Word file comes first. */
function makeReproducible(file: Buffer): Buffer {
  const names = new Map<string, string>();
  const first = ['_rels/.rels', '[Content_Types].xml'];
  const entries = Object.entries(unzipSync(file)).sort(([a], [b]) => first.indexOf(b) - first.indexOf(a));
  const parts = entries.map(([path, bytes]) => {
    if (!/\.(xml|rels)$/.test(path)) return [path, bytes] as const;
    const text = xmlText(strFromU8(bytes))
      .replace(/<dcterms:(created|modified).*?<\/dcterms:\1>/g, '')
      .replace(/(<wp:docPr id=)"\d+"/g, '$1"1"')
      .replace(/rId[\w-]{12,}/g, (name) => {
        if (!names.has(name)) names.set(name, `rIdLink${names.size + 1}`);
        return names.get(name) ?? name;
      });
    return [path, strToU8(text)] as const;
  });
  return Buffer.from(zipSync(Object.fromEntries(parts), { mtime: '2000-01-01T00:00:00Z', level: 9 }));
}
