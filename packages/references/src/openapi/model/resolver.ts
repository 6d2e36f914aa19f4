import {isObject, valueAt} from '../path';

export type Json = Record<string, unknown>;

export interface Resolved {
  value: Json;
  /** The name of the referenced component: `Pet` of `#/components/schemas/Pet`. */
  name?: string;
}

/** Resolves references inside a description. */
export class Resolver {
  constructor(readonly document: unknown) {}

  /** Properties beside a reference, such as a description, override those of its target. */
  resolve(part: unknown, seen: readonly string[] = []): Resolved {
    if (!isObject(part)) return {value: {}};
    const {$ref: reference, ...beside} = part;
    if (typeof reference !== 'string' || seen.includes(reference)) return {value: part};
    const path = pathOf(reference);
    const target = this.resolve(valueAt(this.document, path), [...seen, reference]);
    return {value: {...target.value, ...beside}, name: target.name ?? path.at(-1)};
  }

  of(part: unknown): Json {
    return this.resolve(part).value;
  }
}

/** `#/components/schemas/a~1b` → components, schemas, a/b */
export function pathOf(reference: string): string[] {
  return reference
    .replace(/^#\/?/, '')
    .split('/')
    .map((key) => unescaped(key).replace(/~1/g, '/').replace(/~0/g, '~'));
}

function unescaped(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
