import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import ErrorCauses from '@theme/ErrorCauses';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** Replaces the main part of a page after an error in it. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
            <Translate
              id="theme.ErrorPageContent.title"
              description="The title of the fallback page when the page crashed"
            >
              This page crashed.
            </Translate>
          </Heading>
          <div className="margin-vert--lg">
            <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary shadow--lw" />
          </div>
          <hr />
          <div className="margin-vert--md">
            <ErrorCauses error={error} />
          </div>
        </div>
      </div>
    </main>
  );
}
