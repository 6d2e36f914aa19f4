import {nearest} from '@lectern/kit/nearest';

export const noticeTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** The notice above the text of a page: `notice: {type: warning, text: …, until: 2026-01-31}` in the front matter. */
export interface Notice {
  type: (typeof noticeTypes)[number];
  /** Markdown. */
  text: string;
  /** The last day it is shown, as `2026-01-31`. */
  until?: string;
}

export class NoticeError extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

const example = 'Write, for example, notice: {type: warning, text: The screens differ., until: 2026-01-31}.';
const fields = ['type', 'text', 'until'];

/** Parses the field of the front matter; an error names the mistake and the remedy. */
export function readNotice(value: unknown): Notice {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new NoticeError('“notice” needs a type and a text.', example);
  }
  const {type, text, until, ...others} = value as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown) {
    const suggestion = nearest(unknown, fields);
    throw new NoticeError(
      `A notice has no field “${unknown}”.`,
      suggestion ? `Did you mean “${suggestion}”?` : `Its fields are ${fields.join(', ')}.`,
    );
  }
  if (typeof text !== 'string' || text.trim() === '') throw new NoticeError('The notice has no text.', example);
  const known = noticeTypes.find((candidate) => candidate === type);
  if (!known) {
    const wanted = typeof type === 'string' ? type : JSON.stringify(type ?? '');
    const suggestion = nearest(wanted, [...noticeTypes]);
    throw new NoticeError(
      type === undefined ? 'The notice has no type.' : `There is no notice of type “${wanted}”.`,
      suggestion ? `Did you mean “${suggestion}”?` : `Types are ${noticeTypes.join(', ')}.`,
    );
  }
  return {type: known, text, ...(until !== undefined && {until: readDay(until)})};
}

/** YAML parses an unquoted day as a date, at midnight in UTC; some parsers keep it as text. */
function readDay(value: unknown): string {
  const day = value instanceof Date && !Number.isNaN(value.getTime()) ? dayOf(value) : String(value);
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : NaN);
  // A date such as 31 February would become a day in March.
  if (Number.isNaN(date.getTime()) || dayOf(date) !== day) {
    throw new NoticeError(`“until” is not a valid date: ${day}.`, 'Write year, month and day: until: 2026-01-31.');
  }
  return day;
}

/** Whether a notice has ended. Days begin in UTC, in the build and for each reader. */
export function isOver(until: string, now = new Date()): boolean {
  return dayOf(now) > until;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
