import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

const part = (of: string): [string, 'forbidden', 'forbidden'] => [`Part of ${of}`, 'forbidden', 'forbidden'];

export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({
    ApiPage: ['Keeps in a browser what the HTML of a page says', 'unsafe', 'unsafe'],
    'ApiPage/all': part('ApiPage'),
    'ApiPage/baseOf': part('ApiPage'),
    'ApiPage/choices': part('ApiPage'),
    'ApiPage/copy': part('ApiPage'),
    'ApiPage/enliven': part('ApiPage'),
    'ApiPage/fill': part('ApiPage'),
    'ApiPage/htmlOf': part('ApiPage'),
    'ApiPage/lines': part('ApiPage'),
    'ApiPage/made': part('ApiPage'),
    'ApiPage/pathsOfLines': part('ApiPage'),
    'ApiPage/preview': part('ApiPage'),
    'ApiPage/rendered': part('ApiPage'),
    'ApiPage/reveal': part('ApiPage'),
    ApiContent: 'All that a page says',
    ApiOperation: 'An operation, with all its parts',
    ApiSchemaPage: 'A schema that has a page of its own',
    ApiSamples: 'The request, in several languages',
    ApiExamples: 'Examples of the responses',
    ApiBodies: 'Examples of what is sent',
    ApiCode: 'A block of code',
    ApiTabs: 'Tabs that need no scripts',
    ApiType: 'A type in words',
    // These export several components, which a wrapper would lose.
    ApiBody: ['What a request carries, by media type', 'forbidden', 'unsafe'],
    ApiFields: ['A list of fields', 'forbidden', 'unsafe'],
    ApiResponses: 'The responses, by status',
    ApiSchema: ['A schema that is no field', 'forbidden', 'unsafe'],
    GraphQlStyles: ['The styles of pages of schemas, which it only imports', 'forbidden', 'safe'],
    GraphQlList: 'The list of the types of one kind, with its filter',
    'GraphQlList/Entry': ['Part of GraphQlList', 'forbidden', 'forbidden'],
    'GraphQlList/Filter': ['Part of GraphQlList', 'forbidden', 'forbidden'],
    'GraphQlList/leadOn': ['Part of GraphQlList', 'forbidden', 'forbidden'],
  });
