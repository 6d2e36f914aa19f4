import {useHistory, useLocation} from '@docusaurus/router';
import {useId, useLayoutEffect, type ReactNode} from 'react';
import {choose, takeUp, useChoice} from '@lectern/markdown/components/choice';
import {choiceScript} from '@lectern/markdown/conditions/choiceScript';
import {rules, type Dimension} from '@lectern/markdown/conditions/rules';
import styles from './styles.module.css';

/** Put on pages with conditional text by conditions/only.ts: the switches, and what makes them work. */
export default function Conditions({dimensions}: {dimensions: string}): ReactNode {
  const used = JSON.parse(dimensions) as Dimension[];
  if (used.length === 0) return null;
  return (
    <>
      <style dangerouslySetInnerHTML={{__html: rules(used)}} />
      {/* As HTML, because React doesn't run scripts that it adds, and says so in the preview. */}
      <span dangerouslySetInnerHTML={{__html: `<script>${choiceScript(used)}</script>`}} />
      <div className={styles.switches}>
        {used.map((dimension) => (
          <Switch key={dimension.name} {...dimension} />
        ))}
      </div>
    </>
  );
}

function Switch({name, label, all, values}: Dimension): ReactNode {
  const id = useId();
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const choice = useChoice(name, Object.keys(values));

  // A link within the site may lead to this page, and may choose.
  useLayoutEffect(() => {
    takeUp(name, Object.keys(values), search);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the values are those of the page and never change
  }, [search, name]);

  const change = (value: string): void => {
    choose(name, value);
    const parameters = new URLSearchParams(search);
    if (value) parameters.set(name, value);
    else parameters.delete(name);
    const text = parameters.toString();
    history.replace({pathname, search: text && `?${text}`, hash});
  };

  return (
    <span className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={choice} onChange={({target}) => change(target.value)}>
        <option value="">{all}</option>
        {Object.entries(values).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}
