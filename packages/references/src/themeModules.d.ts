/// <reference types="@docusaurus/theme-classic" />

/** The components of this package, and the parts of docusaurus-theme-openapi-docs that they use, by what the generator hands them. */
declare module '@theme/ApiItem/Layout' {
  export default function Layout(props: {children: React.ReactNode}): React.JSX.Element;
}

declare module '@theme/GraphQlList' {
  export default function GraphQlList(props: {children: React.ReactNode}): React.JSX.Element;
}

declare module '@theme/GraphQlList/Entry' {
  export default function Entry(props: {id: string; children: React.ReactNode}): React.JSX.Element;
}

declare module '@theme/OperationTabs' {
  export default function OperationTabs(props: object): React.JSX.Element;
}

declare module '@theme/ParamsDetails' {
  export default function ParamsDetails(props: object): React.JSX.Element;
}

declare module '@theme/RequestSchema' {
  export default function RequestSchema(props: object): React.JSX.Element;
}

declare module '@theme/Schema' {
  export default function Schema(props: object): React.JSX.Element;
}

declare module '@theme/SchemaExpansion' {
  export function SchemaExpansionProvider(props: {children: React.ReactNode}): React.JSX.Element;
}

declare module '@theme/StatusCodes' {
  export default function StatusCodes(props: object): React.JSX.Element;
}

declare module '@theme/ApiPage' {
  import type {Props} from '@theme/DocItem';

  export default function ApiPage(props: Props): React.JSX.Element;
}

declare module '@theme/ApiPage/components' {
  export const ApiColumns: React.ComponentType<{children: React.ReactNode}>;
}

declare module '@theme/CodeSamples' {
  export default function CodeSamples(props: {example: string; language?: string}): React.JSX.Element;
}

declare module '@theme/MimeTabs' {
  interface Props {
    schemaType?: 'request' | 'response';
    className?: string;
    children: React.ReactNode;
  }

  export default function MimeTabs(props: Props): React.JSX.Element;
}

declare module '@theme/Markdown' {
  export default function Markdown(props: {children?: string}): React.JSX.Element | null;
}

declare module '@theme/SchemaTabs' {
  export default function SchemaTabs(props: {className?: string; children: React.ReactNode}): React.JSX.Element;
}
