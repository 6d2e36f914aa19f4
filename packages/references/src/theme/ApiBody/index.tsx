import {translate} from '@docusaurus/Translate';
import ApiSchema from '@theme/ApiSchema';
import ApiTabs from '@theme/ApiTabs';
import React from 'react';
import type {Body, Content} from '@lectern/references/openapi/model/types';
import Html from '@lectern/references/components/Html';

/** What a request carries. */
export default function ApiBody({body, id}: {body: Body; id: string}): React.JSX.Element {
  return (
    <>
      {body.required && (
        <p className="api-limits">
          <span className="api-badge api-badge--required">
            {translate({id: 'theme.openapi.required', message: 'required'})}
          </span>
        </p>
      )}
      <Html html={body.description} />
      <ApiContents contents={body.contents} id={id} />
    </>
  );
}

/** The same data in one or several media types: nobody has to choose where there is one. */
export function ApiContents({contents, id}: {contents: Content[]; id: string}): React.JSX.Element | null {
  if (contents.length === 0) return null;
  if (contents.length === 1) return <One content={contents[0]!} id={id} />;
  return (
    <ApiTabs
      group={`${id}-media`}
      label={translate({id: 'theme.openapi.mediaType', message: 'Media type'})}
      tabs={contents.map((content, index) => ({
        value: content.media,
        label: content.media,
        content: (
          <One content={content} id={index === 0 ? id : `${id}-${content.media.replace(/^.*[/+]/, '')}`} isNamed />
        ),
      }))}
    />
  );
}

function One({
  content: {media, shape},
  id,
  isNamed,
}: {
  content: Content;
  id: string;
  isNamed?: boolean;
}): React.JSX.Element {
  return (
    <>
      {!isNamed && (
        <p className="api-media">
          <code>{media}</code>
        </p>
      )}
      {shape && <ApiSchema shape={shape} id={id} />}
    </>
  );
}
