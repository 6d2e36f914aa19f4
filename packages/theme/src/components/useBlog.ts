import {useLocation} from '@docusaurus/router';
import blogs from '@generated/lectern-theme/default/blogs.json';
import type {Blog} from '@lectern/theme/blogs';

/** The blog of this page. */
export function useBlog(): Blog | undefined {
  const {pathname} = useLocation();
  return blogs.find(({address}) => `${pathname}/`.startsWith(`${address.replace(/\/$/, '')}/`));
}
