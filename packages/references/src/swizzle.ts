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
    'ApiPage/addListeners': part('ApiPage'),
    'ApiPage/fillFold': part('ApiPage'),
    'ApiPage/htmlOf': part('ApiPage'),
    'ApiPage/markFieldAndLine': part('ApiPage'),
    'ApiPage/inBuild': part('ApiPage'),
    'ApiPage/pathsOfLines': part('ApiPage'),
    'ApiPage/inPreview': part('ApiPage'),
    'ApiPage/inBrowser': part('ApiPage'),
    'ApiPage/reveal': part('ApiPage'),
    'ApiPage/Text': part('ApiPage'),
    'ApiPage/withAccept': part('ApiPage'),
    'ApiPage/withLinks': part('ApiPage'),
    ApiContent: 'All that a page says',
    ApiOperation: 'An operation, with all its parts',
    ApiSchemaPage: 'A schema that has a page of its own',
    ApiSamples: 'The request, in several languages',
    ApiExamples: 'Examples of what is sent, or of the responses',
    ApiCode: 'A block of code',
    ApiTabs: 'Tabs that need no scripts',
    ApiType: 'A type in words',
    // These export several components, which a wrapper would lose.
    ApiBody: ['What a request carries, by media type', 'forbidden', 'unsafe'],
    ApiFields: ['A list of fields', 'forbidden', 'unsafe'],
    ApiResponses: 'The responses, by status',
    ApiSchema: ['A schema that is no field', 'forbidden', 'unsafe'],
    GraphQlStyles: ['The styles of pages of schemas, which it only imports', 'forbidden', 'safe'],
    GraphQlSdl: 'The definition of a type, with a button that copies it',
    GraphQlFilter: 'The field that filters a long list',
    DocSidebarItems: ['A filter above a sidebar with many types', 'unsafe', 'unsafe'],
    GraphQlList: 'The list of the types of one kind, with its filter',
    'GraphQlList/Entry': ['Part of GraphQlList', 'forbidden', 'forbidden'],
    'GraphQlList/leadOn': ['Part of GraphQlList', 'forbidden', 'forbidden'],
  });
