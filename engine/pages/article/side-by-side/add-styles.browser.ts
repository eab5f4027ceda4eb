import styles from './side-by-side.css?inline';

let sheet: CSSStyleSheet | undefined;

/** Adds the styles of reading side by side to the page, once. */
export function addStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
