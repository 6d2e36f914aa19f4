import {translate} from '@docusaurus/Translate';
import ApiSchema from '@theme/ApiSchema';
import ApiType from '@theme/ApiType';
import React, {type ReactNode} from 'react';
import type {Body, Content, Type} from '@lectern/references/openapi/model/types';
import Choice from '@lectern/references/components/Choice';
import Html from '@lectern/references/components/Html';
import {usePageContext} from '@lectern/references/components/pageContext';
import {textOfType} from '@lectern/references/components/textOfType';

interface Props {
  contents: Content[];
  id: string;
  /** What is said of all of it, behind media type and type. */
  mark?: ReactNode;
}

/** The body of a request. */
export default function ApiBody({body, id}: {body: Body; id: string}): React.JSX.Element {
  const required = body.required && (
    <span className="api-required">{translate({id: 'theme.openapi.required', message: 'required'})}</span>
  );
  return (
    <>
      <Html html={body.description} />
      <ApiContents contents={body.contents} id={id} mark={required} />
    </>
  );
}

/** The same data in several media types, with a choice if there is more than one. */
export function ApiContents({contents, id, mark}: Props): React.JSX.Element | null {
  const {key} = usePageContext();
  if (contents.length === 0) return mark ? <div className="api-limits">{mark}</div> : null;
  if (contents.length === 1) return <One content={contents[0]!} id={id} mark={mark} />;
  const type = typeOfAll(contents);
  return (
    <Choice
      id={`${key}-${id}-media`}
      label={translate({id: 'theme.openapi.mediaType', message: 'Media type'})}
      marks={{'data-api-media': id}}
      behind={
        <>
          {type && <ApiType type={type} />} {mark}
        </>
      }
      options={contents.map(({media, shape}, index) => ({
        name: media,
        // The ids are those of ../../openapi/model/operation.ts.
        content: shape && (
          <ApiSchema
            shape={shape}
            id={index === 0 ? id : `${id}-${media.replace(/^.*[/+]/, '')}`}
            isNamed={type !== undefined}
          />
        ),
      }))}
    />
  );
}

/** The type that the data has in each media type, if it has a name to show. */
function typeOfAll(contents: Content[]): Type | undefined {
  const [first, ...others] = contents.map(({shape}) => shape?.type);
  return first && first.is !== 'plain' && others.every((type) => type && textOfType(type) === textOfType(first))
    ? first
    : undefined;
}

function One({content: {media, shape}, id, mark}: {content: Content; id: string; mark: ReactNode}): React.JSX.Element {
  const name = <code>{media}</code>;
  if (shape) return <ApiSchema shape={shape} id={id} lead={name} mark={mark} />;
  return (
    <div className="api-limits">
      {name} {mark}
    </div>
  );
}
