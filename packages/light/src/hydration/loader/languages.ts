/** The other language opens at the section that is in view: both have the same ids. */
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
  // Near its beginning, a page is read from there, or from where its address says.
  let section = location.hash;
  if (scrollY > line) {
    for (const heading of document.querySelectorAll('main :is(h2,h3,h4)[id]')) {
      const {bottom} = heading.getBoundingClientRect();
      // One that is not shown has none.
      if (bottom && bottom < line) section = heading.id;
    }
  }
  return section;
}
