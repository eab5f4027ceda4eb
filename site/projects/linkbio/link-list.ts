export interface Link {
  id: number;
  text: string;
  url: string;
}

/** Moves a link to another place; beyond the ends it stays at the end. */
export function moveTo(links: readonly Link[], from: number, to: number): readonly Link[] {
  const link = links[from];
  const place = Math.min(Math.max(to, 0), links.length - 1);
  return link && place !== from ? links.toSpliced(from, 1).toSpliced(place, 0, link) : links;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const encode = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** An address that a page may link to; without a scheme it is one of the web. */
export function hrefOf(url: string): string {
  const href = url.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(href)) return href;
  return /^[^\s:/]+\.[^\s:/]+(\/\S*)?$/.test(href) ? `https://${href}` : '#';
}

/** The finished page: one file, its styles inside, no script. */
export function htmlOf(title: string, links: readonly Link[], language: string): string {
  const items = links.map(({ text, url }) => `      <li><a href="${encode(hrefOf(url))}">${encode(text)}</a></li>`);
  return `<!doctype html>
<html lang="${encode(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${encode(title)}</title>
    <style>
      body { max-width: 24rem; margin: auto; padding: 1rem; font: 1.1rem sans-serif; text-align: center }
      ul { padding: 0; list-style: none }
      a { display: block; margin: .6rem 0; padding: .8rem; border: 2px solid; color: inherit }
    </style>
  </head>
  <body>
    <h1>${encode(title)}</h1>
    <ul>
${items.join('\n')}
    </ul>
  </body>
</html>
`;
}
