import { yamlPrompt } from '../support/prompts.ts';

const keyOf = (slug: string) => `${slug.replaceAll('-', '_')}_piece`;

/** The line of `project.yaml` that puts the piece on the page of a project. */
export function tryField(slug: string): string {
  const key = keyOf(slug);
  return `try: { island: ${slug}-piece, title: ${key}_title, text: ${key}_text }\n`;
}

/**
 * The files of a piece of a project that works, by path: an island that counts, and its words in each language.
 * @param source the language in which they are written; others ask for a translation
 * @param owing those that cannot do without words
 */
export function pieceFiles(
  slug: string,
  codes: readonly string[],
  source: string,
  owing: readonly string[],
): Map<string, string> {
  const path = `projects/${slug}/${slug}-piece`;
  const key = keyOf(slug);
  return new Map([
    [`${path}.island.tsx`, islandOf(slug, key)],
    ...codes.map((code) => {
      const words = wordsOf(key, code === source ? undefined : code);
      return [`${path}.${code}.yaml`, owing.includes(code) ? words : withoutTexts(words)] as const;
    }),
  ]);
}

const islandOf = (slug: string, key: string) => `import { defineIsland, useLanguage } from 'fitout/islands';
import { useState } from 'react';

/** What this shows first is the drawing that visitors without script see. */
function Piece() {
  const { t } = useLanguage();
  const [steps, setSteps] = useState(0);
  return (
    <>
      <p aria-live="polite">{t('${key}_steps', { steps })}</p>
      <div className="demo-controls">
        <button type="button" onClick={() => setSteps(steps + 1)}>
          {t('${key}_step')}
        </button>
      </div>
    </>
  );
}

export const island = defineIsland({
  name: '${slug}-piece',
  Component: Piece,
  words: ['${key}_steps', '${key}_step'],
});
`;

/** Those of the default language are shown, marked, until there are others. */
const withoutTexts = (words: string): string => words.replace(/^(\w+:) .*?(?= # )/gm, '$1');

function wordsOf(key: string, code: string | undefined): string {
  const prompt = (what: string) => yamlPrompt(code ? `${what}, in ${code}` : what);
  return `${key}_title: A piece to try ${prompt('what can be tried, above the piece')}
${key}_text: A piece of it, rebuilt for this page. ${prompt('what the piece leaves out, below it')}
${key}_steps: "Steps: {{steps}}" ${prompt('what the piece says')}
${key}_step: One step more ${prompt('what its buttons do')}
`;
}
