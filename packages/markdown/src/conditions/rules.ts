export interface Dimension {
  name: string;
  label: string;
  all: string;
  values: Record<string, string>;
}

/** Hides variants that weren't chosen, and the labels of those that were. Without a choice, nothing is hidden. */
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
