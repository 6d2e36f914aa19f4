import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Makes the copies that `src/remark/responsiveImages.ts` asks for: `require('!!responsive-image!./picture.png')`. */
export default function responsiveImages(): Plugin {
  return {
    name: 'responsive-images',
    configureWebpack: () => ({
      resolveLoader: {alias: {'responsive-image': path.join(__dirname, 'loader.cjs')}},
    }),
  };
}
