/** A link to another language opens the section in view: both have the same ids. */
export function keepSection(): void {
  for (const type of ['click', 'auxclick']) {
    addEventListener(type, ({target}) => {
      const link = (target as Element).closest<HTMLAnchorElement>('.navbar a[lang]');
      if (link) link.hash = sectionInView();
    });
  }
}

function sectionInView(): string {
  const line = innerHeight / 3;
  // Near the start of the page, it keeps the fragment of the URL.
  let section = location.hash;
  if (scrollY > line) {
    // React gives ids that differ by language.
    for (const heading of document.querySelectorAll('main :is(h2,h3,h4)[id]:not([id^=_])')) {
      const {top, bottom} = heading.getBoundingClientRect();
      // Hidden headings have no position.
      if (bottom && bottom < line) section = heading.id;
      // Of several below the navbar, the first one.
      if (top > 50) break;
    }
  }
  return section;
}
