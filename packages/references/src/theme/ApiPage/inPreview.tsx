import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';
import ApiContent from '@theme/ApiContent';
import {baseOf} from '@theme/ApiPage/baseOf';
import {addListeners} from '@theme/ApiPage/addListeners';
import {samplesOf} from '@theme/ApiPage/choices';
import type {Props} from '@theme/ApiPage/inBrowser';
import {withLinks} from '@theme/ApiPage/withLinks';
import React, {useEffect, useRef, useState} from 'react';
import type {PageModel} from '@lectern/references/openapi/model/types';

/** Replaces `inBrowser` in the preview, which has no HTML: renders the file beside the page, served by ../../bundle.ts. */
export default function InPreview({hash, source, permalink, samples}: Props): React.JSX.Element | null {
  const [model, setModel] = useState<PageModel>();
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const address = useBaseUrl(source.replace(/^@site\//, '__references/').replace(/\.mdx$/, '.json'));
  const base = baseOf(source, permalink);
  const home = useBaseUrl('/');
  useEffect(() => {
    fetch(address)
      .then((response) => response.text())
      .then((text) => JSON.parse(withLinks(text, permalink, base, home)) as PageModel)
      .then(setModel, (error: unknown) => console.error(error));
  }, [address, permalink, base, home]);
  useEffect(() => {
    if (model && samples) samplesOf.set(element.current!, samples);
  }, [model, samples]);
  useEffect(() => {
    if (model) addListeners(element.current!, history);
  }, [model, history]);
  return model ? (
    <div ref={element} data-api-page="" className="api-page">
      <ApiContent model={model} hash={hash} base={base} />
    </div>
  ) : null;
}
