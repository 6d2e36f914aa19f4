import CodeSamples from '@theme/CodeSamples';
import Markdown from '@theme/Markdown';
import TabItem from '@theme/TabItem';
import {translate} from '@docusaurus/Translate';
import React from 'react';

interface Example {
  summary?: string;
  value?: unknown;
}

/*
 * Tabs, for their elements: they are called as functions. What is an object is shown as JSON; XML comes as text, from
 * ../../openapi/xml.ts.
 */

export function ResponseExamples({
  responseExamples,
  mimeType,
}: {
  responseExamples: Record<string, Example>;
  mimeType: string;
}): React.JSX.Element[] {
  return Object.entries(responseExamples).map(([name, {summary, value}]) => (
    <TabItem key={name} label={name} value={name}>
      <Summary text={summary} />
      <CodeSamples example={asText(value)} language={languageOf(mimeType)} />
    </TabItem>
  ));
}

export function ResponseExample({
  responseExample,
  mimeType,
}: {
  responseExample: Example;
  mimeType: string;
}): React.JSX.Element {
  const label = translate({id: 'theme.openapi.responseExamples.example', message: 'Example'});
  return (
    <TabItem label={label} value="Example">
      <Summary text={responseExample.summary} />
      <CodeSamples example={asText(responseExample)} language={languageOf(mimeType)} />
    </TabItem>
  );
}

export function ExampleFromSchema({
  schema,
  mimeType,
}: {
  schema: {'x-sample'?: unknown};
  mimeType: string;
}): React.JSX.Element | null {
  const sample = schema['x-sample'];
  if (typeof sample !== 'object' && typeof sample !== 'string') return null;
  const isXml = typeof sample === 'string' && mimeType.endsWith('xml');
  const label = translate({id: 'theme.openapi.responseExamples.autoExample', message: 'Example (auto)'});
  return (
    <TabItem label={label} value="Example (auto)">
      <CodeSamples example={isXml ? sample : JSON.stringify(sample, null, 2)} language={isXml ? 'xml' : 'json'} />
    </TabItem>
  );
}

function Summary({text}: {text: string | undefined}): React.JSX.Element | null {
  return text ? <Markdown>{text}</Markdown> : null;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function languageOf(mimeType: string): string {
  return /(?:json|xml)$/.exec(mimeType)?.[0] ?? 'shell';
}
