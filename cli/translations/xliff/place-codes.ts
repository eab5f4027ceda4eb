import { nameOfCode, type Piece } from './codes.ts';

/** A piece whose codes have their ids. */
export type Placed =
  | string
  | { id: string; data: string }
  | { id: string; open: string; close: string; inside: Placed[] };

/** Gives codes their ids: what is the same in source and target has the same. */
export class Codes {
  /** From what stands in the text to the id of its data. */
  readonly data = new Map<string, string>();
  private readonly known = new Map<string, string[]>();
  private free = new Map<string, string[]>();
  private count = 0;

  /** Those of a text. */
  place(pieces: readonly Piece[]): Placed[] {
    this.free = new Map([...this.known].map(([name, ids]) => [name, [...ids]]));
    return this.placeIn(pieces);
  }

  private placeIn(pieces: readonly Piece[]): Placed[] {
    return pieces.map((piece) => {
      if (typeof piece === 'string') return piece;
      const id = this.idOf(nameOfCode(piece));
      if ('alone' in piece) return { id, data: this.dataId(piece.alone) };
      return { id, open: this.dataId(piece.open), close: this.dataId(piece.close), inside: this.placeIn(piece.inside) };
    });
  }

  private idOf(name: string): string {
    const free = this.free.get(name)?.shift();
    if (free) return free;
    const id = String(++this.count);
    this.known.set(name, [...(this.known.get(name) ?? []), id]);
    return id;
  }

  private dataId(text: string): string {
    const id = this.data.get(text) ?? `d${this.data.size + 1}`;
    this.data.set(text, id);
    return id;
  }
}
