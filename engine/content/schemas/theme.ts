import { z } from 'zod';

export const colourForm =
  'a colour must be written "#rgb" or "#rrggbb" in quotes: without quotes, YAML reads it as a comment';

const colour = z
  .string({ error: ({ input }) => (input === undefined ? undefined : colourForm) })
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, colourForm)
  .toLowerCase();

const dayAndNight = z.strictObject({ day: colour, night: colour });

/** A font file of the site, by its path from the site’s folder. */
export const fontFileForm = /^(?!.*\.\.)[\p{L}\p{N}_-][\p{L}\p{N}_ ./[\],-]*\.(ttf|otf)$/u;
const packageForm = /^@fontsource(-variable)?\/[a-z0-9-]+$/;
const fontForm =
  'a font must be a file such as fonts/NotoSansJP.ttf, or a package such as @fontsource-variable/literata';

/**
 * `theme.yaml`, optional: colours, font and shapes. Defaults: engine/content/theme/default-theme.ts. The build refuses
 * colours that are hard to read: engine/content/theme/check-palette.ts.
 */
export const themeSchema = z.strictObject({
  /** An installed package of https://fontsource.org: `@fontsource-variable/…` is one small file, `@fontsource/…` one for each weight. */
  font: z.string().regex(packageForm, 'a font must be a package such as @fontsource-variable/literata').optional(),
  /**
   * Fonts for the letters that `font` lacks, best first: TrueType or OpenType files of the site
   * (`fonts/NotoSansJP.ttf`), or packages of Fontsource. The site gets only the letters in use. Without further fonts,
   * such letters are shown in a font of the visitor’s system.
   */
  furtherFonts: z
    .array(z.string().refine((name) => packageForm.test(name) || fontFileForm.test(name), fontForm))
    .max(5)
    .optional(),
  /** Corner radius of cards, buttons and fields, in pixels. */
  corners: z.int().min(0).max(24).optional(),
  /** Shadow of cards and buttons: a sharp coloured edge, a soft shadow, or none. */
  shadow: z.enum(['hard', 'soft', 'none']).optional(),
  palette: z
    .strictObject({
      /** Background of pages, of the manifest and of the browser’s interface. */
      ground: dayAndNight,
      /** Background of cards and buttons. */
      surface: dayAndNight,
      /** A tinted background: chips, notes, hovered rows. */
      wash: dayAndNight,
      /** Text, and the outlines of cards. */
      ink: dayAndNight,
      /** Secondary text. */
      muted: dayAndNight,
      /** Background of the primary button; marks the current item. */
      accent: dayAndNight,
      /** Large text on the accent. */
      onAccent: dayAndNight,
      /** The accent as text. */
      accentInk: dayAndNight,
      /** Underlines of links, focus rings, edges of cards. */
      link: dayAndNight,
      /** Edge of the primary button. */
      edge: dayAndNight,
      /** Background of the footer and of the ribbon: dark by day and by night. */
      band: dayAndNight,
      /** Text on the band, by day and by night. */
      onBand: colour,
    })
    .partial()
    .optional(),
  /** Colours of beadwork, logo mark and pictures, the same by day and by night. Content names some of them as `tint`. */
  beads: z
    .strictObject({
      /** The dark bead: text on all other beads, and background of the logo mark. */
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
  /** Lighter versions of beads that are too dark for text, as card backgrounds. Computed from a bead if you set only that. */
  tints: z.strictObject({ coral: colour, jacaranda: colour, sea: colour }).partial().optional(),
  /** Two pale backgrounds among the tiles of the skills. Computed from the beads of the same names if you set only those. */
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

export type ThemeChoice = z.infer<typeof themeSchema>;

type Complete<Part> = Required<Exclude<Part, undefined>>;
type Groups = 'palette' | 'beads' | 'tints' | 'pale' | 'code';

export type Theme = Complete<Omit<ThemeChoice, Groups>> & { [Group in Groups]: Complete<ThemeChoice[Group]> };
