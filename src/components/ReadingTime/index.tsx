import React, {useId, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The label, in the language of the page. */
  label: string;
  result: (minutes: number) => string;
  /** Words per minute. */
  pace?: number;
}

/** A slider that shows how long a page with so many words takes to read. */
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
