import {translate} from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import ApiTabs from '@theme/ApiTabs';
import React from 'react';
import type {OperationModel} from '@lectern/references/openapi/model/types';

/** Bodies of the request, where the samples do not show all of them. */
export default function ApiBodies({model: {samples, body}}: {model: OperationModel}): React.JSX.Element | null {
  const contents = body?.contents ?? [];
  const examples = contents.flatMap((content) =>
    content.examples.map(({name, code}) => ({name: name ?? content.media, code})),
  );
  if (examples.length <= (samples.length > 0 ? 1 : 0)) return null;
  const title = translate({id: 'theme.openapi.bodies', message: 'Bodies'});
  return (
    <div className="api-card" data-api-examples="body">
      <h2 className="api-card__title" id="body-examples">
        {title}
      </h2>
      <ApiTabs
        group="body-example"
        kind="examples"
        label={title}
        tabs={examples.map(({name, code}, index) => ({
          value: String(index),
          label: name,
          content: <ApiCode {...code} label={code.language.toUpperCase()} />,
        }))}
      />
    </div>
  );
}
