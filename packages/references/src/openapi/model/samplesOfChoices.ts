import {isDeepStrictEqual} from 'node:util';
import {shownData} from './examples';
import {contentsOf, dataOfKinds, kindOfData, type Parts, type Request, requestOf} from './request';
import type {Content} from './types';

/**
 * What `make` makes of the request for each choice that a body offers: by media type where there are several, by the id
 * of the kind where there are kinds, and by the place of an example in their menu where no other choice sends it:
 * `application/xml`, `body-dog`, `application/xml body-dog`, `body-dog example-2`.
 */
export function samplesOfChoices<Made>(
  shown: Content[],
  parts: Parts,
  make: (request: Request) => Made,
): Map<string, Made> {
  const contents = contentsOf(parts.body, parts.resolver);
  const made = new Map<string, Made>();
  const requests: Request[] = [];
  const add = (choice: string[], request: Request): void => {
    requests.push(request);
    made.set(choice.join(' '), make(request));
  };
  const examples = shown.reduce((sum, content) => sum + content.examples.length, 0);
  let before = 0;
  for (const [index, content] of contents.entries()) {
    const request = requestOf({...parts, content});
    const media = contents.length > 1 ? [content[0]] : [];
    // The fields of a form are those of all kinds.
    const data = request.body?.mode === 'raw' ? dataOfKinds(content[1], parts.resolver) : [];
    // A schema with a name is shown once: further down there is a link to it, and its kinds are those of the first place.
    const first = contents.findIndex(([, {schema}]) => isDeepStrictEqual(schema, content[1].schema));
    const kinds = (kindsOf(shown[index]) ?? kindsOf(shown[first]) ?? []).slice(0, data.length);
    const known = data.length > 1 ? kinds : [];
    for (const [at, {id}] of known.entries()) add([...media, id], requestOf({...parts, content, data: data[at]}));
    if (media.length > 0 && known.length === 0) add(media, request);

    const inMenu = examples > 1 && request.body?.mode === 'raw' ? shownData(content[1], 'sent', parts.resolver) : [];
    for (const [at, {value}] of inMenu.entries()) {
      const sent = requestOf({...parts, content, data: value});
      if (requests.some((other) => isDeepStrictEqual(other, sent))) continue;
      const kind = known[kindOfData(value, content[1], parts.resolver)];
      add([...media, ...(kind ? [kind.id] : []), `example-${before + at}`], sent);
    }
    before += shown[index]?.examples.length ?? 0;
  }
  return made;
}

function kindsOf(content: Content | undefined): {id: string}[] | undefined {
  return content?.shape?.choices?.[0]?.options;
}
