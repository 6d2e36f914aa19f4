import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import ApiBody from '@theme/ApiBody';
import ApiExamples from '@theme/ApiExamples';
import ApiFields from '@theme/ApiFields';
import ApiResponses from '@theme/ApiResponses';
import ApiSamples from '@theme/ApiSamples';
import Heading from '@theme/Heading';
import {idOfText} from '@lectern/references/components/idOfText';
import React, {Fragment} from 'react';
import type {Field, OperationModel, Place, Scheme, Server} from '@lectern/references/openapi/model/types';
import Html from '@lectern/references/components/Html';
import Name from '@lectern/references/components/Name';
import {usePageContext} from '@lectern/references/components/pageContext';
import {partsOf} from '@lectern/kit/text/partsOf';

/**
 * An operation or a webhook: the text with its fields, and beside it what is sent and what comes back. Where there is no
 * room beside it, a sample stands above the fields, on a phone right after method and path.
 */
export default function ApiOperation({model}: {model: OperationModel}): React.JSX.Element {
  const {title, method, path, description, parameters, body, responses, callbacks, externalDocs} = model;
  return (
    <>
      <Contents model={model} />
      <div className="api">
        <header className="api-head">
          <Heading as="h1">{/\s/.test(title) ? title : <Name>{title}</Name>}</Heading>
          <Endpoint method={method} path={path} />
          <Deprecation model={model} />
          <Html html={description} />
        </header>
        <section className="api-aside">
          {/* What a webhook sends is all that comes. */}
          {method === 'event' && <ApiExamples model={model} of="body" />}
          <ApiSamples model={model} />
          <ApiExamples model={model} of="response" />
          {method !== 'event' && <ApiExamples model={model} of="body" />}
        </section>
        <div id={idOfText} className="api-text">
          {externalDocs && (
            <p>
              <Link to={externalDocs.url}>
                {externalDocs.text ?? translate({id: 'theme.openapi.externalDocs', message: 'More about this'})}
              </Link>
            </p>
          )}
          <Facts model={model} />
          {(Object.entries(parameters) as [Place, Field[]][]).map(([place, fields]) => {
            if (fields.length === 0) return null;
            return (
              <Fragment key={place}>
                <Heading as="h2" id={`${place}-parameters`}>
                  {titleOf(place)}
                </Heading>
                <ApiFields fields={fields} />
              </Fragment>
            );
          })}
          {body && (
            <>
              <Heading as="h2" id="body">
                {titles.body()}
              </Heading>
              <ApiBody body={body} id="body" />
            </>
          )}
          {responses.length > 0 && (
            <>
              <Heading as="h2" id="responses">
                {titles.responses(method)}
              </Heading>
              <ApiResponses responses={responses} prefix="response" />
            </>
          )}
          {callbacks.length > 0 && (
            <Heading as="h2" id="callbacks">
              {titles.callbacks()}
            </Heading>
          )}
          {callbacks.map((callback) => (
            <section key={callback.name + callback.path + callback.method}>
              <Heading as="h3" id={`callback-${callback.name}`}>
                {callback.name}
              </Heading>
              <Endpoint method={callback.method} path={callback.path} />
              <Html html={callback.description} />
              {callback.body && <ApiBody body={callback.body} id={`callback-${callback.name}-body`} />}
              <ApiResponses responses={callback.responses} prefix={`callback-${callback.name}-response`} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const titles = {
  body: () => translate({id: 'theme.openapi.body', message: 'Body'}),
  responses: (method: string) =>
    method === 'event'
      ? translate({id: 'theme.openapi.answers', message: 'What you answer'})
      : translate({id: 'theme.openapi.responses', message: 'Responses'}),
  callbacks: () => translate({id: 'theme.openapi.callbacks', message: 'Callbacks'}),
};

/** Where there is one column: the contents that other pages of the docs have. */
function Contents({model: {method, parameters, body, responses, callbacks}}: {model: OperationModel}): React.ReactNode {
  const places = (Object.entries(parameters) as [Place, Field[]][]).filter(([, fields]) => fields.length > 0);
  const parts: [id: string, title: string][] = [
    ...places.map(([place]): [string, string] => [`${place}-parameters`, titleOf(place)]),
    ...(body ? [['body', titles.body()] as [string, string]] : []),
    ...(responses.length > 0 ? [['responses', titles.responses(method)] as [string, string]] : []),
    ...(callbacks.length > 0 ? [['callbacks', titles.callbacks()] as [string, string]] : []),
  ];
  if (parts.length < 2) return null;
  return (
    <details className="api-on-page theme-doc-toc-mobile">
      <summary>{translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}</summary>
      <ul>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function titleOf(place: Place): string {
  switch (place) {
    case 'path':
      return translate({id: 'theme.openapi.parameters.path', message: 'Path parameters'});
    case 'query':
      return translate({id: 'theme.openapi.parameters.query', message: 'Query parameters'});
    case 'header':
      return translate({id: 'theme.openapi.parameters.header', message: 'Headers'});
    case 'cookie':
      return translate({id: 'theme.openapi.parameters.cookie', message: 'Cookies'});
  }
}

/** Method and path; a webhook has neither. */
function Endpoint({method, path}: {method: string; path: string}): React.JSX.Element {
  const isWebhook = method === 'event';
  return (
    <p className="api-endpoint">
      <span className={`api-method-name ${method}`} data-method={method}>
        {isWebhook ? 'Webhook' : method.toUpperCase()}
      </span>{' '}
      {path && (
        <code>
          {partsOf(path).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </code>
      )}
    </p>
  );
}

function Deprecation({model: {deprecated, deprecation}}: {model: OperationModel}): React.JSX.Element | null {
  if (!deprecated) return null;
  return (
    <Admonition
      type="warning"
      title={translate({id: 'theme.openapi.deprecatedOperation', message: 'Deprecated operation'})}
    >
      <p>
        {deprecation ? (
          <span dangerouslySetInnerHTML={{__html: deprecation}} />
        ) : (
          translate({id: 'theme.openapi.deprecatedText', message: 'It still answers, and may be taken away.'})
        )}
      </p>
    </Admonition>
  );
}

/** Where a request goes, and with what right. */
function Facts({model: {servers, security, info}}: {model: OperationModel}): React.JSX.Element | null {
  if (servers.length === 0 && security === undefined) return null;
  return (
    <dl className="api-facts">
      {servers.length > 0 && (
        <div id="server">
          <dt>{translate({id: 'theme.openapi.server', message: 'Server'})}</dt>
          <dd>
            <ServerOf server={servers[0]!} />
            {servers.length > 1 && (
              <details className="api-fold">
                <summary className="api-fold__name">
                  {translate({id: 'theme.openapi.otherServers', message: 'Other servers'})}
                </summary>
                {servers.slice(1).map((server) => (
                  <ServerOf key={server.url} server={server} />
                ))}
              </details>
            )}
          </dd>
        </div>
      )}
      {security && (
        <div id="authentication">
          <dt>{translate({id: 'theme.openapi.authentication', message: 'Authentication'})}</dt>
          {security.length === 0 && <dd>{none()}</dd>}
          {security.map((schemes, index) => (
            <dd key={index}>
              {schemes.length === 0
                ? none()
                : schemes.map((scheme, at) => (
                    <Fragment key={scheme.key}>
                      {at > 0 && <Translate id="theme.openapi.and"> and </Translate>}
                      <SchemeLink scheme={scheme} info={info} />
                    </Fragment>
                  ))}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

function ServerOf({server: {url, description, variables}}: {server: Server}): React.JSX.Element {
  return (
    <div className="api-server">
      <code>{url}</code> {description && <p className="api-quiet" dangerouslySetInnerHTML={{__html: description}} />}
      {variables.length > 0 && <ApiFields fields={variables} />}
    </div>
  );
}

function none(): string {
  return translate({id: 'theme.openapi.noAuthentication', message: 'None needed.'});
}

function SchemeLink({scheme: {key, type, detail}, info}: {scheme: Scheme; info: string}): React.JSX.Element {
  const {base} = usePageContext();
  return (
    <>
      <Link to={`${base}${info}#authentication`}>{type ? kindOf(type) : key}</Link>
      {detail && (
        <>
          {' '}
          <code>{detail}</code>
        </>
      )}
    </>
  );
}

function kindOf(type: NonNullable<Scheme['type']>): string {
  switch (type) {
    case 'oauth2':
      return 'OAuth 2.0';
    case 'apiKey':
      return translate({id: 'theme.openapi.scheme.apiKey', message: 'API key'});
    case 'http':
      return translate({id: 'theme.openapi.scheme.http', message: 'HTTP authentication'});
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return translate({id: 'theme.openapi.scheme.mutualTLS', message: 'Mutual TLS'});
  }
}
