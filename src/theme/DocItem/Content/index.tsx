import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import PageActions from '@theme/PageActions';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';
import {useLanguageOfText} from '../useLanguageOfText';

/** Marks the title of an untranslated page as English, as `translationNotice` of @lectern/markdown does with its text. */
export default function DocItemContent(props: Props): ReactNode {
  const {permalink, editUrl, unlisted} = useDoc().metadata;
  const {language, isOfSite} = useLanguageOfText();
  const content = <Content {...props} />;
  return (
    <>
      {!unlisted && <PageActions permalink={permalink} editUrl={editUrl} />}
      {isOfSite ? content : <div lang={language}>{content}</div>}
    </>
  );
}
