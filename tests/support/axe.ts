import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** Without comments: a browser reads it again on each page. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

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
  /** Whether contrasts are measured: the colours of a theme may not be ours. */
  contrast?: boolean;
  /** Whether the colours of each text and each link are measured, and not only of three that look alike. */
  everyText?: boolean;
}

/** One line for each element that breaks a rule of WCAG 2.0 to 2.2, A or AA, or a good practice. */
export async function findViolations(
  page: Page,
  {within = 'html', contrast = true, everyText = false}: Look = {},
): Promise<string[]> {
  // axe measures a part now and its neighbour later: what is laid out in between would move them.
  await page.addStyleTag({content: '.graphql {content-visibility: visible !important}'});
  await page.evaluate(source);
  if (!everyText) await page.evaluate(measureThreeOfEachLook);
  const {violations} = await page.evaluate(
    ({within, rules, contrast}) =>
      window.axe.run(within, {
        resultTypes: ['violations'],
        runOnly: rules,
        rules: {'color-contrast': {enabled: contrast}},
      }),
    {within, rules, contrast},
  );
  return violations.flatMap(({id, help, nodes}) =>
    nodes
      .map(({target, html}) => ({target: target.join(' '), html}))
      .filter(({target}) => !exceptions.some(({rule, selector}) => rule === id && selector.test(target)))
      .map(({target, html}) => `${id}: ${help}\n    ${target}\n    ${html.slice(0, 200)}`),
  );
}

/**
 * The two rules about colours take axe longer than all others, and most texts of a page look alike: it measures three of
 * each look, since it can't tell of each what is behind. Runs in the browser.
 */
function measureThreeOfEachLook(): void {
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const {backgroundColor, backgroundImage, opacity, position, filter} = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, position, filter].join();
    const plain = 'rgba(0, 0, 0, 0),none,1,static,none';
    const ground = groundOf(element.parentElement) + (own === plain ? '' : `/${own}`);
    grounds.set(element, ground);
    return ground;
  };
  const lookOf = (element: Element): string => {
    const {color, fontSize, fontWeight, textShadow, textDecoration, border} = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, textDecoration, border, groundOf(element)].join();
  };
  const measureThree = (id: string, appearanceOf: (element: Element) => string | undefined): void => {
    const rule = window.axe._audit.rules.find((candidate) => candidate.id === id)!;
    const isMeasured = rule.matches;
    const measured = new Map<string, number>();
    rule.matches = function (element, ...others) {
      const look = appearanceOf(element);
      const count = look === undefined ? 3 : (measured.get(look) ?? 0);
      if (count === 3 || !isMeasured.call(this, element, ...others)) return false;
      measured.set(look!, count + 1);
      return true;
    };
  };
  measureThree('color-contrast', (element) => {
    const isText = [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
    return isText || element.matches('input, select, textarea') ? lookOf(element) : undefined;
  });
  // A link is told from the text that it stands in.
  measureThree('link-in-text-block', (link) => `${lookOf(link)} in ${lookOf(link.parentElement!)}`);
}

/** What axe has in the browser; its rules are not among its types. */
declare global {
  interface Window {
    axe: typeof axe & {_audit: {rules: {id: string; matches: (element: Element, ...others: unknown[]) => boolean}[]}};
  }
}
