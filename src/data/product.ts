/** Facts that several pages mention: import {product} from '@site/src/data/product'. */
export const product = {
  name: 'Lectern',
  version: '0.3.9',
  repository: 'https://github.com/lectern-docs/lectern',
  nodeVersion: '20.19',
};
