import {translate} from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import ApiSchema from '@theme/ApiSchema';
import Heading from '@theme/Heading';
import {idOfText} from '@lectern/references/components/idOfText';
import React from 'react';
import type {SchemaModel} from '@lectern/references/openapi/model/types';
import Name from '@lectern/references/components/Name';
import Html from '@lectern/references/components/Html';

/** A schema that has a page of its own: what it consists of, and data of it. */
export default function ApiSchemaPage({model}: {model: SchemaModel}): React.JSX.Element {
  const {title, description, shape, example} = model;
  return (
    <div className="api">
      <header className="api-head">
        <Heading as="h1">
          <Name>{title}</Name>
        </Heading>
        <Html html={description} />
      </header>
      <section className="api-aside">
        {example && (
          <div className="api-card api-card--alone">
            <h2 className="api-card__title" id="example">
              {translate({id: 'theme.openapi.example', message: 'Example'})}
            </h2>
            <ApiCode {...example} label="JSON" />
          </div>
        )}
      </section>
      <div id={idOfText} className="api-text">
        <Heading as="h2" id="schema">
          {translate({id: 'theme.openapi.fields', message: 'Fields'})}
        </Heading>
        <ApiSchema shape={shape} id="schema" isNamed={shape.type.is === 'named'} />
      </div>
    </div>
  );
}
