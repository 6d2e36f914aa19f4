import {findViolations, lookAs, type View} from './axe';
import {expect, openHydrated, test, type Page} from './page';

/** As many as one test takes: the workers share them evenly. */
const batch = 16;

/** Tests that no address has a violation. One tab goes through many addresses, which is what makes it quick. */
export function testAddresses(view: View, addresses: string[], {open = openHydrated, contrast = true} = {}): void {
  // Recording each of axe's steps would take longer than the steps.
  test.use({trace: 'off'});
  for (let start = 0; start < addresses.length; start += batch) {
    const part = addresses.slice(start, start + batch);
    test(`${view.mode}, ${view.width} px: ${part[0]} and ${part.length - 1} more`, async ({page}) => {
      test.setTimeout(300_000);
      await lookAs(page, view);
      const violations: Record<string, string[]> = {};
      for (const address of part) {
        await open(page, address);
        const found = await findViolations(page, {contrast, everyText: true});
        if (found.length > 0) violations[address] = found;
      }
      expect(violations).toEqual({});
    });
  }
}

/** Pages for paper have no scripts to wait for. */
export async function openPrinted(page: Page, address: string): Promise<void> {
  await page.goto(address);
}
