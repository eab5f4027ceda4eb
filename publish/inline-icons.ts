import { address } from '../src/i18n/paths.ts';
import { iconFileName, iconSprite, inlineIcons, lateIcons } from '../src/ui/icons.ts';

/**
 * Puts the icons that a page shows into the page: its first answer is all that its first look needs. Pages that are
 * navigated to have theirs from the sprite.
 * @param html a page
 * @param sprite the file with all icons
 */
export function inlineUsedIcons(html: string, sprite: string): string {
  const inSprite = `${address(iconSprite)}#`;
  const shown = [...html.matchAll(/<use href="[^"#]*#([^"]+)"/g)].map(([, name]) => name);
  const late = lateIcons.filter(({ insteadOf }) => !insteadOf || shown.includes(iconFileName(insteadOf)));
  const used = new Set([...shown, ...late.map(({ name }) => iconFileName(name))]);
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].filter(([, name]) => used.has(name));
  const icons = `<div id="${inlineIcons}" hidden><svg>${symbols.map(([symbol]) => symbol).join('')}</svg></div>`;
  return html.replaceAll(`<use href="${inSprite}`, '<use href="#').replace('</body>', () => `${icons}</body>`);
}
