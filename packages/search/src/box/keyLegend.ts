import {make} from './make';
import {chooseKey, closeKey, openKey} from './texts';

/** What the keys do, for those who see it: screen readers say it of a combobox themselves. */
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
