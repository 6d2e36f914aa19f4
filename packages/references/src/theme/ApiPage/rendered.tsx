import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {enliven} from '@theme/ApiPage/enliven';
import {htmlOf} from '@theme/ApiPage/htmlOf';
import React, {lazy, Suspense, useEffect, useRef} from 'react';

export interface Props {
  hash: string;
  /** The file of the page, as `@site/docs/…`. */
  source: string;
  permalink: string;
}

/** In the preview, no HTML is made: what a page shows is loaded with what shows it. */
const Preview = process.env.NODE_ENV === 'development' ? lazy(() => import('@theme/ApiPage/preview')) : undefined;

/** What the page was sent with; after a change of pages, what the page in question is sent with. */
export default function Rendered(props: Props): React.JSX.Element {
  const isBrowser = useIsBrowser();
  if (!Preview) return <Kept {...props} />;
  return (
    <div className="api-page">
      {isBrowser && (
        <Suspense>
          <Preview {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** Of what it says, React knows nothing: it neither compares nor replaces it. */
function Kept({permalink}: Props): React.JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    const page = element.current!;
    let isShown = true;
    if (page.childElementCount > 0) enliven(page, history);
    else
      htmlOf(permalink).then(
        (html) => {
          if (!isShown) return;
          page.innerHTML = html;
          enliven(page, history);
        },
        // Without it there is nothing to read.
        () => isShown && window.location.reload(),
      );
    return () => {
      isShown = false;
    };
  }, [permalink, history]);
  return (
    <div
      ref={element}
      data-api-page=""
      className="api-page"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}
