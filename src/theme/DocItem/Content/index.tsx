import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import PageActions from '@theme/PageActions';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';
import {useLanguageOfText} from '../useLanguageOfText';

/** The title of a page without a translation is in English like its text, which `translationNotice` of @lectern/markdown marks. */
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
