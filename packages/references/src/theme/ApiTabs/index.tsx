import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {Fragment, type ReactNode} from 'react';
import {usePageContext} from '@lectern/references/components/pageContext';

export interface Tab {
  value: string;
  label: string;
  content: ReactNode;
  /** The address of what is shown. */
  id?: string;
  /** `2` of 200. */
  status?: string;
}

interface Props {
  /** Tells these tabs from others of the page. */
  group: string;
  /** What is chosen with them. */
  label: string;
  isLabelShown?: boolean;
  kind?: 'status' | 'languages' | 'examples';
  tabs: Tab[];
  /** A choice for the whole site. */
  siteGroup?: string;
  /** How many stand in the row; the others behind ‘More’. */
  most?: number;
}

/** Tabs that need no script: each is a radio button, which shows what follows its label. */
export default function ApiTabs({
  group,
  label,
  isLabelShown,
  kind,
  tabs,
  siteGroup,
  most = tabs.length,
}: Props): React.JSX.Element {
  const {key} = usePageContext();
  if (tabs.length === 1 && kind !== 'status' && kind !== 'languages' && !tabs[0]!.status)
    return <div id={tabs[0]!.id}>{tabs[0]!.content}</div>;
  const name = `${key}-${group}`.replace(/[^\w-]+/g, '-');
  return (
    <div className={clsx('api-tabs', kind && `api-tabs--${kind}`)} role="group" aria-label={label}>
      {isLabelShown && <p className="api-tabs__title">{label}</p>}
      {tabs.map(({value, label: text, content, id, status}, index) => {
        const isMore = index >= most;
        return (
          <Fragment key={value}>
            {index === most && (
              <details className="api-tabs__more" data-twin="no">
                <summary>{translate({id: 'theme.openapi.more', message: 'More'})}</summary>
              </details>
            )}
            <input
              type="radio"
              name={name}
              id={`${name}-${index}`}
              // What is chosen for the whole site is known by `data-tab`.
              value={siteGroup ? undefined : value}
              defaultChecked={index === 0}
              className={isMore ? 'api-tabs__radio api-tabs__radio--more' : 'api-tabs__radio'}
              data-tab={siteGroup && value}
              data-tab-group={siteGroup}
            />
            <label htmlFor={`${name}-${index}`} className="api-tabs__label" data-status={status}>
              {text}
            </label>
            <div
              className="api-tabs__panel"
              id={id}
              data-title={kind === 'status' || kind === 'languages' ? undefined : text}
              data-twin={kind === 'languages' && index > 0 ? 'no' : undefined}
            >
              {content}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
