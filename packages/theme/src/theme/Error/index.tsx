import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import ErrorCauses from '@theme/ErrorCauses';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
import type {ReactNode} from 'react';

/**
 * The page after an error outside the main part. If the layout caused the error,
 * the message is shown without it.
 */
export default function CrashedPage(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={() => <Message {...props} />}>
      <BrowserContextProvider>
        <RouteContextProvider value={{plugin: {name: 'crashed-page', id: 'default'}}}>
          <ThemeProvider>
            <Layout>
              <Message {...props} />
            </Layout>
          </ThemeProvider>
        </RouteContextProvider>
      </BrowserContextProvider>
    </ErrorBoundary>
  );
}

function Message({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</title>
      </Head>
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary margin-vert--lg" />
      <ErrorCauses error={error} />
    </main>
  );
}
