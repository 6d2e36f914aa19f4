import {useWindowSize} from '@docusaurus/theme-common';
import {type KeyboardEvent, type RefObject, useLayoutEffect} from 'react';

const focusable = 'input:enabled, button:enabled, select, a[href]:not([tabindex="-1"])';

/** On a phone the open search covers the screen: what lies below neither scrolls nor takes the focus. */
export function useSheet(open: boolean): boolean {
  const sheet = useWindowSize() === 'mobile' && open;
  useLayoutEffect(() => {
    if (!sheet) return undefined;
    const {dataset} = document.documentElement;
    dataset.searchSheet = '';
    return () => {
      delete dataset.searchSheet;
    };
  }, [sheet]);
  return sheet;
}

/** The focus goes round inside the sheet. */
export function keepFocus(event: KeyboardEvent, sheet: RefObject<HTMLElement | null>): void {
  const stops = [...(sheet.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
