import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {AuthorError, authorError} from '@lectern/kit/authorError';

const katexPreamble = /^(KaTeX parse error|LaTeX-incompatible input and strict mode is set to 'error'): /;

/**
 * Throws at an invalid formula; rehype-katex only warns, and shows its source in red.
 *
 *   docs/page.md:12  This formula cannot be typeset: Expected '}', got 'EOF' at end of input.
 */
export default function rehypeMathErrors() {
  return (_: Root, file: VFile): void => {
    const errors = file.messages
      .filter(({source}) => source === 'rehype-katex')
      .map(({cause, reason, ancestors}) =>
        authorError(
          file,
          // A display formula has its position on the element around it.
          ancestors?.findLast(({position}) => position),
          `This formula cannot be typeset: ${(cause instanceof Error ? cause.message : reason).replace(katexPreamble, '').replace(/\.?$/, '.')}`,
          'Compare braces and \\begin … \\end, and write words as \\text{…}. A dollar sign that is money needs a backslash: \\$5.',
        ),
      );
    if (errors.length > 0) throw new AuthorError(...errors.flatMap(({slips}) => slips));
  };
}
