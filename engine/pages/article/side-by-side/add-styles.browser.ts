import styles from './side-by-side.css?inline';

let sheet: CSSStyleSheet | undefined;

export function addStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
