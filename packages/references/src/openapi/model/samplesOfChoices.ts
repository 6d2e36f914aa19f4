import {isDeepStrictEqual} from 'node:util';
import {contentsOf, dataOfKinds, type Parts, type Request, requestOf} from './request';
import type {Content} from './types';

/**
 * What `make` makes of the request for each choice that a body offers: by media type where there are several, and by the
 * id of the kind where there are kinds: `application/xml`, `body-dog` or `application/xml body-dog`.
 */
export function samplesOfChoices<Made>(
  shown: Content[],
  parts: Parts,
  make: (request: Request) => Made,
): Map<string, Made> {
  const contents = contentsOf(parts.body, parts.resolver);
  const made = new Map<string, Made>();
  for (const [index, content] of contents.entries()) {
    const request = requestOf({...parts, content});
    const media = contents.length > 1 ? [content[0]] : [];
    // The fields of a form are those of all kinds.
    const data = request.body?.mode === 'raw' ? dataOfKinds(content[1], parts.resolver) : [];
    // A schema with a name is shown once: further down there is a link to it, and its kinds are those of the first place.
    const first = contents.findIndex(([, {schema}]) => isDeepStrictEqual(schema, content[1].schema));
    const kinds = (kindsOf(shown[index]) ?? kindsOf(shown[first]) ?? []).slice(0, data.length);
    const known = data.length > 1 ? kinds : [];
    for (const [at, {id}] of known.entries())
      made.set([...media, id].join(' '), make(requestOf({...parts, content, data: data[at]})));
    if (media.length > 0 && known.length === 0) made.set(content[0], make(request));
  }
  return made;
}

function kindsOf(content: Content | undefined): {id: string}[] | undefined {
  return content?.shape?.choices?.[0]?.options;
}
