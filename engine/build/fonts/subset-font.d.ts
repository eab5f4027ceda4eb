/** subset-font has no types; this is the part that is used. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype';
      noLayoutClosure?: boolean;
      /** For calls without characters. */
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
