import {createInterface} from 'node:readline/promises';
import type {Answers, Question} from './answers';
import {Refusal} from './refusal';

export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Completes the flags: with answers if there is a terminal, otherwise with defaults. A wrong answer is asked again; a
 * wrong flag ends the command.
 */
export async function complete(
  given: Partial<Answers>,
  questions: Question[],
  terminal: Terminal | null,
): Promise<Answers> {
  for (const {name, check} of questions) if (given[name] !== undefined) check(given[name]);
  const lines = terminal && createInterface({...terminal, terminal: false});
  const typed = lines?.[Symbol.asyncIterator]();
  const answers: Partial<Answers> = {};
  try {
    for (const question of questions) {
      const {name, otherwise} = question;
      answers[name] = given[name] ?? (typed && terminal ? await ask(question, typed, terminal.output) : otherwise);
    }
  } finally {
    lines?.close();
  }
  return answers as Answers;
}

/** Lists the defaults that are used if nobody can be asked and `--yes` is missing. */
export function defaultsUsed(given: Partial<Answers>, questions: Question[]): string[] {
  const open = questions.filter(({name}) => given[name] === undefined);
  if (open.length === 0) return [];
  return [
    'Without a terminal for questions, these defaults are used (--yes hides this message):',
    ...open.map(({name, otherwise}) => `  --${name} "${otherwise || '-'}"`),
  ];
}

async function ask(
  {ask: question, otherwise, check}: Question,
  typed: AsyncIterator<string>,
  output: NodeJS.WritableStream,
): Promise<string> {
  for (;;) {
    output.write(`${question}${otherwise ? ` [${otherwise}]` : ''}: `);
    const line = await typed.next();
    if (line.done) throw new Refusal('The questions were not answered.', 'Nothing has been written.');
    const answer = line.value.trim() || otherwise;
    try {
      check(answer);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      output.write(`  ${error.message}\n`);
    }
  }
}
