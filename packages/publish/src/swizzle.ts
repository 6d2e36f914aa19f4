import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({
    FacingPages: ['A doc and its translation, section by section', 'safe', 'safe'],
    PageActions: [
      'Button with a menu: copies a doc as Markdown, prints it or its section, shows it beside its translation, leads to its source',
      'safe',
      'safe',
    ],
    'PageActions/CopyPage': ['Part of PageActions', 'forbidden', 'forbidden'],
    'PageActions/Menu': ['Part of PageActions', 'forbidden', 'forbidden'],
  });
