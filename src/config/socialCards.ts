import type {CardOptions} from '@lectern/publish/cards/drawCard';

/** The image that social networks show beside a link: its font, the logo, and the colours. */
// region cards
export const socialCards = {
  font: 'src/css/fonts/site-serif.woff2',
  mark: 'static/img/logo.svg',
  background: '#12181c',
  title: '#dde5e9',
  section: '#74c3e3',
  brand: '#a6b5be',
  stripe: '#1b84ab',
} satisfies CardOptions;
// endregion
