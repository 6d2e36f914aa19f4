const keywords = 'case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while';

/** What stands before a command: the beginning of a line that goes on no other, a pipe and the like, variables, `sudo`. */
const before =
  `(?:(?<!\\\\\\n)^|[|;&(\`])[ \\t]*` +
  `(?:\\w+=\\S*[ \\t]+)*(?:(?:do|else|exec|if|sudo|then|time|until|while)[ \\t]+)*`;

const command = new RegExp(
  `(?<=${before})(?!(?:${keywords})(?![\\w-]))(?!\\w+\\+?=)[\\w./@~][\\w./@~+-]*(?=[\\s;|&)\`]|$)`,
  'm',
);

/**
 * Prism has a list of commands, and colours their names wherever they stand: of `brew install node`, all but the
 * command. A command is what comes first; what follows are options and arguments.
 */
export function markCommands(shell: {function?: unknown; builtin?: unknown}): void {
  shell.function = {pattern: command, greedy: true};
  delete shell.builtin;
}
