import SchemaTabs from '@theme/SchemaTabs';
import React from 'react';

interface Props {
  schemaType?: 'request' | 'response';
  className?: string;
  children: React.ReactNode;
}

/** The media types of a body. The theme's own tabs follow the explorer's choice, and there is none here. */
export default function MimeTabs({schemaType: _, ...props}: Props): React.JSX.Element {
  return <SchemaTabs {...props} />;
}
