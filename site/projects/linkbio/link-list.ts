export interface Link {
  id: number;
  text: string;
  url: string;
}

/** Moves a link to another place; a place beyond an end means that end. */
export function moveTo(links: readonly Link[], from: number, to: number): readonly Link[] {
  const link = links[from];
  const place = Math.min(Math.max(to, 0), links.length - 1);
  return link && place !== from ? links.toSpliced(from, 1).toSpliced(place, 0, link) : links;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** An address that a page may link to; an address without a scheme becomes https. */
export function hrefOf(url: string): string {
  const href = url.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(href)) return href;
  return /^[^\s:/]+\.[^\s:/]+(\/\S*)?$/.test(href) ? `https://${href}` : '#';
}

/** The finished page: one file with its styles and without scripts. */
export function htmlOf(title: string, links: readonly Link[], language: string): string {
  const items = links.map(
    ({ text, url }) => `      <li><a href="${escapeHtml(hrefOf(url))}">${escapeHtml(text)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title>
    <style>
      body { max-width: 24rem; margin: auto; padding: 1rem; font: 1.1rem sans-serif; text-align: center }
      ul { padding: 0; list-style: none }
      a { display: block; margin: .6rem 0; padding: .8rem; border: 2px solid; color: inherit }
    </style>
  </head>
  <body>
    <h1>${escapeHtml(title)}</h1>
    <ul>
${items.join('\n')}
    </ul>
  </body>
</html>
`;
}
