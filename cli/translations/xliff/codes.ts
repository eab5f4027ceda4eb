import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A piece of a text: words, a code that stands for itself, or a pair of codes around other pieces. */
export type Piece = string | { alone: string } | { open: string; close: string; inside: Piece[] };

interface Node {
  type: string;
  children?: Node[];
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
}

const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/**
 * Takes a text apart into words and what translators must leave as it is: placeholders, and of Markdown all that marks
 * and leads somewhere. The pieces in a row are the text again.
 * @param isMarkdown false for the words of the dictionary, which have placeholders alone
 */
export function piecesOf(text: string, isMarkdown: boolean): Piece[] {
  if (!isMarkdown)
    return text.split(/(\{\{\w+\}\})/).flatMap((part, index) => (index % 2 ? { alone: part } : part || []));
  // Notes and addresses stand elsewhere in the article: without them their names would be words.
  const names = [...text.matchAll(/\[(\^?[^\]\s]+)\]/g)].map(([, name = '']) => name);
  const elsewhere = [...new Set(names)].map((name) => `\n\n[${name}]: ${name.startsWith('^') ? 'note' : '/there'}`);
  try {
    const tree = markdown.parse(text + elsewhere.join('')) as Node;
    const [paragraph] = tree.children ?? [];
    const { start, end } = paragraph?.position ?? {};
    if (paragraph?.type !== 'paragraph' || start?.offset !== 0 || end?.offset !== text.length) return [text];
    return joined(piecesIn(text, paragraph.children ?? []));
  } catch {
    return [text];
  }
}

function piecesIn(text: string, nodes: readonly Node[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const whole = text.slice(from, to);
    if (node.type === 'text') return [whole];
    if (node.type === 'image') return imageParts(whole);
    if (node.type === 'inlineCode') {
      const [, open = '', words = '', close = ''] = /^(`+)([\s\S]*?)(`+)$/.exec(whole) ?? [];
      return [{ open, close, inside: [words] }];
    }
    const { children = [] } = node;
    const [first, last] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset];
    if (first === undefined || last === undefined) return [{ alone: whole }];
    return [{ open: text.slice(from, first), close: text.slice(last, to), inside: piecesIn(text, children) }];
  });
}

/** The words of a picture are what is seen in it, and its caption. */
function imageParts(whole: string): Piece[] {
  const [, open, alt, address, title, close] = /^(!\[)([\s\S]*?)(\]\([^"]*"?)(?:([^"]*)("\)))?$/.exec(whole) ?? [];
  if (!open || !address) return [{ alone: whole }];
  return [{ alone: open }, alt ?? '', { alone: address }, ...(close ? [title ?? '', { alone: close }] : [])];
}

/** Neighbouring words are one piece. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else if (piece !== '')
      result.push(typeof piece === 'object' && 'inside' in piece ? { ...piece, inside: joined(piece.inside) } : piece);
  }
  return result;
}

/** The text that the pieces make. */
export function textOfPieces(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'alone' in piece ? piece.alone : piece.open + textOfPieces(piece.inside) + piece.close;
    })
    .join('');
}

/** Names a code by what it is in the text. */
export const nameOfCode = (piece: Exclude<Piece, string>) =>
  'alone' in piece ? piece.alone : `${piece.open}…${piece.close}`;

/** The codes of a text, sorted: two texts have the same where nothing was lost and nothing came in. */
export function codesOf(pieces: readonly Piece[]): string[] {
  return pieces
    .flatMap((piece): string[] => {
      if (typeof piece === 'string') return [];
      return 'alone' in piece ? [nameOfCode(piece)] : [nameOfCode(piece), ...codesOf(piece.inside)];
    })
    .sort();
}
