import { yamlPrompt } from '../support/prompts.ts';

const keyOf = (slug: string) => `${slug.replaceAll('-', '_')}_piece`;

/** The line of `project.yaml` that shows the piece on the project’s page. */
export function tryField(slug: string): string {
  const key = keyOf(slug);
  return `try: { island: ${slug}-piece, title: ${key}_title, text: ${key}_text }\n`;
}

/**
 * The files of a piece of a project that visitors can try, by path: an island with a counter, and its words.
 * @param source the language of the words; files of other languages have prompts for a translation
 * @param requiredCodes languages without a fallback, which need words
 */
export function pieceFiles(
  slug: string,
  codes: readonly string[],
  source: string,
  requiredCodes: readonly string[],
): Map<string, string> {
  const path = `projects/${slug}/${slug}-piece`;
  const key = keyOf(slug);
  return new Map([
    [`${path}.island.tsx`, islandOf(slug, key)],
    ...codes.map((code) => {
      const words = wordsOf(key, code === source ? undefined : code);
      return [`${path}.${code}.yaml`, requiredCodes.includes(code) ? words : withoutTexts(words)] as const;
    }),
  ]);
}

const islandOf = (slug: string, key: string) => `import { defineIsland, useLanguage } from 'fitout/islands';
import { useState } from 'react';

/** Visitors without JavaScript see what this renders first. */
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

/** Pages show the texts of the default language, marked, until these are translated. */
const withoutTexts = (words: string): string => words.replace(/^(\w+:) .*?(?= # )/gm, '$1');

function wordsOf(key: string, code: string | undefined): string {
  const prompt = (what: string) => yamlPrompt(code ? `${what}, in ${code}` : what);
  return `${key}_title: A piece to try ${prompt('what visitors can try, above the piece')}
${key}_text: A piece of it, rebuilt for this page. ${prompt('what the piece leaves out, below it')}
${key}_steps: "Steps: {{steps}}" ${prompt('the output of the piece')}
${key}_step: One step more ${prompt('what its button does')}
`;
}
