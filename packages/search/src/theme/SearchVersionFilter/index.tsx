import {useVersions} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/SearchVersionFilter';
import type {ReactNode} from 'react';
import {versionToSearch} from '@lectern/search/components/texts';
import styles from './styles.module.css';

/** One version at a time, because the same page in all of them would fill the list. */
export default function SearchVersionFilter({chosen, onChoose}: Props): ReactNode {
  const versions = useVersions(undefined);
  return (
    <label className={styles.version}>
      {versionToSearch()}
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
