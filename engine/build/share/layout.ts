import type { ContainerNode, Node } from '@takumi-rs/core';
import { isRightToLeft } from '../../content/languages/language.ts';
import { theme } from '../../content/theme/theme.ts';
import { type ShareCard, shareSize } from '../../document/share-card.ts';
import { beadworkCover, cell, coverSize } from '../../ui/cover/beadwork.ts';

export interface CardLayout extends ShareCard {
  pictureSize: { width: number; height: number } | undefined;
}

export const drawings = { beadwork: 'beadwork', picture: 'picture', mark: 'mark', band: 'band' } as const;

const bead = 60;

const panel = { width: 8 * bead, height: shareSize.height };

const band = { width: shareSize.width - panel.width, height: 42 };

/** Title sizes in pixels, best first; with the last one long words are broken. */
export const titleSizes = [128, 116, 104, 92, 82, 74, 66, 60, 54, 48, 43, 38] as const;
export const smallestTitle = 34;

export const wordsHeight = 344;

/** Sizes of the name in pixels, best first; with the last one it may take two lines. */
export const nameSizes = [34, 29] as const;
export const smallestName = 24;

export const nameHeight = 64;

const mark = { width: 52, height: 52 };
const markGap = 18;

const { palette, beads } = theme;

/** Previews have no dark theme. */
const colours = {
  ground: palette.ground.day,
  paper: palette.surface.day,
  ink: palette.ink.day,
  muted: palette.muted.day,
  marigold: beads.marigold,
  teal: palette.link.day,
};

const margin = 64;
const frame = { paper: 12, ink: 5, shadow: 14 };

type Style = NonNullable<Node['style']>;
const text = (words: string, style: Style): Node => ({ type: 'text', text: keepTogether(words), style });

/** The sides for the direction of a language; letters that are joined or fill a square get no letter spacing. */
function placesIn(language: string) {
  const rtl = isRightToLeft(language);
  const isSpaced = !rtl && !/^(ja|ko|zh)\b/.test(language);
  return {
    start: rtl ? 'right' : 'left',
    end: rtl ? 'left' : 'right',
    row: rtl ? 'row-reverse' : 'row',
    side: rtl ? 'flex-end' : 'flex-start',
    spaced: (letterSpacing: string) => (isSpaced ? { letterSpacing } : {}),
  } as const;
}
const box = (style: Style, children: Node[]): ContainerNode => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});

/** Prevents a line break after a short part of a word, as in isiZulu’s “ama-app”, by a word joiner. */
const keepTogether = (words: string): string => words.replace(/(?<=^|\s)(\p{L}{1,3}-)(?=\p{L})/gu, '$1\u2060');

/** The complete image, of the size `shareSize`. Sizes of fonts are in pixels. */
export function layOutCard(card: CardLayout, titleSize: number, nameSize: number): Node {
  const { site, pictureSize } = card;
  const { ground, ink, teal } = colours;
  const { start, end, row, side } = placesIn(card.language);
  const column = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems: side,
      position: 'absolute',
      [start]: margin,
      top: 52,
      height: shareSize.height - band.height - 52 - 38,
    },
    [
      box({ alignItems: 'center', flexDirection: row, gap: markGap }, [
        { type: 'image', src: drawings.mark, ...mark },
        layOutName(card, nameSize),
      ]),
      layOutWords(card, titleSize),
      text(site, { fontSize: 26, fontWeight: 600, color: teal }),
    ],
  );
  return box({ position: 'relative', ...shareSize, backgroundColor: ground, color: ink }, [
    column,
    { type: 'image', src: drawings.band, ...band, style: { position: 'absolute', [start]: 0, bottom: 0 } },
    box(
      { position: 'absolute', [end]: 0, top: 0, [start === 'left' ? 'borderLeft' : 'borderRight']: `6px solid ${ink}` },
      [{ type: 'image', src: drawings.beadwork, ...panel }],
    ),
    ...(pictureSize ? [layOutPicture(pictureSize, end)] : []),
  ]);
}

/** The width beside the beadwork and the picture. */
function widthOfWords({ pictureSize }: CardLayout): number {
  const reach = pictureSize ? pictureSize.width + 2 * (frame.paper + frame.ink) + margin : 0;
  return shareSize.width - Math.max(panel.width, reach) - margin - 40;
}

/** The owner’s name, which only with `smallestName` may break anywhere. */
export function layOutName(card: CardLayout, fontSize: number): Node {
  const { start, row, spaced } = placesIn(card.language);
  const lines: Style = {
    textAlign: start,
    lineHeight: lineHeightOf(card.language, fontSize),
    overflowWrap: 'anywhere',
  };
  return box({ flexDirection: row, width: widthOfWords(card) - mark.width - markGap }, [
    text(card.name, {
      fontSize,
      fontWeight: 700,
      ...spaced('-0.02em'),
      ...(fontSize === smallestName ? lines : {}),
    }),
  ]);
}

/** Label, title and subtitle, above each other. Only with `smallestTitle` the title may break inside words. */
export function layOutWords(card: CardLayout, titleSize: number): Node {
  const { title, subtitle, label, language } = card;
  const { start, side, spaced } = placesIn(language);
  const width = widthOfWords(card);
  const overflowWrap = titleSize === smallestTitle ? 'anywhere' : 'normal';
  const { ink, marigold, muted } = colours;
  const parts = [
    ...(label
      ? [
          text(label, {
            alignSelf: side,
            marginBottom: 22,
            padding: '5px 16px 8px',
            backgroundColor: marigold,
            color: beads.navy,
            fontSize: 27,
            fontWeight: 700,
          }),
        ]
      : []),
    text(title, {
      fontSize: titleSize,
      fontWeight: 800,
      lineHeight: lineHeightOf(language, titleSize),
      ...spaced('-0.03em'),
      textAlign: start,
      textWrap: 'balance',
      overflowWrap,
    }),
    ...(subtitle
      ? [
          text(subtitle, {
            marginTop: 24,
            fontSize: Math.min(40, Math.max(26, titleSize / 2)),
            fontWeight: 500,
            lineHeight: 1.22,
            ...spaced('-0.01em'),
            textAlign: start,
            textWrap: 'balance',
            overflowWrap,
            color: muted,
          }),
        ]
      : []),
  ];
  return box({ flexDirection: 'column', width, color: ink }, parts);
}

/** Arabic letters reach further above and below their line. */
function lineHeightOf(language: string, titleSize: number): number {
  if (isRightToLeft(language)) return 1.2;
  return titleSize > 70 ? 0.98 : 1.04;
}

function layOutPicture(pictureSize: { width: number; height: number }, end: 'left' | 'right'): Node {
  const { paper, ink, teal } = colours;
  return box(
    {
      position: 'absolute',
      [end]: margin,
      top: (shareSize.height - pictureSize.height - frame.shadow) / 2 - frame.paper - frame.ink,
      padding: frame.paper,
      border: `${frame.ink}px solid ${ink}`,
      backgroundColor: paper,
      boxShadow: `${frame.shadow}px ${frame.shadow}px 0 ${teal}`,
    },
    [{ type: 'image', src: drawings.picture, ...pictureSize }],
  );
}

/** The beadwork at the edge of the image, cut from the middle of the cover of this name. */
export function panelSvg(name: string): string {
  const scale = cell / bead;
  const width = panel.width * scale;
  const view = `viewBox="${(coverSize.width - width) / 2} 0 ${width} ${panel.height * scale}"`;
  // Crisp edges are for screens; here diagonal ones are drawn smoothly.
  return beadworkCover(name).replace(/<svg [^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" ${view}>`);
}

/** The band of points at the foot of the image. */
export function bandSvg(): string {
  const rows = [
    [beads.coral, -5],
    [beads.teal, 11],
    [beads.marigold, 24],
  ] as const;
  const wedges = rows.map(([fill, top]) => {
    const path = Array.from({ length: band.width / 60 }, (_, index) => `M${30 + 60 * index} ${top}l60 60h-120z`);
    return `<path fill="${fill}" d="${path.join('')}"/>`;
  });
  const { width, height } = band;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${beads.paper}" d="M0 0h${width}v${height}H0z"/>${wedges.join('')}</svg>`;
}
