import path from 'node:path';
import {browserFolder} from '@lectern/kit/browserFolder';

const own = (name: string): string => path.join(browserFolder(__dirname), name);

/** For the server, too: both make the same of a page. */
export const routerAlias = {'react-router-config$': own('routerConfig')};

/** Small libraries of which Docusaurus uses little, as little as that. */
export const aliases = {
  ...routerAlias,
  'hoist-non-react-statics$': own('hoistStatics'),
  'prop-types$': own('propTypes'),
  'react-fast-compare$': own('fastCompare'),
};

/** Only where Docusaurus’ own tools ask for it, of which one reads a single helper. */
export const helpersRule = () => ({
  include: path.dirname(require.resolve('@docusaurus/utils-common/package.json')),
  resolve: {alias: {tslib: own('tslib')}},
});
