export interface Dimension {
  name: string;
  label: string;
  all: string;
  values: Record<string, string>;
}

/** Hides what was not chosen, and the labels of what was. Nothing is hidden before there is a choice. */
export function rules(dimensions: Dimension[]): string {
  return dimensions
    .flatMap(({name, values}) => [
      ...Object.keys(values).map(
        (value) => `[data-for-${name}=${value}] [data-only-${name}]:not([data-only-${name}~=${value}])`,
      ),
      `[data-for-${name}] [data-only-label=${name}]`,
    ])
    .map((selector) => `${selector}{display:none}`)
    .join('');
}
