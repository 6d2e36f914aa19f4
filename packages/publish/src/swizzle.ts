import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({
    FacingPages: ['A doc and its translation, section by section', 'safe', 'safe'],
    PageActions: [
      'Copies a doc as Markdown, prints it or its section, and shows it beside its translation',
      'safe',
      'safe',
    ],
  });
