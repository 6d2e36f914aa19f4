import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import browse from '@generated/lectern-search/default/browse.json';
import type {ReactNode} from 'react';

/** A sentence with links to what can be looked through instead of searched, if the site has it. */
export default function Browse(): ReactNode {
  const {sections, tags} = browse;
  const allSections = sections && (
    <Link to={sections}>
      <Translate id="search.nothing.sections" description="Link to all sections where a search finds nothing">
        all sections
      </Translate>
    </Link>
  );
  if (!allSections) return null;
  return tags ? (
    <Translate
      id="search.nothing.browse"
      values={{
        sections: allSections,
        tags: (
          <Link to={tags}>
            <Translate id="search.nothing.tags" description="Link to all tags where a search finds nothing">
              the tags
            </Translate>
          </Link>
        ),
      }}
      description="Advice where a search finds nothing"
    >
      {'Browse {sections} or {tags}.'}
    </Translate>
  ) : (
    <Translate
      id="search.nothing.browseSections"
      values={{sections: allSections}}
      description="Advice where a search finds nothing, on a site without tags"
    >
      {'Browse {sections}.'}
    </Translate>
  );
}
