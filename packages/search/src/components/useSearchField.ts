import {type HTMLAttributes, type InputHTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import {enterWithLetters, isAwaited, waitForLetters} from '@lectern/kit/letters';
import type {IndexState} from './indexState';
import {loadIndex, useIndexState} from './searchIndex';
import {nameOf, placeholderOf} from './texts';
import {loadWhenQuiet} from './whenQuiet';

interface SearchField {
  state: IndexState;
  wrapper: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  wrapperProps: HTMLAttributes<HTMLDivElement>;
  inputProps: Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'placeholder'>;
  /** Why the box can't be used, for screen readers; empty if it can. */
  problem: string;
}

/**
 * A search box is disabled until its index has loaded, and a disabled input gets neither pointer nor focus, so the element
 * around it gets the first use. Any use loads the index, and so does an idle moment; a reader who waits with the focus
 * then gets into the box, with the text typed meanwhile.
 */
export function useSearchField(): SearchField {
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
  // Before the paint, because the browser would take the focus from an element that can no longer have it.
  useLayoutEffect(() => {
    if (!ready || !wrapper.current || !input.current || !isAwaited(wrapper.current)) return;
    enterWithLetters(wrapper.current, input.current);
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
            // A letter is typed into the field that then has the focus.
            if (key === 'Enter' || key === ' ') event.preventDefault();
            loadAndWait();
          },
        },
    inputProps: {disabled: !ready, placeholder: placeholderOf(state)},
    problem: state.status === 'failed' ? nameOf(state) : '',
  };
}
