import type {Browser} from '@playwright/test';
import {countBytes, kibibytes, sum} from './load';
import {visit} from './visit';

export const journeys = ['open and leave', 'open, scroll, follow a link', 'open, search'] as const;

/** So long the reader looks at a page before doing something, and at the end of it all; less than who stays to read. */
const look = 3000;

/** Kibibytes as they come over the wire, with all that is fetched ahead. */
export function measureJourney(
  browser: Browser,
  address: string,
  journey: (typeof journeys)[number],
): Promise<{all: number; script: number}> {
  return visit(browser, 1, async (page, devtools) => {
    const bytes = countBytes(devtools);
    await page.goto(address);
    await page.waitForTimeout(look);
    if (journey === 'open, scroll, follow a link') {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(look);
      const next = page.locator('.pagination-nav__link--next');
      const to = (await next.getAttribute('href'))!;
      await next.click();
      await page.waitForURL(`**${to}`);
      await page.waitForTimeout(look);
    } else if (journey === 'open, search') {
      await page.locator('.navbar__search').click();
      await page.keyboard.type('configuration');
      await page.locator('.navbar__search [role=option]').first().waitFor();
      await page.waitForTimeout(look);
    }
    const fetched = bytes();
    return {all: kibibytes(sum(fetched)), script: kibibytes(fetched.get('Script'))};
  });
}
