import {stopAtProblems} from '@lectern/cli/check/stopAtProblems';

/** What docs and blog are told, so that the content check says it alone: with the line, and what was meant. */
export const checkedDocs = {check: stopAtProblems, onInlineTags: 'ignore'} as const;

export const checkedBlog = {...checkedDocs, onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore'} as const;
