import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import './styles.css';

/** How many are left of how many. */
export type Found = [shown: number, all: number];

interface Props {
  /** Shows what has these letters in its name, in small ones; without letters, all. */
  onFilter: (letters: string) => Found;
}

/** A field above a long list. Without scripts, there is none. */
export default function GraphQlFilter({onFilter}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<string>();

  function filter(): void {
    const letters = field.current!.value.trim().toLowerCase();
    const left = onFilter(letters);
    setFound(letters ? said(left) : undefined);
  }
  // What was typed before the page could answer.
  useEffect(() => {
    if (field.current?.value) filter();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has become able to
  }, []);

  const label = translate({id: 'graphql.filter', message: 'Filter by name'});
  return (
    <>
      <div className="graphql-filter" hidden={!isBrowser} suppressHydrationWarning>
        <input ref={field} type="search" aria-label={label} placeholder={label} autoComplete="off" onInput={filter} />
        <span role="status">{found}</span>
      </div>
      {/* Before React is there. */}
      <script
        dangerouslySetInnerHTML={{__html: 'document.currentScript.previousElementSibling.hidden=false'}}
        suppressHydrationWarning
      />
    </>
  );
}

function said([shown, all]: Found): string {
  return translate(
    {
      id: 'graphql.found',
      message: '{shown} of {all}',
      description: 'How many entries of a list have the letters of the filter in their names',
    },
    {shown, all},
  );
}
