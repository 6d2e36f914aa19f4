import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  id: string;
  active: boolean;
  /** Where it leads; an option without an address does something here. */
  href?: string;
  className?: string | undefined;
  onActivate: () => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** Never has the focus: that stays in the box, which names the active option. */
export default function Option({id, active, href, className, onActivate, onClick, children}: Props): ReactNode {
  const Tag = href === undefined ? 'div' : 'a';
  return (
    <Tag
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      className={clsx(styles.option, className)}
      onClick={onClick}
      // Not on entering: a list that scrolls below a resting pointer must not change what the keys have made active.
      onMouseMove={active ? undefined : onActivate}
    >
      {children}
    </Tag>
  );
}
