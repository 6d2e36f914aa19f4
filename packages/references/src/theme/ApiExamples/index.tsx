import {translate} from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import ApiTabs, {type Tab} from '@theme/ApiTabs';
import React from 'react';
import type {OperationModel, Response} from '@lectern/references/openapi/model/types';

/** What comes back, of each status: it follows the status that is chosen beside it. */
export default function ApiExamples({model: {responses}}: {model: OperationModel}): React.JSX.Element | null {
  const tabs = responses.flatMap(tabsOf);
  if (tabs.length === 0) return null;
  const title = translate({id: 'theme.openapi.response', message: 'Response'});
  return (
    <div className="api-card" data-api-examples="response">
      <h2 className="api-card__title" id="examples">
        {title}
      </h2>
      <ApiTabs group="example" kind="examples" label={title} tabs={tabs} />
    </div>
  );
}

/** `201`, or `201 · A cat` where there are several of one status. */
function tabsOf({status, contents}: Response): Tab[] {
  const all = contents.flatMap(({media, examples}) => examples.map((example) => ({media, ...example})));
  return all.map(({media, name, code}, index) => ({
    value: index === 0 ? status : `${status} ${index}`,
    label: all.length > 1 ? `${status} · ${name ?? media}` : status,
    status: status[0]!,
    content: <ApiCode {...code} label={code.language.toUpperCase()} />,
  }));
}
