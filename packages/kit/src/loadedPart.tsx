import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Loading from '@theme/Loading';
import {type ComponentType, lazy, type ReactNode, Suspense} from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * A part of a page that loads its script on demand. If loading fails, the reader can try again: a lazy component alone
 * would break the rest of the page, and never try again.
 */
export function loadedPart<Props extends object>(load: () => Promise<Module<Props>>): ComponentType<Props> {
  const state = {Part: lazy(load)};
  return function LoadedPart(props: Props): ReactNode {
    return (
      <ErrorBoundary
        fallback={({error, tryAgain}) => {
          if (error.name !== 'ChunkLoadError') throw error;
          const retry = () => {
            state.Part = lazy(load);
            tryAgain();
          };
          return <Loading error={error} retry={retry} isLoading={false} timedOut={false} pastDelay={false} />;
        }}
      >
        <Suspense>
          <Current state={state} props={props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

function Current<Props extends object>({state, props}: {state: {Part: ComponentType<Props>}; props: Props}): ReactNode {
  const {Part} = state;
  return <Part {...props} />;
}
