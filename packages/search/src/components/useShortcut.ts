import {useEffect} from 'react';

/** Ctrl+K, on a Mac ⌘K, from anywhere; `/` where nobody is typing. */
export function useShortcut(onShortcut: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const withK = event.key.toLowerCase() === 'k' && !event.shiftKey && (onMac() ? event.metaKey : event.ctrlKey);
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!withK && !slash) return;
      event.preventDefault();
      onShortcut();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onShortcut]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

export function onMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
