import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The version of the docs in which a search looks. */
export interface SearchedVersion {
  name: string;
  /** For the address of the search page, where the last version goes without saying. */
  inAddress: string | null;
}

/** The version that the reader chose; before that, the one of this page; on pages that are of none, the last. */
export function useVersion(chosen: string | null): SearchedVersion | undefined {
  const versions = useVersions(undefined);
  const active = useActiveVersion(undefined);
  const version = versions.find(({name}) => name === chosen) ?? active ?? versions.find(({isLast}) => isLast);
  return version && {name: version.name, inAddress: version.isLast ? null : version.name};
}

interface Props {
  chosen: SearchedVersion | undefined;
  onChoose: (name: string) => void;
}

/** One version at a time: the same page of all of them would fill the list. */
export default function VersionFilter({chosen, onChoose}: Props): ReactNode {
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
