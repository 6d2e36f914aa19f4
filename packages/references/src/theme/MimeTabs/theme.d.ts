declare module '@theme/SchemaTabs' {
  export default function SchemaTabs(props: {className?: string; children: React.ReactNode}): React.JSX.Element;
}
