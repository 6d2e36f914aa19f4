import type {Locator, Page} from '@playwright/test';

/** The search box of the navbar, what stands around it, and what it opens. */
export function searchOf(page: Page): {
  around: Locator;
  input: Locator;
  list: Locator;
  options: Locator;
  active: Locator;
} {
  const around = page.locator('.navbar .navbar__search');
  const list = around.getByRole('listbox');
  return {
    around,
    input: around.locator('input'),
    list,
    options: list.getByRole('option'),
    active: list.locator('[role=option][aria-selected=true]'),
  };
}

/** Types into the box as a reader would who has just come. */
export async function searchFor(page: Page, text: string): Promise<void> {
  const {around, input, options} = searchOf(page);
  await around.click();
  await input.fill(text);
  await options.first().waitFor();
}

/** The words that the page shows highlighted, in the order of the page. */
export function highlighted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search') ?? [])] as Range[];
    return ranges.map((range) => range.toString().toLowerCase());
  });
}

/** The two index files among the requests of a page, as they come. */
export function indexRequests(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /search-(?:docs|index)\.json/.exec(request.url())?.[0];
    if (file) files.push(file);
  });
  return files;
}
