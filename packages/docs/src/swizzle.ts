import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

/** Components of the classic theme are as safe to swizzle as there. */
export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({
    CategoryIndex: ['The page of a category: DocsHome at the root of the docs', 'safe', 'safe'],
    DocCard: 'A card of a doc or of a category, with its description',
    DocFeedback: ['“Was this page helpful?”, a form below each doc', 'safe', 'safe'],
    DocItemWithFeedback: ['A doc with DocFeedback, where the option “feedback” asks for it', 'safe', 'safe'],
    'DocItem/Footer': 'The foot of a doc, below DocNeighbours',
    DocNeighbours: ['Related pages, and those that link to a doc', 'safe', 'safe'],
    DocsHome: ['All sections of all sidebars on one page', 'safe', 'unsafe'],
  });
