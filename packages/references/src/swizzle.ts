import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({
    ApiPage: 'The page of an operation or a schema, with all its parts',
    'ApiPage/components': ['Part of ApiPage', 'forbidden', 'forbidden'],
    'ApiPage/Endpoint': ['Part of ApiPage', 'forbidden', 'forbidden'],
    'ApiPage/ExamplePanel': ['Part of ApiPage', 'forbidden', 'forbidden'],
    'ApiPage/RequestPanel': ['Part of ApiPage', 'forbidden', 'forbidden'],
    // These export several components, which a wrapper would lose.
    ArrayBrackets: ['What stands around the schema of a list', 'forbidden', 'safe'],
    CodeSamples: ['An example of a body', 'safe', 'safe'],
    GraphQlList: 'The list of the types of one kind, with its filter',
    'GraphQlList/Entry': ['Part of GraphQlList', 'forbidden', 'forbidden'],
    'GraphQlList/Filter': ['Part of GraphQlList', 'forbidden', 'forbidden'],
    Markdown: ['A description, which is HTML', 'safe', 'unsafe'],
    MimeTabs: 'The media types of a body',
    ResponseExamples: ['The examples of an answer', 'forbidden', 'unsafe'],
  });
