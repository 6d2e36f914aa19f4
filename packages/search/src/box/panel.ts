import {isCostly} from '@lectern/kit/connection';
import {searchOf, withWords} from '../components/addresses';
import {labelOf} from '../components/kinds';
import {addressOf, outline} from '../components/outline';
import {allResults, isStale, pagesFound, searchFailed} from '../components/texts';
import type {Excerpt, PageHit, PageKind, Result} from '../shared/types';
import type {Follow} from './api';
import {excerptOf} from './excerptOf';
import {kindFilter, sumOf, versionFilter} from './filters';
import {keyLegend} from './keyLegend';
import {announced, type Child, make, marked, set} from './make';
import {nothingFound} from './nothingFound';
import {recentSearches} from './recentSearches';
import {query, stateOfIndex} from './searchIndex';
import {site} from './site';
import {forgetThem, hint, listOfSections, listOfTags, recentSearches as recentSearchesName, results} from './texts';
import {inAddress, versionFor} from './versions';

const mostPages = 6;
/** Milliseconds: a pause in typing, so that nothing is fetched for unfinished words. */
const pause = 150;

export interface Panel {
  element: HTMLElement;
  listId: string;
  show(text: string): void;
  /** Actions for keys pressed in the box; the last two return whether they had an effect. */
  move(by: 1 | -1): void;
  moveTo(end: 'first' | 'last'): boolean;
  choose(): boolean;
  /** Removes the panel. */
  end(): void;
}

/** The box of the panel. */
interface Box {
  /** Called with the id of the active option. */
  onActive(id: string | undefined): void;
  onText(text: string): void;
  onClose(): void;
  follow: Follow;
}

interface Option {
  element: HTMLElement;
  address?: string;
  choose(): void;
}

/** About as many as one line has, or two of a phone. */
const lettersOfLine = 70;
let panels = 0;

/** Opens the panel below the box: results for its text or, while it is empty, recent searches. */
export function openPanel(box: Box): Panel {
  const listId = `search-results-${++panels}`;
  let asked = '';
  let kind: PageKind | null = null;
  let version = versionFor(undefined);
  let options: Option[] = [];
  let active = -1;
  let result: Result | undefined;
  /** Increases with each query and when the panel closes, so that late results are ignored. */
  let current = 0;
  /** The excerpt of a page that is still among the results stays until the next one has loaded. */
  const excerpts = new Map<string, Excerpt>();

  const kinds = kindFilter((chosen) => {
    kind = chosen;
    ask();
  });
  const head = make(
    'div',
    {class: 'search-head'},
    kinds.element,
    versionFilter(version?.name, (name) => {
      version = versionFor(name);
      ask();
    }),
  );
  const recentHead = make('p', {class: 'search-hint'});
  const list = make('div', {role: 'listbox', id: listId, class: 'search-list', 'aria-label': results()});
  const rest = make('div');
  const count = announced();
  const element = make(
    'div',
    // Browsers make scrolling elements focusable, but this one isn't a stop of the Tab key.
    {class: 'search-panel', tabindex: -1},
    head,
    recentHead,
    list,
    rest,
    keyLegend(),
    stateOfIndex().status === 'ready' && site.stale && make('p', {class: 'search-hint'}, isStale()),
    count,
  );
  // The focus stays in the box, which controls the panel.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    recentSearches.add(asked);
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    box.onClose();
    box.follow(link.getAttribute('href')!);
  });

  function ask(): void {
    const own = ++current;
    kinds.show(kind, result?.totalByKind);
    const wanted = {limit: mostPages, version: version?.name, ...(kind && {kinds: [kind]})};
    query(asked, wanted).then(
      (found) => {
        if (own === current) showResult(found);
      },
      (error: unknown) => {
        // A later query has replaced it.
        if (own !== current || (error as Error).name === 'QuerySuperseded') return;
        console.warn('The search failed.', error);
        rest.replaceChildren(make('p', {class: 'search-hint', role: 'alert'}, searchFailed()));
      },
    );
  }

  function showResult(found: Result): void {
    result = found;
    const {hits, words, total, totalByKind} = found;
    options = [];
    const groups = outline(hits).map(({hit, sections}) =>
      make(
        'div',
        {role: 'group', 'aria-label': hit.title, class: 'search-group'},
        option({address: withWords(addressOf(hit), words)}, `search-hit of-${hit.kind}`, [
          make('span', {class: 'search-title'}, ...marked(hit.title, hit.titleRanges)),
          ' ',
          make('span', {class: 'search-place'}, [labelOf(hit.kind), ...hit.breadcrumb].join(' › ')),
          excerpt(hit),
        ]),
        ...sections.map(({section: {url, heading, ranges, within}}) =>
          option({address: withWords(url, words)}, 'search-section', [
            ...marked(heading, ranges),
            within && ` · ${within}`,
            make('span', {class: 'search-unseen'}, ` · ${hit.title}`),
          ]),
        ),
      ),
    );
    const address = `${site.base}search${searchOf({text: asked, kind, version: inAddress(version), page: 1})}`;
    list.replaceChildren(...groups, ...(total > 0 ? [option({address}, 'search-all', [allResults(total)])] : []));
    const elsewhere = kind ? sumOf(totalByKind) : 0;
    const everywhere = (): void => {
      kind = null;
      ask();
    };
    rest.replaceChildren(...(total === 0 ? [nothingFound(asked, elsewhere, everywhere)] : []));
    kinds.show(kind, totalByKind);
    count.textContent = inPlural(total);
    activate(-1);
    fetchExcerpts(hits);
  }

  function showRecent(): void {
    current++;
    const past = recentSearches.read();
    const forget = (): void => {
      recentSearches.forget();
      showRecent();
    };
    recentHead.replaceChildren(
      ...(past.length > 0
        ? [
            recentSearchesName(),
            make('button', {type: 'button', class: 'search-forget', onclick: forget}, forgetThem()),
          ]
        : [hint()]),
    );
    options = [];
    const {sections, tags} = site.browse;
    const linkTo = (path: string, name: string, text: string): HTMLElement =>
      option({address: site.base + path.slice(1)}, `search-hit ${name}`, [text]);
    list.replaceChildren(
      ...past.map((text) => option({choose: () => box.onText(text)}, 'search-hit of-past', [text])),
      ...(sections ? [linkTo(sections, 'of-sections', listOfSections())] : []),
      ...(tags ? [linkTo(tags, 'of-tags', listOfTags())] : []),
    );
    rest.replaceChildren();
    count.textContent = '';
    activate(-1);
  }

  /** An option never gets the focus: that stays in the box, which names the active one. */
  function option(
    {address, choose = () => followOption(address!)}: Partial<Pick<Option, 'address' | 'choose'>>,
    name: string,
    children: Child[],
  ): HTMLElement {
    const index = options.length;
    const made = make(
      address === undefined ? 'div' : 'a',
      {
        id: `${listId}-${index}`,
        role: 'option',
        'aria-selected': 'false',
        tabindex: -1,
        href: address,
        class: `search-option ${name}`,
        // Not on `mouseenter`: a list that scrolls below a resting pointer must not change the active option.
        onmousemove: () => {
          if (active !== index) activate(index);
        },
        ...(address === undefined && {onclick: choose}),
      },
      ...children,
    );
    options.push({element: made, address, choose});
    return made;
  }

  function followOption(address: string): void {
    recentSearches.add(asked);
    box.onClose();
    box.follow(address);
  }

  function activate(index: number): void {
    const [before, next] = [options[active], options[index]];
    if (before) set(before.element, 'aria-selected', 'false');
    active = index;
    if (next) {
      set(next.element, 'aria-selected', 'true');
      next.element.scrollIntoView({block: 'nearest'});
    }
    box.onActive(next?.element.id);
  }

  /** Space is reserved while it loads, so that nothing moves. Readers who save data get no excerpts. */
  function excerpt({url}: PageHit): HTMLElement | null {
    if (isCostly()) return null;
    const place = make('span', {class: 'search-excerpt'}, ...parts(excerpts.get(url)));
    place.dataset.of = url;
    return place;
  }

  const parts = (piece: Excerpt | null | undefined): (Node | string)[] =>
    piece ? marked(piece.text, piece.ranges) : ['\u00a0'];

  function fetchExcerpts(hits: readonly PageHit[]): void {
    if (isCostly()) return;
    const [own, found] = [current, result!];
    const fetchOne = async (hit: PageHit): Promise<void> => {
      const piece = await excerptOf(hit, found, lettersOfLine);
      if (own !== current) return;
      if (piece) excerpts.set(hit.url, piece);
      const places = [...list.querySelectorAll<HTMLElement>('.search-excerpt')];
      places.find(({dataset}) => dataset.of === hit.url)?.replaceChildren(...parts(piece));
    };
    setTimeout(() => {
      if (own !== current) return;
      for (const hit of hits) {
        fetchOne(hit).catch((error: unknown) => console.warn(`No excerpt of ${hit.url}.`, error));
      }
    }, pause);
  }

  return {
    element,
    listId,
    show(text) {
      const before = asked;
      asked = text.trim();
      head.hidden = asked === '';
      recentHead.hidden = asked !== '';
      if (asked === '') return showRecent();
      // Recent searches aren't results.
      if (before === '') {
        options = [];
        list.replaceChildren();
        activate(-1);
      }
      ask();
    },
    move(by) {
      // Before the first and after the last option comes the box itself.
      const places = options.length + 1;
      activate(((active + 1 + by + places) % places) - 1);
    },
    moveTo(end) {
      if (active < 0) return false;
      activate(end === 'first' ? 0 : options.length - 1);
      return true;
    },
    choose() {
      const option = options[active];
      option?.choose();
      return option !== undefined;
    },
    end() {
      current++;
      element.remove();
    },
  };
}

/** “3 pages found”, in the plural of the language. */
function inPlural(total: number): string {
  const forms = pagesFound(total).split('|');
  const rules = new Intl.PluralRules(site.language);
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const known = order.filter((form) => rules.resolvedOptions().pluralCategories.includes(form as Intl.LDMLPluralRule));
  return forms[Math.min(known.indexOf(rules.select(total)), forms.length - 1)]!;
}
