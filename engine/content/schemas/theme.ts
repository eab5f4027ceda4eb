import { z } from 'zod';

/** What is said of a colour that is written otherwise. */
export const colourForm =
  'a colour is written "#rgb" or "#rrggbb", in quotes: without them YAML takes it for a comment';

const colour = z
  .string({ error: ({ input }) => (input === undefined ? undefined : colourForm) })
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, colourForm)
  .toLowerCase();

/** A colour by day and by night. */
const dayAndNight = z.strictObject({ day: colour, night: colour });

/**
 * `theme.yaml`, which may be missing: colours, font and shapes. What is not said is that of
 * engine/content/theme/default-theme.ts. The build refuses colours that are hard to read: engine/content/theme/check-palette.ts.
 */
export const themeSchema = z.strictObject({
  /** An installed package of https://fontsource.org: `@fontsource-variable/…` is one small file, `@fontsource/…` one for each weight. */
  font: z
    .string()
    .regex(/^@fontsource(-variable)?\/[a-z0-9-]+$/, 'a font is a package such as @fontsource-variable/literata')
    .optional(),
  /** Radius of the corners of cards, buttons and fields, in pixels. */
  corners: z.int().min(0).max(24).optional(),
  /** Shadow of cards and buttons: an edge of colour, a soft shade, or none. */
  shadow: z.enum(['hard', 'soft', 'none']).optional(),
  palette: z
    .strictObject({
      /** Ground of the pages, of the manifest and of the browser's own bars. */
      ground: dayAndNight,
      /** Ground of cards and buttons. */
      surface: dayAndNight,
      /** A tinted ground: chips, notes, what is pointed at. */
      wash: dayAndNight,
      /** Text, and the lines around cards. */
      ink: dayAndNight,
      /** Text of less weight. */
      muted: dayAndNight,
      /** Ground of the most important button; marks what is current. */
      accent: dayAndNight,
      /** Large text on the accent. */
      onAccent: dayAndNight,
      /** The accent as text. */
      accentInk: dayAndNight,
      /** Underlines of links, focus rings, edges of cards. */
      link: dayAndNight,
      /** Edge of the most important button. */
      edge: dayAndNight,
      /** Ground of the footer and of the ribbon: dark in both. */
      band: dayAndNight,
      /** Text on the band, by day and by night. */
      onBand: colour,
    })
    .partial()
    .optional(),
  /** Colours of beadwork, logo mark and pictures, the same by day and by night. Content names some of them as `tint`. */
  beads: z
    .strictObject({
      /** The dark bead: text on all of the others, ground of the mark. */
      navy: colour,
      /** The light bead. */
      paper: colour,
      coral: colour,
      marigold: colour,
      jacaranda: colour,
      sea: colour,
      teal: colour,
      rose: colour,
      foam: colour,
    })
    .partial()
    .optional(),
  /** Beads that are too dark for text, as the ground of cards. Where a bead is given and its tint is not, it is lightened. */
  tints: z.strictObject({ coral: colour, jacaranda: colour, sea: colour }).partial().optional(),
  /** Two pale grounds among the tiles of the skills: those of coral and marigold. Made from the beads where only those are given. */
  pale: z.strictObject({ coral: colour, marigold: colour }).partial().optional(),
  /** Code in articles, by day and by night. */
  code: z
    .strictObject({
      background: colour,
      text: colour,
      keyword: colour,
      string: colour,
      constant: colour,
      function: colour,
      comment: colour,
    })
    .partial()
    .optional(),
});

/** What an owner says of the theme. */
export type ThemeChoice = z.infer<typeof themeSchema>;

type Whole<Part> = Required<Exclude<Part, undefined>>;
type Groups = 'palette' | 'beads' | 'tints' | 'pale' | 'code';

/** A theme in which nothing is left open. */
export type Theme = Whole<Omit<ThemeChoice, Groups>> & { [Group in Groups]: Whole<ThemeChoice[Group]> };
