import render from '@docusaurus/core/lib/client/serverEntry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {cachePages} from './pageCache';
import {matchRoutes} from './matchRoutes';
import {indexParts, partsIn} from './partsOf';

/** Set by the plugin when this is bundled. */
declare const PAGE_CACHE: string;
/** The `require` of Node, unchanged by the bundler. */
declare const __non_webpack_require__: NodeJS.Require;

const partsOf = indexParts(routesChunkNames);

/** Replaces the entry of the server bundle: `render` is that of Docusaurus. */
export default cachePages(
  // Docusaurus doesn't export its types for this.
  render as (request: {pathname: string}) => Promise<object>,
  {
    of: (pathname) => partsOf(matchRoutes(routes as Parameters<typeof matchRoutes>[0], decodeURI(pathname))),
    all: partsIn(routesChunkNames),
  },
  {bundle: __non_webpack_require__.resolve('./server.bundle.js'), cache: PAGE_CACHE},
);
