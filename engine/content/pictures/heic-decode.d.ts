declare module 'heic-decode' {
  /** Decodes the first picture of a HEIC file, with its rotation applied. */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
