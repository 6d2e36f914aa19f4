import {translate} from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import ApiTabs from '@theme/ApiTabs';
import React from 'react';
import type {OperationModel} from '@lectern/references/openapi/model/types';

/** Code samples of the request, in the languages of the site. */
export default function ApiSamples({model: {samples}}: {model: OperationModel}): React.JSX.Element | null {
  if (samples.length === 0) return null;
  const title = translate({id: 'theme.openapi.samples', message: 'Code samples'});
  return (
    <div className="api-card">
      <h2 className="api-card__title" id="samples">
        {title}
      </h2>
      <ApiTabs
        group="language"
        kind="languages"
        siteGroup="code-samples"
        label={title}
        most={4}
        tabs={samples.map(({key, label, language, ...code}, index) => ({
          value: key,
          label,
          // Only the first one is in the Markdown of the page.
          content: <ApiCode {...code} language={index === 0 ? language : undefined} label={label} />,
        }))}
      />
    </div>
  );
}
