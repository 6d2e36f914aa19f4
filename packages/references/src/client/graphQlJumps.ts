import type {ClientModule} from '@docusaurus/types';

/** Says to the style sheet that the URL names a part of the page, which `:target` does only if the browser has opened it. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({location}) => {
  document.documentElement.toggleAttribute('data-names-part', location.hash !== '');
};
