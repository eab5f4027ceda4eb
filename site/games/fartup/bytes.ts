/**
 * Writes an integer as bytes of seven bits each, with the highest bit set if more follow (LEB128, as in WebAssembly:
 * https://webassembly.github.io/spec/core/binary/values.html#integers).
 */
export function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
}

export interface Reader {
  /** @throws RangeError if the bytes end, or a number is too large */
  byte: () => number;
  number: () => number;
  left: () => number;
}

/**
 * Reads bytes from the start. `number` reads what `writeNumber` writes, below 2²⁸; `left` returns the number of bytes
 * not yet read.
 */
export function readerOf(bytes: Uint8Array): Reader {
  let at = 0;
  const byte = () => {
    const value = bytes[at++];
    if (value === undefined) throw new RangeError('the bytes end too early');
    return value;
  };
  return {
    byte,
    number() {
      let value = 0;
      for (let shift = 0; shift < 28; shift += 7) {
        const part = byte();
        value |= (part & 0x7f) << shift;
        if (part < 0x80) return value;
      }
      throw new RangeError('a number is too large');
    },
    left: () => bytes.length - at,
  };
}

/** Encodes bytes as letters, digits, hyphens and underscores: https://www.rfc-editor.org/rfc/rfc4648#section-5 */
export function toText(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** @throws if the text is not what `toText` writes */
export function fromText(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
