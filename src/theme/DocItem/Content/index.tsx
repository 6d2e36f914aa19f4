import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

/** The title of a page without a translation is in English like its text, which src/remark/translationNotice marks. */
export default function DocItemContent(props: Props): ReactNode {
  const {metadata} = useDoc();
  const {i18n} = useDocusaurusContext();
  const isInItsLanguage =
    i18n.currentLocale === i18n.defaultLocale || metadata.source.startsWith(`@site/i18n/${i18n.currentLocale}/`);
  if (isInItsLanguage) return <Content {...props} />;
  return (
    <div lang={i18n.localeConfigs[i18n.defaultLocale]?.htmlLang}>
      <Content {...props} />
    </div>
  );
}
