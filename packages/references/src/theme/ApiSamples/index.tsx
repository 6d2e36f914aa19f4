import {translate} from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import ApiTabs from '@theme/ApiTabs';
import React from 'react';
import type {OperationModel} from '@lectern/references/openapi/model/types';

/** The request, in the languages of the site. */
export default function ApiSamples({model: {samples, body}}: {model: OperationModel}): React.JSX.Element | null {
  const examples = (body?.contents ?? []).flatMap(({media, examples}, _, all) =>
    examples.map((example) => ({...example, name: example.name ?? (all.length > 1 ? media : undefined)})),
  );
  // The first stands in the samples; a webhook has none of these.
  const isBodyShown = examples.length > (samples.length > 0 ? 1 : 0);
  if (samples.length === 0 && !isBodyShown) return null;
  return (
    <>
      {samples.length > 0 && (
        <section className="api-card" aria-labelledby="samples">
          <h2 className="api-card__title" id="samples">
            {translate({id: 'theme.openapi.samples', message: 'Code samples'})}
          </h2>
          <ApiTabs
            group="language"
            kind="languages"
            siteGroup="code-samples"
            label={translate({id: 'theme.openapi.samples', message: 'Code samples'})}
            most={4}
            tabs={samples.map(({key, label, ...code}) => ({
              value: key,
              label,
              content: <ApiCode {...code} label={label} />,
            }))}
          />
        </section>
      )}
      {isBodyShown && (
        <section className="api-card" aria-labelledby="body-examples" data-api-examples="body">
          <h2 className="api-card__title" id="body-examples">
            {translate({id: 'theme.openapi.bodies', message: 'Bodies'})}
          </h2>
          <ApiTabs
            group="body-example"
            kind="examples"
            label={translate({id: 'theme.openapi.bodies', message: 'Bodies'})}
            tabs={examples.map(({name, code}, index) => ({
              value: String(index),
              label: name ?? translate({id: 'theme.openapi.example', message: 'Example'}),
              content: <ApiCode {...code} label={code.language.toUpperCase()} />,
            }))}
          />
        </section>
      )}
    </>
  );
}
