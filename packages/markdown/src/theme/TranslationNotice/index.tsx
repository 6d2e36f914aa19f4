import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  state: 'missing' | 'outdated';
  /** The day on which the original changed, YYYY-MM-DD; not always known. */
  changed?: string;
}

/** Put on translated pages by languages/translationNotice.ts. */
export default function TranslationNotice({state, changed}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <p className={styles.notice} role="note" lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}>
      {state === 'missing' ? (
        <Translate id="translationNotice.missing" description="On a page whose text is still in the default language">
          This page has not been translated yet.
        </Translate>
      ) : (
        <>
          <Changed date={changed} /> <Original />
        </>
      )}
    </p>
  );
}

function Changed({date}: {date?: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const language = useOriginalLanguage();
  if (!date) {
    return (
      <Translate
        id="translationNotice.outdated"
        description="On a translated page, when the day of the change is unknown; language is that of the original"
        values={{language}}
      >
        {'The {language} page has changed since this translation was made.'}
      </Translate>
    );
  }
  const written = new Intl.DateTimeFormat(i18n.currentLocale, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(date),
  );
  return (
    <Translate
      id="translationNotice.outdatedSince"
      description="On a translated page; language is that of the original"
      values={{language, date: <time dateTime={date}>{written}</time>}}
    >
      {'The {language} page changed on {date}, after this translation was made.'}
    </Translate>
  );
}

function Original(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const language = i18n.localeConfigs[i18n.defaultLocale]?.htmlLang;
  return (
    <a href={createUrl({locale: i18n.defaultLocale, fullyQualified: false})} hrefLang={language}>
      <Translate
        id="translationNotice.read"
        description="Link from an outdated translation to the page it was made from; language is that of the original"
        values={{language: useOriginalLanguage()}}
      >
        {'Read the {language} page'}
      </Translate>
    </a>
  );
}

/** The language of the original, in that of the reader: `anglais` */
function useOriginalLanguage(): string {
  const {defaultLocale, currentLocale} = useDocusaurusContext().i18n;
  return new Intl.DisplayNames([currentLocale], {type: 'language'}).of(defaultLocale) ?? defaultLocale;
}
