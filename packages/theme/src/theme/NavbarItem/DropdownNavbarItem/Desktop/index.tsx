import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

/** Opens on hover, Enter or Space; closes on Escape, on a click, and when the focus leaves. */
export default function DropdownNavbarItem({items, position, className, ...props}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [pointer, setPointer] = useState<'away' | 'over' | 'dismissed'>('away');

  useEffect(() => {
    if (!open && pointer !== 'over') return undefined;
    const closeOutside = ({target}: Event): void => {
      if (!dropdown.current?.contains(target as Node)) setOpen(false);
    };
    const closeOnEscape = ({key}: globalThis.KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      setPointer((was) => (was === 'over' ? 'dismissed' : was));
      const isInside = dropdown.current?.contains(document.activeElement);
      if (isInside) dropdown.current?.querySelector('a')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, pointer]);

  const toggle = (): void => setOpen((was) => !was);
  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': pointer !== 'dismissed',
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
      onMouseEnter={() => setPointer('over')}
      onMouseLeave={() => setPointer('away')}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={open}
        role="button"
        // A link without `href` can't get the focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={(event) => {
          if (props.to) return;
          event.preventDefault();
          // Assistive technology clicks without a pointer; a pointer has opened the menu by hovering.
          if (event.detail === 0) toggle();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          toggle();
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item: LinkLikeNavbarItemProps, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
