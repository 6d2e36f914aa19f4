import type {CodeLine} from './lines';

/** The lines around the changes in the output of a diff program. */
const frame = /^(?:--- |\+\+\+ |@@ |diff --git |index )/;

/**
 * Turns the signs at the start of lines into marks.
 *
 *   -  "version": "0.3.8",
 *   +  "version": "0.3.9",
 */
export function readDiff(code: string): CodeLine[] {
  return code.split('\n').map((line) => {
    if (frame.test(line)) return {text: line};
    if (line.startsWith('+')) return {text: line.slice(1), kind: 'added'};
    if (line.startsWith('-')) return {text: line.slice(1), kind: 'removed'};
    return {text: line.startsWith(' ') ? line.slice(1) : line};
  });
}
