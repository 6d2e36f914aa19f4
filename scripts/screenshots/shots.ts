import type {Page} from '@playwright/test';
import type {Locale} from '../../src/config/i18n';

export interface Shot {
  /** What pages call it: `![The search](screenshot:search)`. */
  name: string;
  /** The address below the one of the language. */
  path: string;
  /** Of the window, in place of the usual size. */
  width?: number;
  height?: number;
  /** Taken in the other language than that of the page that shows it. */
  isOtherLanguage?: boolean;
  /** What a reader does before the picture is taken. */
  act?: (page: Page, locale: Locale) => Promise<void>;
}

const query: Record<Locale, string> = {en: 'translate', fr: 'traduire'};

/** All pictures of the site that its pages show, each in both colour modes and both languages. */
// region shots
export const shots: Shot[] = [
  {name: 'home', path: ''},
  {name: 'docs-page', path: 'docs/installation'},
  {name: 'other-language', path: 'docs/installation', isOtherLanguage: true},
  {name: 'phone', path: 'docs/installation', width: 390, height: 720},
  {
    name: 'search',
    path: 'docs/introduction',
    act: async (page, locale) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').first().fill(query[locale]);
      await page.getByRole('option').nth(3).waitFor();
      // The pieces of text below the hits come from their pages.
      await page.waitForLoadState('networkidle');
      await page.getByRole('option').first().locator('span > mark').first().waitFor();
    },
  },
  {name: 'rest-operation', path: 'docs/api/petstore/find-pets-by-status'},
  {name: 'graphql', path: 'docs/api/queries'},
];
// endregion
