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
    for (const heading of document.querySelectorAll('main :is(h2,h3,h4)[id]')) {
      const {bottom} = heading.getBoundingClientRect();
      // Hidden headings have no position.
      if (bottom && bottom < line) section = heading.id;
    }
  }
  return section;
}
