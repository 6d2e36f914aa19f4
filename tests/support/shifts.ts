import type {Page} from '@playwright/test';

/** What has moved since the page arrived, with how far, as a fault names it. */
export async function collectShifts(page: Page): Promise<() => Promise<string[]>> {
  const shifts = await collectAllShifts(page);
  return async () => {
    // How much of a page is drawn before the rest has arrived is chance.
    const arrived = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
    );
    return (await shifts()).filter(({at}) => at >= arrived).map(({value, moved}) => `${value.toFixed(4)}: ${moved}`);
  };
}

interface Shift {
  value: number;
  /** Milliseconds since the page was asked for. */
  at: number;
  moved: string;
}

/** The same, and what moves while the page arrives. */
export async function collectAllShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const {value, startTime, sources} of list.getEntries() as LayoutShift[]) {
        // Less than a button beside the code that comes or goes is not seen.
        if (value < 0.001) continue;
        const moved = sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'));
        shifts.push({value, at: startTime, moved: moved.join(' | ')});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null}[];
}

/** Fonts and pictures are there, and shown. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter(({loading}) => loading !== 'lazy').map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
