import {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';

interface Follow {
  follow: (href: string) => void;
  /** Whether the link is followed here: clicks for a new tab or window are left to the browser. */
  followClick: (event: MouseEvent<HTMLElement>, href: string) => boolean;
}

/** Follows a link without a full page load. */
export function useFollow(): Follow {
  const history = useHistory();
  const follow = (href: string) => {
    const {pathname, hash} = new URL(href, window.location.href);
    if (pathname !== window.location.pathname || hash !== window.location.hash) {
      history.push(href);
      return;
    }
    // Only the query changes: no new entry in the history, and no scrolling.
    history.replace(href);
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  };
  return {
    follow,
    followClick(event, href) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
      event.preventDefault();
      follow(href);
      return true;
    },
  };
}
