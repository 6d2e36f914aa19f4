import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/SearchVersionFilter';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One version at a time: the same page of all of them would fill the list. */
export default function SearchVersionFilter({chosen, onChoose}: Props): ReactNode {
  const versions = useVersions(undefined);
  return (
    // The panel of the box keeps presses from taking the focus, without which a list does not open.
    <label className={styles.version} onMouseDown={(event) => event.stopPropagation()}>
      <Translate id="search.version" description="Before the list of versions in which the search can look">
        Version
      </Translate>
      <select value={chosen?.name} onChange={(event) => onChoose(event.target.value)}>
        {versions.map(({name, label}) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
