import {paths as findPaths} from 'jsonpath-rfc9535';
import {fromNormalizedPath, isObject, toJsonPath, valueAt, type Path} from './path';

/** A mistake in an overlay; `at` is its position there. */
export interface Finding {
  at: Path;
  message: string;
  hint: string;
}

export interface Overlaid {
  document: unknown;
  /** Maps the JSONPath of each replaced text to its position in the overlay. */
  replaced: Map<string, Path>;
  findings: Finding[];
}

type Json = Parameters<typeof findPaths>[0];

/**
 * Applies an OpenAPI Overlay 1.0 with translations: it replaces texts and adds nothing.
 * So an update without a matching text is a mistake, usually a renamed key.
 */
export function applyOverlay(source: unknown, overlay: unknown, change = (text: string) => text): Overlaid {
  const document: unknown = structuredClone(source);
  const replaced = new Map<string, Path>();
  const findings: Finding[] = [];
  const actions: unknown = valueAt(overlay, ['actions']);

  for (const [index, action] of (Array.isArray(actions) ? (actions as unknown[]) : []).entries()) {
    const at: Path = ['actions', index];
    if (!isObject(action) || typeof action.target !== 'string') {
      findings.push({at, message: 'an action has no target', hint: 'Give it a `target`, such as $.info.'});
      continue;
    }
    const found = find(document, action.target);
    if (found === 'invalid') {
      findings.push({
        at: [...at, 'target'],
        message: `the target ${action.target} is not a JSONPath`,
        hint: "Write keys with special characters in brackets and quotation marks: $.paths['/pet'].post.",
      });
    } else if (found.length === 0) {
      findings.push({
        at: [...at, 'target'],
        message: `the target ${action.target} matches nothing`,
        hint: hintForMiss(document, action.target),
      });
    }
    if (!Array.isArray(found) || action.update === undefined) continue;
    for (const path of found) merge(path, action.update, [...at, 'update']);
  }
  return {document, replaced, findings};

  function merge(path: Path, update: unknown, at: Path): void {
    const current = valueAt(document, path);
    if (isObject(current) && isObject(update)) {
      for (const [key, child] of Object.entries(update)) {
        if (key in current) merge([...path, key], child, [...at, key]);
        else
          findings.push({
            at: [...at, key],
            message: `the update sets '${key}', but ${toJsonPath(path)} has no such key`,
            hint: `It has: ${Object.keys(current).join(', ')}.`,
          });
      }
    } else if (typeof current === 'string' && typeof update === 'string') {
      const parent = valueAt(document, path.slice(0, -1)) as Record<string | number, unknown>;
      parent[path.at(-1) ?? ''] = change(update);
      replaced.set(toJsonPath(path), at);
    } else {
      findings.push({
        at,
        message: `the update does not fit ${toJsonPath(path)}: a translation replaces a text by a text`,
        hint: Array.isArray(current)
          ? "To reach one entry of a list, choose it in the target: $.tags[?@.name == 'pet']."
          : 'Compare the indentation with the OpenAPI file.',
      });
    }
  }
}

function find(document: unknown, target: string): Path[] | 'invalid' {
  try {
    return findPaths(document as Json, target).map(fromNormalizedPath);
  } catch {
    return 'invalid';
  }
}

/** Shortens the target until it matches, to find the first wrong part. */
function hintForMiss(document: unknown, target: string): string {
  const parts = target.match(/^\$|\.[^.[]+|\[(?:'(?:[^'\\]|\\.)*'|[^\]'])*\]/g) ?? [];
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const shorter = parts.slice(0, length).join('');
    const found = find(document, shorter);
    if (!Array.isArray(found) || found[0] === undefined) continue;
    const around = valueAt(document, found[0]);
    const keys = isObject(around) ? ` It has: ${Object.keys(around).join(', ')}.` : '';
    return `${shorter} exists, but it has nothing under ${parts[length]}.${keys}`;
  }
  return 'Compare it with the keys of the OpenAPI file.';
}
