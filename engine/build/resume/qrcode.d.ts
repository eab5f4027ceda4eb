/** qrcode has no types; this is the part that is used. */
declare module 'qrcode' {
  interface Options {
    type: 'svg';
    errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H';
    margin: number;
    color: { dark: string; light: string };
  }
  const qrcode: { toString(text: string, options: Options): Promise<string> };
  export default qrcode;
}
