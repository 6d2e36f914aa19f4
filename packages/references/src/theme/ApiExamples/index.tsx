import {translate} from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import ApiTabs, {type Tab} from '@theme/ApiTabs';
import React from 'react';
import type {OperationModel, Response} from '@lectern/references/openapi/model/types';

interface Props {
  model: OperationModel;
  of: 'body' | 'response';
}

/** Data that are sent or come back: they follow the status and the media type that are chosen beside them. */
export default function ApiExamples({model, of}: Props): React.JSX.Element | null {
  const tabs = of === 'body' ? bodiesOf(model) : model.responses.flatMap(responsesOf);
  if (!tabs.some(({media}) => media)) return null;
  const title =
    of === 'body'
      ? translate({id: 'theme.openapi.bodies', message: 'Bodies'})
      : translate({id: 'theme.openapi.response', message: 'Response'});
  return (
    <div className="api-card" data-api-examples={of}>
      <h2 className="api-card__title" id={of === 'body' ? 'body-examples' : 'examples'}>
        {title}
      </h2>
      <ApiTabs group={`${of}-example`} kind="examples" label={title} tabs={tabs} />
    </div>
  );
}

/** None where the samples show the only one. */
function bodiesOf({samples, body}: OperationModel): Tab[] {
  const all = (body?.contents ?? []).flatMap(({media, examples}) => examples.map((example) => ({media, ...example})));
  if (all.length === 1 && samples.length > 0) return [];
  return all.map(({media, name, code}, index) => ({
    value: String(index),
    label: name ?? media,
    media,
    content: <ApiCode {...code} label={code.language.toUpperCase()} />,
  }));
}

/** `201`, or `201 · A cat` where there are several of one status. */
function responsesOf({status, contents}: Response): Tab[] {
  if (contents.length === 0) return [{value: status, label: status, status: status[0]!, content: <NoBody />}];
  const all = contents.flatMap(({media, examples}) => examples.map((example) => ({media, ...example})));
  return all.map(({media, name, code}, index) => ({
    value: index === 0 ? status : `${status} ${index}`,
    label: all.length > 1 ? `${status} · ${name ?? media}` : status,
    status: status[0]!,
    media,
    content: <ApiCode {...code} label={code.language.toUpperCase()} />,
  }));
}

/** Of a response beside others that have one: what is shown is of the status that is chosen. */
function NoBody(): React.JSX.Element {
  return (
    <p className="api-card__none">{translate({id: 'theme.openapi.noBody', message: 'This response has no body.'})}</p>
  );
}
