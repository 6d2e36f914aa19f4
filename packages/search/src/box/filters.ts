import {labelOf} from '../components/kinds';
import {everyKind, kindOfPage, versionToSearch} from '../components/texts';
import {kinds, type PageKind, type Result} from '../shared/types';
import {make, set} from './make';
import {site} from './site';

interface KindFilter {
  element: HTMLElement;
  show(chosen: PageKind | null, totals: Result['totalByKind'] | undefined): void;
}

/** Which kind of page is shown, one at a time. Its buttons stay the same, since one of them may have the focus. */
export function kindFilter(choose: (kind: PageKind | null) => void): KindFilter {
  const element = make('div', {role: 'group', class: 'search-filters', 'aria-label': kindOfPage()});
  const buttons = ([null, ...kinds] as const).map((kind) => {
    const count = make('span');
    const label = kind ? labelOf(kind) : everyKind();
    const button = make('button', {type: 'button', onclick: () => choose(kind)}, `${label} `, count);
    element.append(button);
    return {kind, button, count};
  });
  return {
    element,
    show(chosen, totals) {
      for (const {kind, button, count} of buttons) {
        set(button, 'aria-pressed', String(kind === chosen));
        // Of the others, the site has no page.
        button.hidden = kind !== null && !(totals && kind in totals);
        const total = totals && (kind ? totals[kind] : sumOf(totals));
        count.textContent = String(total ?? '');
        set(button, 'data-none', total === 0 && '');
      }
    },
  };
}

export const sumOf = (totals: Result['totalByKind']): number =>
  Object.values(totals).reduce((sum, count) => sum + count, 0);

/** In which version of the docs is searched: the same page of all of them would fill the list. */
export function versionFilter(chosen: string | undefined, choose: (name: string) => void): HTMLElement | false {
  if (site.versions.length === 0) return false;
  const options = site.versions.map(({name, label}) =>
    make('option', {value: name, selected: name === chosen && ''}, label),
  );
  const list: HTMLSelectElement = make('select', {onchange: () => choose(list.value)}, ...options);
  const element = make('label', {class: 'search-version'}, versionToSearch(), list);
  // The panel keeps presses from taking the focus, without which a list does not open.
  element.addEventListener('mousedown', (event) => event.stopPropagation());
  return element;
}
