import 'katex/dist/katex.min.css';

/** Put on pages with formulas. The bundler adds the styles to those of the site; one that serves them itself replaces this. */
export default function MathStyles(): null {
  return null;
}
