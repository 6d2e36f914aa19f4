import {translate} from '@docusaurus/Translate';
import {Inside} from '@theme/ApiSchema';
import ApiType from '@theme/ApiType';
import React, {type ReactNode} from 'react';
import type {Field, Shape} from '@lectern/references/openapi/model/types';
import Html from '@lectern/references/components/Html';
import Name from '@lectern/references/components/Name';
import {limitsInWords, type Part} from '@lectern/references/components/limitsInWords';

/** Fields, parameters or headers: each with its type, its bounds in one line, and what it means. */
export default function ApiFields({fields}: {fields: Field[]}): React.JSX.Element {
  return (
    <dl className="api-fields">
      {fields.map((field) => (
        <One key={field.id} field={field} />
      ))}
    </dl>
  );
}

function One({field}: {field: Field}): React.JSX.Element {
  const {id, name, pattern, type, required, deprecated, description, values, alternatives, isNew} = field;
  const limits = limitsInWords(field);
  const anyName = translate({id: 'theme.openapi.anyName', message: 'any name'});
  return (
    <div className="api-field" id={id} data-new={isNew && ''}>
      <dt>
        <a className="api-field__name" href={`#${id}`}>
          {name.length > mostOfLine ? <Name>{name}</Name> : name || (pattern ?? anyName)}
        </a>{' '}
        <ApiType type={type} />
        {required && (
          <>
            {' '}
            <span className="api-required">{translate({id: 'theme.openapi.required', message: 'required'})}</span>
          </>
        )}
        {deprecated && (
          <>
            {' '}
            <span className="api-badge api-badge--deprecated">
              {translate({id: 'theme.openapi.deprecated', message: 'deprecated'})}
            </span>
          </>
        )}
      </dt>
      <dd>
        {limits.length > 0 && (
          <div className="api-limits">
            <Limits parts={limits} isFirst />
          </div>
        )}
        <Html html={description} />
        <Values values={values} />
        <Alternatives alternatives={alternatives} />
        {(field.fields ?? field.choices) ? (
          <Fold name={nameOf(field)}>
            <Inside shape={field} id={id} />
          </Fold>
        ) : (
          <Inside shape={field} id={id} />
        )}
      </dd>
    </div>
  );
}

/** In letters: a longer name may not fit in a line of a phone, or beside samples. */
const mostOfLine = 24;

/** Of what the fields are. */
function nameOf({type, name}: Field): string {
  let inner = type;
  while (inner.is === 'list' || inner.is === 'map') inner = inner.of;
  return inner.is === 'named' ? inner.name : name;
}

export function Fold({name, children}: {name: string; children: ReactNode}): React.JSX.Element {
  return (
    <details className="api-fold">
      <summary className="api-fold__name">
        {name
          ? translate({id: 'theme.openapi.fieldsOf', message: 'Fields of {name}'}, {name})
          : translate({id: 'theme.openapi.fields', message: 'Fields'})}
      </summary>
      {children}
    </details>
  );
}

/** Bounds in one line, behind what stands before them. */
export function Limits({parts, isFirst}: {parts: Part[]; isFirst: boolean}): React.JSX.Element {
  return (
    <>
      {parts.map(({words, code}, index) => (
        <React.Fragment key={index}>
          {/* One text each: React writes a comment between two. */}
          {`${index > 0 || !isFirst ? ' · ' : ''}${words}${code === undefined ? '' : ' '}`}
          {code !== undefined && <code>{code}</code>}
        </React.Fragment>
      ))}
    </>
  );
}

/** The values of an enum, each once: in a line where nothing is said of them. */
export function Values({values}: {values: Shape['values']}): React.JSX.Element | null {
  if (!values || values.length === 0) return null;
  if (values.some(({meaning}) => meaning))
    return (
      <ul className="api-values">
        {values.map(({value, meaning}) => (
          <li key={value}>
            <code>{value}</code>
            {meaning && (
              <>
                {' '}
                <span dangerouslySetInnerHTML={{__html: meaning}} />
              </>
            )}
          </li>
        ))}
      </ul>
    );
  return (
    <div className="api-media">
      {translate({id: 'theme.openapi.values', message: 'Values:'})}
      {values.map(({value}, index) => (
        <React.Fragment key={value}>
          {index > 0 ? ', ' : ' '}
          <code>{value}</code>
        </React.Fragment>
      ))}
    </div>
  );
}

/** What is said of one type of a value alone. */
export function Alternatives({alternatives}: {alternatives: Shape['alternatives']}): React.JSX.Element | null {
  return alternatives ? (
    <ul className="api-values">
      {alternatives.map((one, index) => (
        <li key={index}>
          <ApiType type={one.type} />
          <Limits parts={limitsInWords(one)} isFirst={false} />
          <Html html={one.description} />
          <Values values={one.values} />
        </li>
      ))}
    </ul>
  ) : null;
}
