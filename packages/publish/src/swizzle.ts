import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({PageActions: ['Copies a doc as Markdown, and prints it or its section', 'safe', 'safe']});
