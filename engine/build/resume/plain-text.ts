import { factText, separator } from '../../pages/resume/outline.ts';
import type { ResumeSource } from './resume-source.ts';

/** The resume as plain text, each paragraph on one line. */
export function makePlainText({ outline: { name, position, facts, sections } }: ResumeSource): string {
  const inFull = facts.map(({ label, pieces }) =>
    factText({ label, pieces: pieces.map(({ text, url }) => ({ text: url?.startsWith('http') ? url : text })) }),
  );
  const lines = [
    name,
    position,
    '',
    ...inFull,
    ...sections.flatMap(({ title, text, entries, facts: said }) => [
      '',
      title,
      '='.repeat([...title].length),
      ...(text ? [text] : []),
      ...entries.flatMap((entry, index) => [
        ...(index > 0 ? [''] : []),
        [entry.title.text, entry.note].filter(Boolean).join(separator),
        ...(entry.title.url ? [entry.title.url] : []),
        ...[entry.text, entry.tags].filter(Boolean),
        ...entry.points.map((point) => `- ${point}`),
      ]),
      ...said.map(factText),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
