import React, {useId, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the reader sees, in the language of the page. */
  label: string;
  result: (minutes: number) => string;
  /** Words that are read in a minute. */
  pace?: number;
}

/** How long a page of so many words takes to read: move the handle. */
export default function ReadingTime({label, result, pace = 200}: Props): React.JSX.Element {
  const [words, setWords] = useState(800);
  const id = useId();
  return (
    <div className={styles.box}>
      <label htmlFor={id}>
        {label} <strong>{words}</strong>
      </label>
      <input
        id={id}
        type="range"
        min={200}
        max={3000}
        step={200}
        value={words}
        onChange={(event) => setWords(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>{result(Math.round(words / pace))}</output>
    </div>
  );
}
