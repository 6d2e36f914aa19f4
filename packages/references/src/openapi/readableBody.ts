/** Text as a language writes it over several lines, and what must not occur in it there. */
interface Literal {
  not: RegExp;
  write: (text: string) => string;
}

const block: Literal = {not: /\\|\r|"""/, write: (text) => `"""\n${text}\n"""`};
const eachLine: Literal = {
  not: /[^\n -~]/,
  write: (text) =>
    text
      .split(/(?<=\n)/)
      .map((line) => JSON.stringify(line))
      .join('\n  '),
};

const literals: Record<string, Literal> = {
  c: eachLine,
  csharp: {not: /\r|"""/, write: block.write},
  // A quotation mark at the end would be taken for one of the three after it.
  java: {not: /\\|\r|"""|"$/, write: (text) => `"""\n${text}"""`},
  kotlin: {not: /\$|\r|"""|"$/, write: (text) => `"""${text}"""`},
  'objective-c': eachLine,
  ocaml: {not: /\r|\|\}/, write: (text) => `{|${text}|}`},
  swift: block,
};

/** The body of a request over several lines, in languages whose generators write `"{\n  \"name\": …"` on one. */
export function readableBody(sample: string, language: string): string {
  const literal = literals[language];
  if (!literal) return sample;
  return sample.replace(/"(?:[^"\\\n]|\\.)*\\n(?:[^"\\\n]|\\.)*"/, (escaped) => {
    const text = decode(escaped);
    return text === undefined || literal.not.test(text) ? escaped : literal.write(text);
  });
}

function decode(escaped: string): string | undefined {
  try {
    return JSON.parse(escaped) as string;
  } catch {
    return undefined;
  }
}
