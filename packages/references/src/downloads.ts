import {overlayOf} from './textsFile';
import type {Site} from './site';
import type {OpenApiSettings} from './types';

/** The files for download; languages with their own texts have their own files. */
export function descriptionFiles(api: OpenApiSettings, locale: string, site: Site): [yaml: string, json: string] {
  const name = overlayOf(api, locale, site) ? `${api.id}.${locale}` : api.id;
  return [`${name}.yaml`, `${name}.json`];
}
