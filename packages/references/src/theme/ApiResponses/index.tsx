import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ApiContents} from '@theme/ApiBody';
import ApiFields from '@theme/ApiFields';
import ApiTabs from '@theme/ApiTabs';
import Heading from '@theme/Heading';
import React from 'react';
import type {Response} from '@lectern/references/openapi/model/types';
import Html from '@lectern/references/components/Html';
import {usePageContext} from '@lectern/references/components/pageContext';

/** The responses, one status after the other, for pages without space for choices, such as on paper. */
export default function ApiResponses({responses, prefix}: {responses: Response[]; prefix: string}): React.JSX.Element {
  return (
    <ApiTabs
      group={`${prefix}-status`}
      kind="status"
      label={translate({id: 'theme.openapi.status', message: 'Status'})}
      tabs={responses.map((response) => ({
        value: response.status,
        label: response.status,
        status: response.status[0]!,
        content: <One response={response} id={`${prefix}-${response.status}`} />,
      }))}
    />
  );
}

function One({response, id}: {response: Response; id: string}): React.JSX.Element {
  const {status, reason, description, headers, contents, links} = response;
  return (
    <>
      <Heading as="h3" id={id} className="api-status">
        {/* One text, which is also the name of the link to it. */}
        {[status, reason].join(' ').trim()}
      </Heading>
      <Html html={description} />
      {headers.length > 0 && (
        <>
          <h4>{translate({id: 'theme.openapi.headers', message: 'Headers'})}</h4>
          <ApiFields fields={headers} />
        </>
      )}
      {contents.length > 0 && headers.length > 0 && <h4>{translate({id: 'theme.openapi.body', message: 'Body'})}</h4>}
      <ApiContents contents={contents} id={id} />
      {links.length > 0 && <Links links={links} />}
    </>
  );
}

function Links({links}: {links: Response['links']}): React.JSX.Element {
  const {base} = usePageContext();
  return (
    <>
      <h4>{translate({id: 'theme.openapi.links', message: 'What it can be used for'})}</h4>
      <ul>
        {links.map(({name, operation, page, description}) => (
          <li key={name}>
            {page ? <Link to={base + page}>{name}</Link> : name} <code>{operation}</code>
            <Html html={description} />
          </li>
        ))}
      </ul>
    </>
  );
}
