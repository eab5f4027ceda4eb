import { _collections } from 'svgo';

export const noExternalFiles = 'a drawing must not load other files: embed them in the drawing';

const functions =
  /^(|var|calc|min|max|clamp|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|translate[xyz3d]*|scale[xyz3d]*|rotate[xyz3d]*|skew[xy]?|matrix(3d)?|cubic-bezier|steps|linear|and|or|not|is|where|has|nth-[\w-]+|lang|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|inset|circle|ellipse|polygon|path)$/i;
/** No `@font-face`: the policy of the pages blocks the font of an inline drawing. */
const rules = /^(media|supports|keyframes)$/i;
/** Allowed in addition to presentation attributes: geometry, motion, and properties of Inkscape and Figma. */
const properties =
  /^(--.+|-inkscape-.+|(animation|font|mask|offset|shape|text|transform|transition)(-.+)?|block-progression|c[xy]|content|color-scheme|d|height|inline-size|isolation|line-height|mix-blend-mode|paint-order|r[xy]?|rotate|scale|solid-.+|translate|vector-effect|white-space|width|x|y)$/i;
const inside = /url\(\s*(["']?)(#[^\s"'()\\]+|data:image\/(png|jpeg|gif|webp|avif);base64,[\w+/=\s]*)\1\s*\)/gi;

/** Whether a value has a `url(…)` other than a part of the same drawing or a raster picture within it. */
export const loadsExternalFile = (value: string): boolean => /url\(/i.test(value.replace(inside, ''));

/** What is not allowed in the value of an attribute or a property. */
export function problemsOfValue(value: string): string[] {
  if (value.includes('\\')) return ['a style in a drawing must not contain \\'];
  if (loadsExternalFile(value)) return [noExternalFiles];
  const called = [...value.replace(inside, '').matchAll(/([\w-]*)\(/g)].map(([, one = '']) => one);
  return called.filter((one) => !functions.test(one)).map((one) => `a style in a drawing must not contain ${one}()`);
}

/** What is not allowed in a `style` attribute. */
export function problemsOfDeclarations(style: string): string[] {
  return [...problemsOfValue(style), ...unknownProperties(plain(style))];
}

/** What is not allowed in a `<style>` element. */
export function problemsOfStylesheet(sheet: string): string[] {
  if (sheet.includes('\\')) return problemsOfValue(sheet);
  let rest = plain(sheet);
  const at = [...rest.matchAll(/@([\w-]*)/g)].map(([, one = '']) => one);
  if (at.some((one) => /^import$/i.test(one))) return [noExternalFiles];
  const wrong = at.filter((one) => !rules.test(one));
  if (wrong.length > 0) return wrong.map((one) => `a style in a drawing must not contain @${one}`);
  const found = problemsOfValue(sheet);
  // From the innermost block outwards: the text before a block is not a property.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/[^{};]*\{([^{}]*)\}/g, (_, declarations: string) => {
      found.push(...unknownProperties(declarations));
      return '';
    });
  }
  return found.length > 0 ? found : unreadable(rest);
}

const unreadable = (rest: string): string[] =>
  rest.trim() ? ['a style in a drawing must consist of rules in braces: .a { fill: red }'] : [];

/** Removes addresses, comments and strings, which may contain any character. */
const plain = (style: string): string =>
  style.replace(/url\([^)]*\)/gi, '').replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, ' ');

function unknownProperties(declarations: string): string[] {
  const names = declarations.split(';').map((one) => one.split(':')[0]?.trim() ?? '');
  return names
    .filter((name) => name && !properties.test(name) && !_collections.attrsGroups.presentation?.has(name.toLowerCase()))
    .map((name) => `a style in a drawing must not contain the property ${name}`);
}
