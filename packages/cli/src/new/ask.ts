import {createInterface} from 'node:readline/promises';
import {questionsFor, type Answers, type Question} from './answers';
import {Refusal} from './refusal';
import type {Repository} from './repository';

export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Completes the flags: with the author's answers if there is a terminal, otherwise with defaults. A wrong answer is asked
 * again; a wrong flag ends the command.
 */
export async function complete(
  flags: Partial<Answers>,
  repository: Repository,
  terminal: Terminal | null,
): Promise<Answers> {
  const answers: Partial<Answers> = {};
  const questions = questionsFor(repository);
  const lines = terminal && createInterface({...terminal, terminal: false});
  const typed = lines?.[Symbol.asyncIterator]();
  try {
    for (const question of questions) {
      const {name, otherwise, isFor = () => true, check} = question;
      const flag = flags[name];
      if (!isFor(answers, repository)) {
        if (flag !== undefined) throw new Refusal(`--${name} does not go with this page.`, 'Leave it out.');
        continue;
      }
      if (flag !== undefined) {
        check?.(flag, answers, repository);
        answers[name] = flag;
      } else if (typed && terminal) {
        answers[name] = await ask(question, answers, repository, typed, terminal.output);
      } else if (otherwise === undefined) {
        throw new Refusal(`--${name} is missing.`, `${question.ask}: --${name} "…"`);
      } else {
        answers[name] = otherwise;
      }
    }
  } finally {
    lines?.close();
  }
  const unsaid = Object.fromEntries(questions.map(({name}) => [name, ''])) as unknown as Answers;
  return {...unsaid, ...answers} as Answers;
}

async function ask(
  {ask: question, otherwise, check}: Question,
  answers: Partial<Answers>,
  repository: Repository,
  typed: AsyncIterator<string>,
  output: NodeJS.WritableStream,
): Promise<string> {
  for (;;) {
    output.write(`${question}${otherwise ? ` [${otherwise}]` : ''}: `);
    const line = await typed.next();
    if (line.done) throw new Refusal('The questions were not answered.', 'Nothing has been written.');
    const answer = line.value.trim() || (otherwise ?? '');
    try {
      if (answer === '' && otherwise === undefined) throw new Refusal('This is needed.', 'Type an answer.');
      check?.(answer, answers, repository);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      output.write(`  ${error.message}\n  ${error.hint}\n`);
    }
  }
}
