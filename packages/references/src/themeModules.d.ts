/// <reference types="@docusaurus/theme-classic" />

/** The components of this package. */
declare module '@theme/GraphQlList' {
  export default function GraphQlList(props: {children: React.ReactNode}): React.JSX.Element;
}

declare module '@theme/GraphQlList/Entry' {
  export default function Entry(props: {id: string; children: React.ReactNode}): React.JSX.Element;
}

declare module '@theme/GraphQlFilter' {
  export type Found = [shown: number, all: number];

  export default function GraphQlFilter(props: {onFilter: (letters: string) => Found}): React.JSX.Element;
}

declare module '@theme/GraphQlStyles' {}

declare module '@theme/GraphQlSdl' {
  export default function GraphQlSdl(props: {title: string; children: React.ReactNode}): React.JSX.Element;
}

declare module '@theme/ApiPage' {
  import type {LoadSamples} from '@theme/ApiPage/choices';

  export default function ApiPage(props: {hash: string; samples?: LoadSamples}): React.JSX.Element;
}

declare module '@theme/ApiPage/inBrowser' {
  import type {LoadSamples} from '@theme/ApiPage/choices';

  export interface Props {
    hash: string;
    /** The file of the page, as `@site/docs/…`. */
    source: string;
    permalink: string;
    samples?: LoadSamples;
  }

  export default function InBrowser(props: Props): React.JSX.Element;
}

declare module '@theme/ApiPage/inPreview' {
  import type {Props} from '@theme/ApiPage/inBrowser';

  export default function InPreview(props: Props): React.JSX.Element | null;
}

declare module '@theme/ApiPage/all' {
  export function all<T extends Element = HTMLElement>(around: Element, selector: string): T[];
}

declare module '@theme/ApiPage/choices' {
  export type LoadSamples = () => Promise<{default: Record<string, string[]>}>;
  export const samplesOf: WeakMap<HTMLElement, LoadSamples>;
  export function chooseAsBefore(page: HTMLElement): void;
  export function onChoice(page: HTMLElement, chosen: HTMLInputElement | HTMLSelectElement): void;
}

declare module '@theme/ApiPage/copy' {
  export function copy(button: HTMLButtonElement): Promise<void>;
}

declare module '@theme/ApiPage/fillFold' {
  export function fillFold(page: HTMLElement, fold: HTMLDetailsElement): Promise<void>;
}

declare module '@theme/ApiPage/markFieldAndLine' {
  export function clearMarks(page: HTMLElement): void;
  export function markFieldAndLine(page: HTMLElement): void;
}

declare module '@theme/ApiPage/pathsOfLines' {
  export function pathsOfLines(code: string): (string | undefined)[];
}

declare module '@theme/ApiPage/reveal' {
  export function reveal(page: HTMLElement, hash?: string): void;
}

declare module '@theme/ApiPage/addListeners' {
  export function addListeners(page: HTMLElement, history: {push: (address: string) => void}): void;
}

declare module '@theme/ApiPage/htmlOf' {
  export function htmlOf(address: string): Promise<string>;
}

declare module '@theme/ApiPage/withAccept' {
  export function withAccept(html: string, media: string): string;
}

declare module '@theme/ApiPage/withLinks' {
  export function withLinks(text: string, permalink: string, base: string, home: string): string;
}

declare module '@theme/ApiPage/baseOf' {
  export function baseOf(source: string, permalink: string): string;
}

declare module '@theme/ApiContent' {
  import type {PageModel} from '@lectern/references/openapi/model/types';

  export default function ApiContent(props: {model: PageModel; hash: string; base: string}): React.JSX.Element;
}

declare module '@theme/ApiOperation' {
  import type {OperationModel} from '@lectern/references/openapi/model/types';

  export default function ApiOperation(props: {model: OperationModel}): React.JSX.Element;
}

declare module '@theme/ApiSchemaPage' {
  import type {SchemaModel} from '@lectern/references/openapi/model/types';

  export default function ApiSchemaPage(props: {model: SchemaModel}): React.JSX.Element;
}

declare module '@theme/ApiBody' {
  import type {Body, Content} from '@lectern/references/openapi/model/types';

  export default function ApiBody(props: {body: Body; id: string}): React.JSX.Element;
  export function ApiContents(props: {
    contents: Content[];
    id: string;
    lead?: React.ReactNode;
  }): React.JSX.Element | null;
}

declare module '@theme/ApiResponses' {
  import type {Response} from '@lectern/references/openapi/model/types';

  export default function ApiResponses(props: {responses: Response[]; prefix: string}): React.JSX.Element;
}

declare module '@theme/ApiSchema' {
  import type {Shape} from '@lectern/references/openapi/model/types';

  interface Props {
    shape: Shape;
    id: string;
    lead?: React.ReactNode;
    mark?: React.ReactNode;
    isNamed?: boolean;
  }

  export default function ApiSchema(props: Props): React.JSX.Element;
  export function Inside(props: {shape: Shape; id: string}): React.JSX.Element | null;
}

declare module '@theme/ApiFields' {
  import type {Field, Shape} from '@lectern/references/openapi/model/types';

  export default function ApiFields(props: {fields: Field[]}): React.JSX.Element;
  export function Fold(props: {name: string; children: React.ReactNode}): React.JSX.Element;
  export function Limits(props: {parts: {words: string; code?: string}[]; isFirst: boolean}): React.JSX.Element;
  export function Values(props: {values: Shape['values']}): React.JSX.Element | null;
  export function Alternatives(props: {alternatives: Shape['alternatives']}): React.JSX.Element | null;
}

declare module '@theme/ApiType' {
  import type {Type} from '@lectern/references/openapi/model/types';

  export default function ApiType(props: {type: Type}): React.JSX.Element;
}

declare module '@theme/ApiTabs' {
  export interface Tab {
    value: string;
    label: string;
    content: React.ReactNode;
    id?: string;
    status?: string;
    media?: string;
  }

  interface Props {
    group: string;
    label: string;
    isLabelShown?: boolean;
    kind?: 'status' | 'languages' | 'examples';
    tabs: Tab[];
    siteGroup?: string;
    most?: number;
  }

  export default function ApiTabs(props: Props): React.JSX.Element;
}

declare module '@theme/ApiCode' {
  import type {Code} from '@lectern/references/openapi/model/types';

  export default function ApiCode(
    props: Omit<Code, 'language'> & {language?: string; label: string},
  ): React.JSX.Element;
}

declare module '@theme/ApiSamples' {
  import type {OperationModel} from '@lectern/references/openapi/model/types';

  export default function ApiSamples(props: {model: OperationModel}): React.JSX.Element | null;
}

declare module '@theme/ApiExamples' {
  import type {OperationModel} from '@lectern/references/openapi/model/types';

  export default function ApiExamples(props: {
    model: OperationModel;
    of: 'body' | 'response';
  }): React.JSX.Element | null;
}
