import css from './styles.css';

let sheet: CSSStyleSheet | undefined;

/** Adds the styles of the script: a style sheet would be another request, and a policy may forbid inline styles. */
export function addStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
