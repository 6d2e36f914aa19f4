import {useHistory} from '@docusaurus/router';
import {addListeners} from '@theme/ApiPage/addListeners';
import {type LoadSamples, samplesOf} from '@theme/ApiPage/choices';
import {htmlOf} from '@theme/ApiPage/htmlOf';
import React, {useEffect, useRef} from 'react';

export interface Props {
  hash: string;
  /** The file of the page, as `@site/docs/…`. */
  source: string;
  permalink: string;
  samples?: LoadSamples;
}

/**
 * The HTML with which the page was sent; after a navigation, that of the new page. React neither compares nor replaces
 * it.
 */
export default function InBrowser({permalink, samples}: Props): React.JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    if (samples) samplesOf.set(element.current!, samples);
  }, [samples]);
  useEffect(() => {
    const page = element.current!;
    let isShown = true;
    if (page.childElementCount > 0) addListeners(page, history);
    else
      htmlOf(permalink).then(
        (html) => {
          if (!isShown) return;
          page.innerHTML = html;
          addListeners(page, history);
        },
        // Without it, there is nothing to read.
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
