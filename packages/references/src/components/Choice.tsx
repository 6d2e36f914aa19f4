import React, {type ReactNode} from 'react';

type Marks = {[name in `data-${string}`]?: string};

interface Props {
  id: string;
  label: string;
  /** Attributes by which scripts find the select. */
  marks: Marks;
  /** Content in the line of the select. */
  behind?: ReactNode;
  options: {name: string; content: ReactNode; marks?: Marks}[];
}

/** A choice in a select: styles show the chosen part, so no script is needed. */
export default function Choice({id, label, marks, behind, options}: Props): React.JSX.Element {
  return (
    <div className="api-contents">
      <label htmlFor={id}>{label}</label>{' '}
      <select id={id} {...marks}>
        {options.map(({name, marks: own}, index) => (
          <option key={index} {...own}>
            {name}
          </option>
        ))}
      </select>
      {behind && <> {behind}</>}
      {options.map(({name, content}, index) => (
        <div key={index} className="api-content" data-title={name}>
          {content}
        </div>
      ))}
    </div>
  );
}
