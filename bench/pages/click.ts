import type {Browser, Locator, Page} from '@playwright/test';
import {hydrate, visit} from './visit';

export const moments = [
  'before hydration',
  '300 ms after a scroll',
  '300 ms after a touch',
  'after hydration',
] as const;
export type Moment = (typeof moments)[number];

/** So long a hand rests on a link before it clicks, at least; the next page is fetched ahead meanwhile. */
const rest = 300;
/** So long a finger is on a link that it taps. */
const tap = 80;

/** Milliseconds from the click on the link to the next page until the heading of that page is painted. */
export function measureClick(
  browser: Browser,
  address: string,
  {cpu, moment}: {cpu: number; moment: Moment},
): Promise<number> {
  return visit(browser, cpu, async (page) => {
    await page.addInitScript(noteTimes);
    await page.goto(address);
    if (moment === 'after hydration') await hydrate(page);
    const next = new URL(address).pathname.replace(/[^/]+$/, 'configuration');
    const link = page.locator(`main a[href="${next}"]`).last();
    await link.evaluate((element) => element.scrollIntoView({block: 'center'}));
    // It is in view, and moves little: a reader scrolls to the link that is wanted.
    if (moment === '300 ms after a scroll') await page.mouse.wheel(0, 30);
    else if (moment === '300 ms after a touch') await page.touchscreen.tap(2, 400);
    else await link.hover();
    await page.waitForTimeout(rest);
    if (moment === '300 ms after a touch') await tapOn(page, link);
    else await link.click();
    await page.waitForURL(`**${next}`);
    const time = await page.waitForFunction(() => sessionStorage.getItem('painted'));
    return Number(await time.jsonValue());
  });
}

async function tapOn(page: Page, link: Locator): Promise<void> {
  const [x, y] = await link.evaluate((element) => {
    const box = element.getClientRects()[0]!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
  await page.waitForTimeout(tap);
  await devtools.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

/** Runs in each page, before and after the click, which may be in one document or in two. */
function noteTimes(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const heading = (): string | undefined => document.querySelector('h1')?.textContent;
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('clicked', String(now()));
      sessionStorage.setItem('heading', heading() ?? '');
    },
    true,
  );
  const observer = new MutationObserver(() => {
    const clicked = sessionStorage.getItem('clicked');
    const shown = heading();
    if (!clicked || !shown || shown === sessionStorage.getItem('heading')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => sessionStorage.setItem('painted', String(Math.round(now() - Number(clicked))))),
    );
  });
  observer.observe(document, {subtree: true, childList: true, characterData: true});
}
