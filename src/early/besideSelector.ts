/** Edit links, and links into the content editor, open beside the site. */
export const besideSelector = 'a[href*="/admin"],a.theme-edit-this-page';
