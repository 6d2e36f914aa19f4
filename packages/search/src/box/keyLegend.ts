import {make} from './make';
import {chooseKey, closeKey, openKey} from './texts';

/** Explains the keys to sighted readers; screen readers announce those of a combobox themselves. */
export const keyLegend = (): HTMLElement =>
  make(
    'p',
    {class: 'search-keys', 'aria-hidden': 'true'},
    ...[
      [['↑', '↓'], chooseKey()],
      [['↵'], openKey()],
      [['Esc'], closeKey()],
    ].map(([keys, text]) => make('span', {}, ...[...keys!].map((key) => make('kbd', {}, key)), ` ${String(text)}`)),
  );
