import CodeBlock from '@theme/CodeBlock';
import React, {type ComponentType} from 'react';

interface Props {
  /** With Prism's classes. */
  html: string;
  /** What samples are told apart by. */
  language: string;
  /** As Prism calls it. */
  grammar?: string;
}

/**
 * Code with its colours from the start, for a code block that takes them; that of the classic theme makes them in the
 * browser, and gets the text.
 */
export default function Code({html, language, grammar = language}: Props): React.JSX.Element {
  const Block = CodeBlock as ComponentType<{html: string; className: string; language: string; children: string}>;
  return (
    <Block html={html} className={`language-${language}`} language={grammar}>
      {textOf(html)}
    </Block>
  );
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
