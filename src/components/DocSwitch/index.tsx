import React, {lazy, Suspense, type ComponentProps} from 'react';
import DocItem from '@theme/DocItem';

/** The reference pages' component brings the code of the API theme along: other pages must not load it. */
const ApiItem = lazy(() => import('@theme/ApiItem'));

type Props = ComponentProps<typeof DocItem>;

/** The page of a doc: operations and schemas of the REST reference have a component of their own. */
export default function DocSwitch(props: Props): React.JSX.Element {
  const {api, schema} = props.content.frontMatter as {api?: unknown; schema?: unknown};
  if (api === undefined && schema === undefined) return <DocItem {...props} />;
  return (
    <Suspense>
      <ApiItem {...props} />
    </Suspense>
  );
}
