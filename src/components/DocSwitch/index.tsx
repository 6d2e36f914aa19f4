import React, {lazy, Suspense, useEffect, type ComponentProps} from 'react';
import DocItem from '@theme/DocItem';

/** The component of operations and schemas brings the code of the API theme along: other pages must not load it. */
const loadApiItem = () => import('@theme/ApiItem');
const ApiItem = lazy(loadApiItem);

type Props = ComponentProps<typeof DocItem>;

/** The page of a doc: operations and schemas of the REST reference have a component of their own. */
export default function DocSwitch(props: Props): React.JSX.Element {
  const {frontMatter, metadata} = props.content;
  const isReference = metadata.id.startsWith('api/petstore/');
  useEffect(() => {
    // From a neighbouring page the next click most likely leads to an operation: let it show at once.
    if (isReference) void loadApiItem();
  }, [isReference]);

  const {api, schema} = frontMatter as {api?: unknown; schema?: unknown};
  if (api === undefined && schema === undefined) return <DocItem {...props} />;
  return (
    <Suspense fallback={<div className="api-item-loading" />}>
      <ApiItem {...props} />
    </Suspense>
  );
}
