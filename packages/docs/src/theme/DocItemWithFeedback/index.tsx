import DocFeedback from '@theme/DocFeedback';
import DocItem from '@theme/DocItem';
import type {Props} from '@theme/DocItemWithFeedback';
import type {ReactNode} from 'react';

/** A doc, with the question below it. Docs load this one in place of `DocItem` where the site asks. */
export default function DocItemWithFeedback({feedback, ...props}: Props): ReactNode {
  const {metadata, frontMatter} = props.content;
  return (
    <>
      <DocItem {...props} />
      {(frontMatter as {feedback?: boolean}).feedback !== false && (
        <DocFeedback {...feedback} page={metadata.permalink} />
      )}
    </>
  );
}
