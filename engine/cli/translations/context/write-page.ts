import type { Note } from '../../../content/texts/notes.ts';
import type { ShortText } from './list-texts.ts';
import { type FoundText, pageWidth } from './take-pictures.ts';

const size = { width: 720, height: 405 };

/** Writes one page for translators: each text with its original, note, neighbours and place in a picture. */
export function writePage(
  code: string,
  style: string,
  texts: readonly (ShortText & { note?: Note | undefined; found?: FoundText | undefined })[],
): string {
  const pictures = [...new Set(texts.flatMap(({ found }) => found?.picture ?? []))];
  const symbols = pictures.map(
    ({ source, height }, index) =>
      html`<symbol id="picture-${index}" viewBox="0 0 ${pageWidth} ${height}"><image href="${source}" width="${pageWidth}" height="${height}"/></symbol>`,
  );
  const sections = texts.map((text) => {
    const { name, file, source, translation, state, note, found, neighbours, longest, same } = text;
    return html`<section id="${name}">
<h2>${source}</h2>
<p lang="${code}" class="${state}">${translation ?? '—'}</p>
<dl>
<dt>key</dt><dd><code>${name}</code> (${file}, ${state})</dd>
${[
  term('note', note?.note ?? ''),
  term(
    'what it is',
    found ? `${found.place.role}${found.place.hidden ? ', hidden at first' : ''}, on ${found.picture.path}` : '',
  ),
  term('length', lengthOf(source, note, longest)),
  term('same original', same.join(', ')),
]}
</dl>
${found ? drawPlace(found, pictures.indexOf(found.picture)) : ''}
<table>${neighbours.map((one) => html`<tr><td>${one.source}</td><td lang="${code}">${one.translation ?? '—'}</td></tr>`)}</table>
</section>`;
  });
  return String(html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.length} short texts, ${code}</title>
<style>${raw(css)}</style>
<h1>${texts.length} short texts, ${code}</h1>
<pre>${style}</pre>
<svg width="0" height="0">${symbols}</svg>
${sections}
</html>
`);
}

const css = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1b; background: #fff; }
section { border-top: 1px solid #bbb; padding: 1rem 0 2rem; }
h2 { margin: 0; font-size: 1.3rem; } h2 + p { margin: 0.2rem 0 1rem; font-size: 1.3rem; }
.stale, .missing, .new { color: #a3181d; }
dl { display: grid; grid-template-columns: 8rem 1fr; margin: 0 0 1rem; } dt { color: #555; } dd { margin: 0; }
section svg { width: 100%; height: auto; border: 1px solid #bbb; }
rect { fill: none; stroke: #d6006e; stroke-width: 3; }
table { border-collapse: collapse; } td { border: 1px solid #ddd; padding: 0.2rem 0.6rem; color: #555; }
pre { white-space: pre-wrap; }
`;

const term = (name: string, text: string) => (text ? html`<dt>${name}</dt><dd>${text}</dd>` : '');

function lengthOf(source: string, note: Note | undefined, longest: ShortText['longest']): string {
  const most = note?.max ? `at most ${note.max} characters; ` : '';
  return `${most}original ${source.length}${longest ? `, longest so far ${longest.length} (${longest.code})` : ''}`;
}

/** Draws the part of the picture around the place, and a frame around the place. */
function drawPlace({ place, picture }: FoundText, index: number) {
  const [width, height] = [
    Math.min(pageWidth, Math.max(size.width, place.width + 80)),
    Math.min(picture.height, Math.max(size.height, place.height + 80)),
  ];
  const [middle, centre] = [place.x + place.width / 2, place.y - picture.y + place.height / 2];
  const x = Math.max(0, Math.min(pageWidth - width, middle - width / 2));
  const y = Math.max(0, Math.min(picture.height - height, centre - height / 2));
  return html`<svg viewBox="${[x, y, width, height].map(Math.round).join(' ')}" role="img" aria-label="its place on the page">
<use href="#picture-${index}" width="${pageWidth}" height="${picture.height}"/>
<rect x="${Math.round(place.x - 4)}" y="${Math.round(place.y - picture.y - 4)}" width="${Math.round(place.width + 8)}" height="${Math.round(place.height + 8)}" rx="4"/>
</svg>`;
}

/** Text that is HTML already. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

const raw = (text: string) => new Html(text);

/** Makes HTML, and escapes inserted values that are not HTML already. */
function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? textOf(values[index]) : '')).join(''));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (value instanceof Html) return value.text;
  return String(value).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
