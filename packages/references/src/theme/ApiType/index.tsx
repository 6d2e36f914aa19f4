import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {Fragment} from 'react';
import type {Type} from '@lectern/references/openapi/model/types';
import Name from '@lectern/references/components/Name';
import {plainTypeInWords, plainTypesInWords} from '@lectern/references/components/plainTypes';
import {usePageContext} from '@lectern/references/components/pageContext';

/** A type in words, in which schemas with a page are links. */
export default function ApiType({type}: {type: Type}): React.JSX.Element {
  return (
    <span className="api-type">
      <Words type={type} />
    </span>
  );
}

function Words({type}: {type: Type}): React.ReactNode {
  const {base} = usePageContext();
  switch (type.is) {
    case 'plain':
      return plainTypeInWords(type);
    case 'const':
      return <code>{type.value}</code>;
    case 'named':
      return type.page ? (
        <Link to={base + type.page}>
          <Name>{type.name}</Name>
        </Link>
      ) : (
        <Name>{type.name}</Name>
      );
    case 'list':
      return (
        plainTypesInWords('list', type.of) ?? (
          <Translate id="theme.openapi.type.list" values={{type: <Words type={type.of} />}}>
            {'array of {type}'}
          </Translate>
        )
      );
    case 'map':
      return (
        plainTypesInWords('map', type.of) ?? (
          <Translate id="theme.openapi.type.map" values={{type: <Words type={type.of} />}}>
            {'map of {type}'}
          </Translate>
        )
      );
    case 'union':
      return type.of.map((one, index) => (
        <Fragment key={index}>
          {index > 0 && ' | '}
          <Words type={one} />
        </Fragment>
      ));
  }
}
