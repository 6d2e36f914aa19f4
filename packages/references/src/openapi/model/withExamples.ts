import {isObject} from '../path';
import type {Resolver} from './resolver';

/** Some authors refer to an example where its value belongs, or a part of it; a reference to nothing stays as it is. */
export function withExamples(value: unknown, resolver: Resolver, around: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => withExamples(one, resolver, around));
  if (!isObject(value)) return value;
  const reference = String(value.$ref);
  if (!reference.startsWith('#/components/examples/')) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withExamples(one, resolver, around)]));
  }
  // An example isn't put into itself.
  const found = around.includes(reference) ? undefined : resolver.of({$ref: reference}).value;
  return found === undefined ? value : withExamples(found, resolver, [...around, reference]);
}
