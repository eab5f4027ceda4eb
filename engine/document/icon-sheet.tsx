import { iconToSVG } from '@iconify/utils';
import { optimize } from 'svgo';
import { findIcon } from '../content/pictures/icon-sets.ts';
import { useUsedIcons } from '../ui/icon.tsx';
import { type IconName, iconId } from '../ui/icon-name.ts';

/** The drawings of all icons of the page. Must be rendered last, when all of them are known. */
export function IconSheet() {
  const icons = [...(useUsedIcons() ?? [])].sort();
  return (
    <div hidden>
      <svg aria-hidden="true">
        {icons.map((name) => (
          <IconSymbol key={name} name={name} />
        ))}
      </svg>
    </div>
  );
}

interface Drawing {
  viewBox: string;
  html: string;
  /** Whether the style sheet sets its strokes, because they are the usual ones. */
  isLine: boolean;
}

const drawn = new Map<IconName, Drawing>();

function IconSymbol({ name }: { name: IconName }) {
  const { viewBox, html, isLine } = drawn.get(name) ?? draw(name);
  return (
    <symbol
      id={iconId(name)}
      viewBox={viewBox}
      className={isLine ? 'line-icon' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the installed icon sets.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The attributes that `.line-icon` (base.css) replaces, as the icon sets write them. */
const line = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const lineGroup = new RegExp(`^<g${line}>((?:(?!</?g)[^])*)</g>$`);
const linePath = new RegExp(`^<path${line}( d="[^"]*"/>)$`);

/**
 * Draws an icon with rounded numbers: a twentieth of one of its 24 units is not visible.
 * @throws Error if the installed sets have no such icon
 */
function draw(name: IconName): Drawing {
  const icon = findIcon(name);
  if (!icon) throw new Error(`no icon named ${name}`);
  const { attributes, body } = iconToSVG(icon, { height: 'unset' });
  const { viewBox } = attributes;
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`, {
    floatPrecision: 1,
    multipass: true,
  });
  const html = data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const lines = html.replace(lineGroup, '$1').replace(linePath, '<path$1');
  const drawing = { viewBox, html: lines, isLine: lines !== html };
  drawn.set(name, drawing);
  return drawing;
}
