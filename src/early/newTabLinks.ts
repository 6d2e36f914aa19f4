/** Edit links, and links into the content editor, open in a new tab. */
export const newTabLinks = 'a[href*="/admin"],a.theme-edit-this-page';
