import type { Theme } from '../../content/schemas/theme.ts';
import { channelsOf } from '../../content/theme/contrast.ts';

/** The properties of a terminal that decide whether colours are written. */
type Terminal = Pick<NodeJS.WriteStream, 'isTTY'> & { hasColors?: (count: number) => boolean };

/** Whether a terminal shows 16 million colours; `NO_COLOR` and `FORCE_COLOR` are respected. */
export const hasAllColours = (terminal: Terminal): boolean =>
  terminal.isTTY === true && terminal.hasColors?.(2 ** 24) === true;

/** A palette as a picture: its grounds, accents and beads as blocks, by day and, after a space, by night. */
export function picturePalette({ palette, beads }: Theme): string {
  const sides = (['day', 'night'] as const).map((time) =>
    [palette.ground, palette.wash, palette.accent, palette.link, palette.band].map((colour) => colour[time]),
  );
  const blocks = [...sides, [beads.coral, beads.marigold, beads.jacaranda, beads.sea]];
  return blocks.map((colours) => colours.map(block).join('')).join(' ');
}

/** Two columns in a colour. */
export const block = (colour: string): string => `\x1b[48;2;${channelsOf(colour).join(';')}m  \x1b[0m`;
