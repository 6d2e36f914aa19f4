import DocFeedback from '@theme/DocFeedback';
import DocItem from '@theme/DocItem';
import type {Props} from '@theme/DocItemWithFeedback';
import type {ReactNode} from 'react';

/** A doc with the question below it. It replaces `DocItem` if the site asks for feedback. */
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
