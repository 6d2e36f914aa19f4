import {isObject} from '../path';
import {asText} from './typeOf';

/**
 * Data as XML:
 *
 *   {name: 'Minette', tags: ['calm', 'old']}, pet → <pet><name>Minette</name><tags>calm</tags><tags>old</tags></pet>
 */
export function asXml(data: unknown, root = 'root'): string {
  return element(root, data, '');
}

function element(name: string, data: unknown, indent: string): string {
  const tag = /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name) ? name : 'item';
  if (Array.isArray(data)) {
    const items = (data as unknown[]).map((item) => element(name, item, indent));
    return items.join('\n');
  }
  if (!isObject(data)) return `${indent}<${tag}>${escape(data === null ? '' : asText(data))}</${tag}>`;
  const children = Object.entries(data).map(([key, value]) => element(key, value, `${indent}  `));
  return children.length === 0
    ? `${indent}<${tag}/>`
    : `${indent}<${tag}>\n${children.filter(Boolean).join('\n')}\n${indent}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
