/** In a wide window, notes stand in the margin of docs, beside what they belong to. */
import {doc} from '../../support/kinds';
import {base} from '../../support/languages';
import {expect, test, type Page} from '../../support/page';
import {pagesWith} from '../../support/sitemap';

const wide = {width: 1920, height: 1000};
const isDoc = new Set(pagesWith(doc, base));
const firstWith = (pattern: RegExp): string | undefined =>
  pagesWith(pattern, base).find((address) => isDoc.has(address));

interface Box {
  top: number;
  bottom: number;
  right: number;
}

const withFootnotes = firstWith(/<section [^>]*data-footnotes/);
if (withFootnotes) {
  test('footnotes stand beside their marks, one below the other', async ({page}) => {
    await page.setViewportSize(wide);
    await page.goto(withFootnotes);
    const notes = await boxes(page, 'section[data-footnotes] > ol > li');
    const marks = await boxes(page, '.theme-doc-markdown [data-footnote-ref][style]');
    expect(notes).toHaveLength(marks.length);
    const text = await leftOfText(page);
    notes.forEach((note, at) => {
      expect(note.right).toBeLessThan(text);
      const lowest = Math.max(marks[at]!.top, (notes[at - 1]?.bottom ?? 0) + 1);
      expect(note.top).toBeGreaterThanOrEqual(Math.floor(lowest));
    });
    expect(Math.abs(notes[0]!.top - marks[0]!.top)).toBeLessThan(2);
  });

  test('footnotes stand below the text where there is no room', async ({page}) => {
    await page.setViewportSize({...wide, width: 1440});
    await page.goto(withFootnotes);
    const [note] = await boxes(page, 'section[data-footnotes] > ol > li');
    expect(note!.right).toBeGreaterThan(await leftOfText(page));
  });
}

const withCaption = firstWith(/<figcaption/);
if (withCaption) {
  test('a caption stands beside its figure', async ({page}) => {
    await page.setViewportSize(wide);
    await page.goto(withCaption);
    const [caption] = await boxes(page, '.theme-doc-markdown figcaption');
    const [figure] = await boxes(page, '.theme-doc-markdown figure');
    expect(caption!.right).toBeLessThan(await leftOfText(page));
    expect(Math.abs(caption!.top - figure!.top)).toBeLessThan(2);
  });
}

const withTerm = firstWith(/data-definition=/);
if (withTerm) {
  test('the definition of a term stands beside it', async ({page}) => {
    await page.setViewportSize(wide);
    await page.goto(withTerm);
    const [top, content, definition] = await page
      .locator('[data-definition]')
      .first()
      .evaluate((term) => {
        const note = getComputedStyle(term, '::after');
        const text = term.closest('.theme-doc-markdown')!.getBoundingClientRect().top;
        return [
          Math.abs(parseFloat(note.top) + text - term.getBoundingClientRect().top),
          note.content,
          (term as HTMLElement).dataset.definition!,
        ] as const;
      });
    expect(top).toBeLessThan(2);
    expect(content).toContain(definition.slice(0, 20));
  });
}

const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const {top, bottom, right} = element.getBoundingClientRect();
      return {top, bottom, right};
    }),
  );

const leftOfText = (page: Page): Promise<number> =>
  page.locator('.theme-doc-markdown').evaluate((text) => text.getBoundingClientRect().left);
