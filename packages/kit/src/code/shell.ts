const keywords = 'case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while';

/** Tokens before a command: the beginning of a line, a pipe or similar, variables, `sudo`. */
const before =
  `(?:(?<!\\\\\\n)^|[|;&(\`])[ \\t]*` +
  `(?:\\w+=\\S*[ \\t]+)*(?:(?:do|else|exec|if|sudo|then|time|until|while)[ \\t]+)*`;

const command = new RegExp(
  `(?<=${before})(?!(?:${keywords})(?![\\w-]))(?!\\w+\\+?=)[\\w./@~][\\w./@~+-]*(?=[\\s;|&)\`]|$)`,
  'm',
);

/**
 * Prism colours names from a list of commands anywhere: in `brew install node`, everything but the command. This marks
 * the first word as the command; the rest are options and arguments.
 */
export function markCommands(shell: {function?: unknown; builtin?: unknown}): void {
  shell.function = {pattern: command, greedy: true};
  delete shell.builtin;
}
