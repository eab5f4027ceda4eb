import { iconToSVG } from '@iconify/utils';
import { optimize } from 'svgo';
import { findIcon } from '../content/icon-sets.ts';
import { useUsedIcons } from '../ui/icon.tsx';
import { type IconName, iconId } from '../ui/icon-name.ts';

/** The drawings of all icons that the page shows, once. It stands last: by then they are known. */
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

const drawn = new Map<IconName, { box: string; html: string }>();

function IconSymbol({ name }: { name: IconName }) {
  const { box, html } = drawn.get(name) ?? draw(name);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the installed icon sets.
  return <symbol id={iconId(name)} viewBox={box} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * The drawing in as few bytes as nobody sees: to a twentieth of one of its 24 units.
 * @throws where the installed sets have no such icon
 */
function draw(name: IconName): { box: string; html: string } {
  const icon = findIcon(name);
  if (!icon) throw new Error(`no icon named ${name}`);
  const { attributes, body } = iconToSVG(icon, { height: 'unset' });
  const box = attributes.viewBox;
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`, {
    floatPrecision: 1,
    multipass: true,
  });
  const symbol = { box, html: data.replace(/^<svg[^>]*>|<\/svg>$/g, '') };
  drawn.set(name, symbol);
  return symbol;
}
