import render from '@docusaurus/core/lib/client/serverEntry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {cachePages} from './pageCache';
import {matchRoutes} from './matchRoutes';
import {indexParts, partsIn} from './partsOf';

/** Set by the plugin when it is bundled. */
declare const PAGE_CACHE: string;
/** Node's own, where the bundle is. */
declare const __non_webpack_require__: NodeJS.Require;

const partsOf = indexParts(routesChunkNames);

/** In place of Docusaurus' own entry of the bundle that renders pages, which is `render`. */
export default cachePages(
  // Docusaurus' own types for it are not published.
  render as (request: {pathname: string}) => Promise<object>,
  {
    of: (pathname) => partsOf(matchRoutes(routes as Parameters<typeof matchRoutes>[0], decodeURI(pathname))),
    all: partsIn(routesChunkNames),
  },
  {bundle: __non_webpack_require__.resolve('./server.bundle.js'), cache: PAGE_CACHE},
);
