export interface TerminalLine {
  /** `command` is what the reader types, `output` what the program prints. */
  kind: 'command' | 'output';
  prompt?: string;
  text: string;
}

const promptAndCommand = /^(\$|>|PS>) (.*)$/;

/**
 * Parses a session: lines after a prompt are commands, and so is what follows a line that ends with a backslash.
 *
 *   $ npm run build
 *   [SUCCESS] Generated static files in "build".
 */
export function readTerminal(code: string): TerminalLine[] {
  let continues = false;
  return code.split('\n').map((line) => {
    const [, prompt, typed] = promptAndCommand.exec(line) ?? [];
    const isCommand = continues || prompt !== undefined;
    const text = typed ?? line;
    continues = isCommand && text.endsWith('\\');
    return isCommand ? {kind: 'command', ...(prompt && {prompt}), text} : {kind: 'output', text};
  });
}
