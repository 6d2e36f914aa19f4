import {translate} from '@docusaurus/Translate';
import {type HTMLAttributes, type InputHTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import {enterWithLetters, isAwaited, waitForLetters} from '@lectern/kit/letters';
import {type IndexState, loadIndex, useIndexState} from './searchIndex';
import {loadWhenQuiet} from './whenQuiet';

interface SearchField {
  state: IndexState;
  wrapper: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  wrapperProps: HTMLAttributes<HTMLDivElement>;
  inputProps: Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'placeholder'>;
  /** Why the box cannot be used, for those who do not see it; empty where it can be. */
  problem: string;
  /** Puts the reader into the box, or, while there is no index, before it. */
  enter: () => void;
}

/**
 * A search box is disabled until its index is there, and a disabled input takes neither pointer nor focus: so what
 * stands around it takes the first use. Any use loads the index, and so does a quiet moment; whoever waits with the
 * focus is let in when it has come, with what was typed meanwhile.
 */
export function useSearchField(onEntered?: () => void): SearchField {
  const state = useIndexState();
  const wrapper = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const ready = state.status === 'ready';

  useEffect(loadWhenQuiet, []);
  const load = () => void loadIndex();
  const loadAndWait = () => {
    load();
    if (wrapper.current) waitForLetters(wrapper.current);
  };

  // The reader was here before hydration.
  useEffect(() => {
    if (isAwaited(wrapper.current)) load();
  }, []);
  // Before the browser paints: it would take the focus from an element that can no longer have it.
  useLayoutEffect(() => {
    if (!ready || !wrapper.current || !input.current || !isAwaited(wrapper.current)) return;
    enterWithLetters(wrapper.current, input.current);
    onEntered?.();
    // Not listed: only the moment of becoming ready counts.
  }, [ready]);

  return {
    state,
    wrapper,
    input,
    wrapperProps: ready
      ? {tabIndex: -1}
      : {
          role: 'button',
          tabIndex: 0,
          'aria-label': nameOf(state),
          'aria-busy': state.status === 'loading',
          onPointerEnter: load,
          onFocus: load,
          onClick: loadAndWait,
          onKeyDown: (event) => {
            const {key} = event;
            if (key.length > 1 && key !== 'Enter') return;
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            // A letter is typed where the focus then is.
            if (key === 'Enter' || key === ' ') event.preventDefault();
            loadAndWait();
          },
        },
    inputProps: {disabled: !ready, placeholder: placeholderOf(state)},
    problem: state.status === 'failed' ? nameOf(state) : '',
    enter() {
      if (ready) input.current?.focus();
      else loadAndWait();
    },
  };
}

function placeholderOf(state: IndexState): string {
  switch (state.status) {
    case 'ready':
      return translate({
        id: 'search.box.placeholder',
        message: 'Search',
        description: 'Placeholder of the search box once its index is there',
      });
    case 'failed':
      return state.code === 'version'
        ? translate({
            id: 'search.box.outdated',
            message: 'Reload the page',
            description: 'Placeholder of the search box where the site was deployed anew; at most 20 letters',
          })
        : translate({
            id: 'search.box.failed',
            message: 'Failed, try again',
            description: 'Placeholder of the search box where its index could not be loaded; at most 20 letters',
          });
    default:
      return translate({
        id: 'search.box.loading',
        message: 'Loading...',
        description: 'Placeholder of the search box until its index is there',
      });
  }
}

function nameOf(state: IndexState): string {
  if (state.status !== 'failed') {
    return translate({
      id: 'search.box.label',
      message: 'Search this site',
      description: 'The name of the search box for screen readers',
    });
  }
  return state.code === 'version'
    ? translate({
        id: 'search.box.outdatedLong',
        message: 'The site has been updated. Reload the page to search it.',
        description: 'Said where the search data is of another deployment than the page',
      })
    : translate({
        id: 'search.box.failedLong',
        message: 'Search could not be loaded. Use the box to try again.',
        description: 'Said where the search index could not be loaded',
      });
}
