import styles from './side-by-side.css?inline';

let sheet: CSSStyleSheet | undefined;

/** They come with the script: no page carries them before somebody asks. */
export function addStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
