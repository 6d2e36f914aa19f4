import type {Line} from '../lines';

const badgeTypes: Record<string, string> = {
  tip: 'tip',
  success: 'tip',
  caution: 'warning',
  warning: 'warning',
  danger: 'danger',
  note: 'info',
  info: 'info',
};

/** `:badge[New]{type=tip}` */
export function badge(text: string, kind = ''): string {
  const type = badgeTypes[kind];
  return `:badge[${text}]${type ? `{type=${type}}` : ''}`;
}

/** Adds `{href="…"}` to the line that opens a directive. */
export function withSettings([open, ...rest]: Line[], settings: Record<string, string | undefined>): Line[] {
  const given = Object.entries(settings).filter(([, value]) => value);
  if (!open || given.length === 0) return [...(open ? [open] : []), ...rest];
  const text = given.map(([name, value]) => (/^[\w-]+$/.test(value!) ? `${name}=${value}` : `${name}="${value}"`));
  return [{...open, text: `${open.text}{${text.join(' ')}}`}, ...rest];
}
