import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import topics from '@generated/context-help/default/topics.json';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {nearest} from '@lectern/kit/nearest';
import {openTopic} from './openTopic';

/** All help topics, each with a link; a URL that names one of them redirects to its page. */
export default function HelpTopics(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const bases = Object.fromEntries(i18n.locales.map((locale) => [locale, i18n.localeConfigs[locale]?.baseUrl]));
  const list = useRef<HTMLTableElement>(null);
  const {search, hash} = useLocation();
  const [unknown, setUnknown] = useState<string | null>(null);
  const isBrowser = useIsBrowser();
  const {collectAnchor} = useBrokenLinks();

  useEffect(() => {
    const isKnown = list.current !== null && openTopic(list.current);
    setUnknown(isKnown ? null : new URLSearchParams(search).get('topic'));
  }, [search, hash]);

  return (
    <>
      <div role="status">{unknown !== null && <UnknownTopic id={unknown} />}</div>
      <table
        ref={list}
        data-bases={JSON.stringify(bases)}
        data-here={i18n.currentLocale}
        data-fallback={i18n.defaultLocale}
        data-needs-scripts="?topic"
      >
        <thead>
          <tr>
            <th scope="col">
              <Translate id="helpTopics.topic" description="Head of the column with the ids of help topics">
                Topic
              </Translate>
            </th>
            <th scope="col">
              <Translate
                id="helpTopics.section"
                description="Head of the column with the sections that help topics open"
              >
                Opens
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({id, title, url}) => {
            collectAnchor(id);
            return (
              <tr key={id} id={id}>
                <td>
                  <code>{id}</code>
                </td>
                <td>
                  <Link to={url} data-topic={id}>
                    {title}
                  </Link>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {/* Only in the HTML, where it runs as soon as the list is there. */}
      {!isBrowser && (
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: `(${openTopic.toString()})(document.currentScript.previousElementSibling)`}}
        />
      )}
    </>
  );
}

/** Characters: longer ids are not meant seriously. */
const longestId = 60;

function UnknownTopic({id}: {id: string}): ReactNode {
  const asked = id.length > longestId ? `${id.slice(0, longestId)}…` : id;
  const suggestion = nearest(
    asked,
    topics.map((topic) => topic.id),
  );
  const topic = topics.find((candidate) => candidate.id === suggestion);
  return (
    <p>
      <Translate
        id="helpTopics.unknown"
        description="Told when an address names no known help topic"
        values={{topic: <b>{asked}</b>}}
      >
        {'There is no help on “{topic}”, or no longer. These are the topics there are.'}
      </Translate>{' '}
      {topic && (
        <Translate
          id="helpTopics.suggestion"
          description="Follows the sentence on an unknown help topic, with a link to the most similar one"
          values={{topic: <Link to={topic.url}>{topic.title}</Link>}}
        >
          {'Were you looking for {topic}?'}
        </Translate>
      )}
    </p>
  );
}
