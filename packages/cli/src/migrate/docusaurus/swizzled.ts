import type {PlacedRemark} from '../report';

/** `src/theme/DocItem/Layout/index.tsx`, `src/theme/SearchBar.js` → `DocItem/Layout`, `SearchBar` */
const component = /^src\/theme\/(.+?)(?:\/index)?\.[jt]sx?$/;

/** Warns of components that the site has ejected, because they hide ours; wrapped ones work with ours. */
export function remarkOnSwizzled(file: string, text: string): PlacedRemark[] {
  const [, name] = component.exec(file) ?? [];
  // Parts of the theme begin with a capital letter; `Root` is empty in the theme.
  if (!name || name === 'Root' || !name.split('/').every((part) => /^[A-Z]/.test(part))) return [];
  if (/@theme-(?:original|init)\//.test(text)) return [];
  return [
    {
      file,
      line: 1,
      isLook: true,
      message: `“${name}” is a copy of a component of the theme, or one of the site’s own: if it is a copy, see whether the site needs it still.`,
    },
  ];
}
