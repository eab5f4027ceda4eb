/** Input of createFontStack of `@capsizecss/core`; lengths are in units of 1/`unitsPerEm` em. */
export interface FontMeasurements {
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** Average width of a letter, weighted by frequency in English. */
  xWidthAvg: number;
}

export interface SystemFont {
  regular: FontMeasurements;
  bold: FontMeasurements;
}

const inTwoWeights = (common: Omit<FontMeasurements, 'xWidthAvg'>, regular: number, bold: number): SystemFont => ({
  regular: { ...common, xWidthAvg: regular },
  bold: { ...common, xWidthAvg: bold },
});

/**
 * Metrics copied from `@capsizecss/metrics` 4.3.0 (MIT), as the package has thirty thousand files:
 * https://seek-oss.github.io/capsize/
 */
export const systemFonts = {
  arial: inTwoWeights({ familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 }, 913, 983),
  roboto: inTwoWeights({ familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 }, 911, 926),
  timesNewRoman: inTwoWeights(
    { familyName: 'Times New Roman', ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
    832,
    886,
  ),
  notoSerif: inTwoWeights(
    { familyName: 'Noto Serif', ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000 },
    481,
    512,
  ),
} as const satisfies Record<string, SystemFont>;
