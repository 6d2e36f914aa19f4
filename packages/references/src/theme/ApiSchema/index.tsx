import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import ApiFields, {Alternatives, Fold, Limits, Values} from '@theme/ApiFields';
import ApiTabs from '@theme/ApiTabs';
import ApiType from '@theme/ApiType';
import React, {Fragment, type ReactNode} from 'react';
import type {ChoiceName, Choices, Elsewhere, Needs, Shape} from '@lectern/references/openapi/model/types';
import Html from '@lectern/references/components/Html';
import {limitsInWords} from '@lectern/references/components/limitsInWords';
import {usePageContext} from '@lectern/references/components/pageContext';
import {textOfType} from '@lectern/references/components/textOfType';

interface Props {
  shape: Shape;
  id: string;
  /** Content before the type. */
  lead?: ReactNode;
  /** Content behind it. */
  mark?: ReactNode;
  /** Whether the type is clear from the context. */
  isNamed?: boolean;
}

/** A schema that isn't a field: of a body, or a variant of one. */
export default function ApiSchema({shape, id, lead, mark, isNamed}: Props): React.JSX.Element {
  // Fields that follow imply an object.
  const isTypeShown = !isNamed && !(shape.fields && shape.type.is === 'plain');
  const limits = limitsInWords(shape);
  return (
    <div className="api-schema">
      {(lead !== undefined || isTypeShown || limits.length > 0) && (
        <div className="api-limits">
          {lead}
          {lead !== undefined && isTypeShown && ' · '}
          {isTypeShown && <ApiType type={shape.type} />}
          {mark && <> {mark}</>}
          <Limits parts={limits} isFirst={lead === undefined && !isTypeShown} />
        </div>
      )}
      <Html html={shape.description} />
      <Values values={shape.values} />
      <Alternatives alternatives={shape.alternatives} />
      <Inside shape={shape} id={id} />
    </div>
  );
}

/** The fields and variants of a schema. */
export function Inside({
  shape: {needs, fields, choices, elsewhere, again},
  id,
}: {
  shape: Shape;
  id: string;
}): React.JSX.Element | null {
  if (!needs && !fields && !choices && !elsewhere) return null;
  return (
    <div data-api-schema={id} data-again={again && listedAbove(again)}>
      {needs?.map((one, index) => (
        <Needed key={index} needs={one} />
      ))}
      {fields && <ApiFields fields={fields} />}
      {choices?.map((group, index) => (
        <Variants key={index} group={group} id={`${id}-${index}`} />
      ))}
      {elsewhere && <Other elsewhere={elsewhere} />}
    </div>
  );
}

/** ‘At least one of: a · b + c’. */
function Needed({needs: {kind, sets}}: {needs: Needs}): React.JSX.Element {
  return (
    <p className="api-media">
      {needInWords(kind)}
      {sets.map((set, index) => (
        <Fragment key={index}>
          {index > 0 ? ' · ' : ' '}
          {set.map((name, at) => (
            <Fragment key={name}>
              {at > 0 && ' + '}
              <code>{name}</code>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}

function needInWords(kind: Needs['kind']): string {
  switch (kind) {
    case 'anyOf':
      return translate({id: 'theme.openapi.needs.anyOf', message: 'At least one of:'});
    case 'oneOf':
      return translate({id: 'theme.openapi.needs.oneOf', message: 'Exactly one of:'});
    case 'allOf':
      return translate({id: 'theme.openapi.needs.allOf', message: 'Required:'});
  }
}

/** For paper, which does not repeat them. */
function listedAbove(name: string): string {
  return translate({id: 'theme.openapi.above', message: 'The fields of {name} are listed above'}, {name});
}

function Variants({group: {kind, options}, id}: {group: Choices; id: string}): React.JSX.Element {
  return (
    <ApiTabs
      group={id}
      label={
        kind === 'oneOf'
          ? translate({id: 'theme.openapi.oneOf', message: 'One of these'})
          : translate({id: 'theme.openapi.anyOf', message: 'One or more of these'})
      }
      isLabelShown
      tabs={options.map(({id: option, name, shape}) => ({
        value: option,
        label: nameOf(name),
        id: option,
        content: <ApiSchema shape={shape} id={option} isNamed={name.text !== undefined || name.type !== undefined} />,
      }))}
    />
  );
}

/** The name of a variant, by what distinguishes it. */
function nameOf({text, type, fields, option}: ChoiceName): string {
  const number = option === undefined ? '' : String(option);
  if (text) return number ? `${text} (${number})` : text;
  if (type) return number ? `${textOfType(type)} (${number})` : textOfType(type);
  if (fields) return translate({id: 'theme.openapi.withFields', message: 'with {fields}'}, {fields: fields.join(', ')});
  return translate({id: 'theme.openapi.option', message: 'Option {number}'}, {number});
}

/** A schema whose fields are elsewhere on this page, or on another; scripts fetch them when the fold is opened. */
function Other({elsewhere: {name, id, page}}: {elsewhere: Elsewhere}): React.JSX.Element {
  const {base} = usePageContext();
  const address = page === undefined ? id && `#${id}` : base + page;
  return (
    <Fold name={name}>
      <p>
        {address === undefined ? (
          name
        ) : page === undefined ? (
          <a href={address} data-api-fields="">
            <Translate id="theme.openapi.above" values={{name}}>
              {'The fields of {name} are listed above'}
            </Translate>
          </a>
        ) : (
          <Link to={address} data-api-fields="">
            <Translate id="theme.openapi.onPage" values={{name}}>
              {'The fields of {name} have a page of their own'}
            </Translate>
          </Link>
        )}
      </p>
    </Fold>
  );
}
