import {translate} from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import ApiTabs from '@theme/ApiTabs';
import React from 'react';
import type {Content, Example, OperationModel} from '@lectern/references/openapi/model/types';
import Choice from '@lectern/references/components/Choice';
import {usePageContext} from '@lectern/references/components/pageContext';

interface Props {
  model: OperationModel;
  of: 'body' | 'response';
}

interface ExampleOfMedia extends Example {
  media: string;
}

/** Examples of requests or responses, for the chosen status and media type. */
export default function ApiExamples({model, of}: Props): React.JSX.Element | null {
  const content = of === 'body' ? bodies(model) : responses(model);
  if (!content) return null;
  return (
    <div className="api-card" data-api-examples={of}>
      <h2 className="api-card__title" id={of === 'body' ? 'body-examples' : 'examples'}>
        {titleOf(of)}
      </h2>
      {/* Where the cards stand above the text: opened by the reader. */}
      <details className="api-card__fold" data-twin="no">
        <summary>{translate({id: 'theme.openapi.example', message: 'Example'})}</summary>
      </details>
      {content}
    </div>
  );
}

function titleOf(of: Props['of']): string {
  return of === 'body'
    ? translate({id: 'theme.openapi.bodies', message: 'Request body'})
    : translate({id: 'theme.openapi.response', message: 'Response'});
}

/** Null if the code samples show the only body. */
function bodies({samples, body}: OperationModel): React.JSX.Element | null {
  const all = examplesOf(body?.contents ?? []);
  return all.length === 0 || (all.length === 1 && samples.length > 0) ? null : <Examples place="body" examples={all} />;
}

function responses({responses: all}: OperationModel): React.JSX.Element | null {
  if (!all.some(({contents}) => contents.some(({examples}) => examples.length > 0))) return null;
  const shown = all.filter(({contents}) => contents.length === 0 || examplesOf(contents).length > 0);
  return (
    <ApiTabs
      group="response-example"
      kind="examples"
      label={titleOf('response')}
      tabs={shown.map(({status, contents}) => ({
        value: status,
        label: status,
        status: status[0]!,
        content:
          contents.length === 0 ? (
            <NoBody />
          ) : (
            <Examples place={`response-${status}`} examples={examplesOf(contents)} />
          ),
      }))}
    />
  );
}

function examplesOf(contents: Content[]): ExampleOfMedia[] {
  return contents.flatMap(({media, examples}) => examples.map((example) => ({media, ...example})));
}

/** In a select, because their names may be long. */
function Examples({place, examples}: {place: string; examples: ExampleOfMedia[]}): React.JSX.Element {
  const {key} = usePageContext();
  const [first] = examples;
  if (examples.length === 1) return <One example={first!} />;
  return (
    <Choice
      id={`${key}-${place}-example`}
      label={translate({id: 'theme.openapi.example', message: 'Example'})}
      marks={{'data-api-example': place}}
      options={examples.map((example) => ({
        name: nameOf(example, examples),
        marks: {'data-media': example.media},
        content: <One example={example} />,
      }))}
    />
  );
}

/** The name of an example, with its media type if another one has the same name. */
function nameOf({name, media}: ExampleOfMedia, all: ExampleOfMedia[]): string {
  if (!name) return media;
  const isClear = all.filter((other) => other.name === name).length === 1;
  return isClear ? name : `${name} · ${media}`;
}

function One({example: {code}}: {example: Example}): React.JSX.Element {
  return <ApiCode {...code} label={code.language.toUpperCase()} />;
}

/** A response without a body beside others with one: examples follow the chosen status. */
function NoBody(): React.JSX.Element {
  return (
    <p className="api-card__none">{translate({id: 'theme.openapi.noBody', message: 'This response has no body.'})}</p>
  );
}
