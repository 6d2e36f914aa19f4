/** Old paths with the new ones. */
export type Redirects = Record<string, string>;

export interface Problem {
  from: string;
  message: string;
  hint: string;
}

const isAddress = /^(?:\/[^/?#\s]+)+$/;

/** Mistakes in a list of redirects that can be found without the pages. */
export function findProblems(redirects: Redirects, languages: readonly string[]): Problem[] {
  return Object.entries(redirects).flatMap(([from, to]): Problem[] => {
    const target = withoutHash(to);
    const wrong = [from, target].find((address) => !isAddress.test(address) || /\.html?$/.test(address));
    if (wrong !== undefined) {
      return [{from, message: `“${wrong}” is not the address of a page.`, hint: 'Write it as “/docs/page”.'}];
    }
    const language = languages.find((name) => [from, target].some((address) => `${address}/`.startsWith(`/${name}/`)));
    if (language) {
      return [
        {
          from,
          message: `It names the language “${language}”.`,
          hint: 'Leave the language out: a redirect counts for all of them.',
        },
      ];
    }
    return [...followChain(redirects, from)];
  });
}

function followChain(redirects: Redirects, from: string): Problem[] {
  const way = [from];
  let next = withoutHash(redirects[from]!);
  while (next in redirects && !way.includes(next)) {
    way.push(next);
    next = withoutHash(redirects[next]!);
  }
  if (next === from) {
    return [{from, message: `It leads in a circle: ${[...way, from].join(' → ')}.`, hint: 'Remove one of them.'}];
  }
  if (way.length > 1) {
    return [
      {
        from,
        message: `It leads to another redirect: ${[...way, next].join(' → ')}.`,
        hint: `Point it straight at “${next}”.`,
      },
    ];
  }
  return [];
}

/** Mistakes in a list of redirects on a site with these pages. */
export function findMisfits(redirects: Redirects, pages: ReadonlySet<string>): Problem[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const target = withoutHash(to);
    const problems: Problem[] = [];
    if (pages.has(from)) {
      problems.push({
        from,
        message: `A page stands at “${from}”.`,
        hint: 'Remove the redirect, or give the page another slug.',
      });
    }
    if (!pages.has(target)) {
      problems.push({
        from,
        message: `There is no page at “${target}”.`,
        hint: 'Point it at a page that exists in all languages.',
      });
    }
    return problems;
  });
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '');
}
