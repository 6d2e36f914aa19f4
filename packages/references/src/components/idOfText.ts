/** What follows the samples. Underscores, because a part of a description may be called “API text”. */
export const idOfText = '__api-text';
