import {stopAtProblems} from '@lectern/cli/check/stopAtProblems';

/** Switches off checks of Docusaurus, because the content check reports the same with the line and a suggestion. */
export const checkedDocs = {check: stopAtProblems, onInlineTags: 'ignore'} as const;

export const checkedBlog = {...checkedDocs, onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore'} as const;
