import css from './styles.css';

let sheet: CSSStyleSheet | undefined;

/** They come with the script: a sheet would be one more request, and a policy may forbid styles in the page. */
export function addStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
