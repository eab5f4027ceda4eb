import { iconToSVG } from '@iconify/utils';
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

/** @throws where the installed sets have no such icon */
function IconSymbol({ name }: { name: IconName }) {
  const icon = findIcon(name);
  if (!icon) throw new Error(`no icon named ${name}`);
  const { attributes, body } = iconToSVG(icon, { height: 'unset' });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the installed icon sets.
  return <symbol id={iconId(name)} viewBox={attributes.viewBox} dangerouslySetInnerHTML={{ __html: body }} />;
}
