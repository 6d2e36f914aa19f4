import logger from '@docusaurus/logger';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {shared} from './shared';

/** Messages already printed, because each language of a site asks again. */
const said = shared('stock', () => new Set<string>());

/**
 * Reports, once in a run, that a part of a package doesn't change Docusaurus, because it differs from what is expected:
 *
 *   @lectern/light: pages keep their scripts, as Docusaurus 4.1.0 makes them: no block of scripts in the page template.
 */
export function staysStock(name: string, what: string, why: string): void {
  const message = `${name}: ${what}, as Docusaurus ${DOCUSAURUS_VERSION} makes it: ${why}.`;
  if (said.has(message)) return;
  said.add(message);
  logger.warn(message);
}
