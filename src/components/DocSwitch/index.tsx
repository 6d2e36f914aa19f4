import ErrorBoundary from '@docusaurus/ErrorBoundary';
import DocItem from '@theme/DocItem';
import Loading from '@theme/Loading';
import React, {lazy, Suspense, useEffect, type ComponentProps} from 'react';
import styles from './styles.module.css';

/** The component of operations and schemas brings the code of the API theme along: other pages must not load it. */
const loadApiItem = () => import('@theme/ApiItem');
// A lazy component keeps its failure for ever: trying again takes another one.
const reference = {ApiItem: lazy(loadApiItem)};

type Props = ComponentProps<typeof DocItem>;

/** The page of a doc: operations and schemas of the REST reference have a component of their own. */
export default function DocSwitch(props: Props): React.JSX.Element {
  const {frontMatter, metadata} = props.content;
  const isReference = metadata.id.startsWith('api/petstore/');
  useEffect(() => {
    // From a neighbouring page the next click most likely leads to an operation: let it show at once.
    if (isReference) void loadApiItem().catch(() => undefined);
  }, [isReference]);

  const {api, schema} = frontMatter as {api?: unknown; schema?: unknown};
  if (api === undefined && schema === undefined) return <DocItem {...props} />;
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => {
        if (error.name !== 'ChunkLoadError') throw error;
        const retry = (): void => {
          reference.ApiItem = lazy(loadApiItem);
          tryAgain();
        };
        return <Loading error={error} retry={retry} isLoading={false} pastDelay={false} timedOut={false} />;
      }}
    >
      <Suspense fallback={<Spinner />}>
        <ReferencePage {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ReferencePage(props: Props): React.JSX.Element {
  return <reference.ApiItem {...props} />;
}

function Spinner(): React.JSX.Element {
  return (
    <div className={styles.spinner}>
      <Loading pastDelay error={null} retry={() => undefined} isLoading timedOut={false} />
    </div>
  );
}
