import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** How a page is looked at. */
export interface View {
  mode: 'light' | 'dark';
  width: number;
}

export const views: View[] = [
  {mode: 'light', width: 1440},
  {mode: 'dark', width: 390},
  {mode: 'light', width: 390},
  {mode: 'dark', width: 1440},
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What is not ours to mend. */
interface Exception {
  rule: string;
  selector: RegExp;
  /** The thread upstream. */
  link: string;
}
const exceptions: Exception[] = [];

export async function lookAs(page: Page, {mode, width}: View): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
}

interface Look {
  /** A part of the page. */
  within?: string;
  /** Whether contrasts are measured, which takes most of the time. */
  contrast?: boolean;
}

/** One line for each element of the page that breaks a rule of WCAG 2.0 to 2.2, A or AA, or a good practice. */
export async function findViolations(page: Page, {within = 'html', contrast = true}: Look = {}): Promise<string[]> {
  // axe measures a part now and its neighbour later: what is laid out in between would move them.
  await page.addStyleTag({content: '.graphql {content-visibility: visible !important}'});
  // The page has no frames: the legacy mode spares a tab for each look.
  const {violations} = await new AxeBuilder({page})
    .include(within)
    .options({resultTypes: ['violations']})
    .withTags(rules)
    .disableRules(contrast ? [] : 'color-contrast')
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes
      .map(({target, html}) => ({target: target.join(' '), html}))
      .filter(({target}) => !exceptions.some(({rule, selector}) => rule === id && selector.test(target)))
      .map(({target, html}) => `${id}: ${help}\n    ${target}\n    ${html.slice(0, 200)}`),
  );
}
