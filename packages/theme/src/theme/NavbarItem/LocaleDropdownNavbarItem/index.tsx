import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdown from '@theme-init/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';

/** “English” alone doesn't tell screen readers that this menu changes the language. */
export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const name = translate(
    {id: 'languages.name', message: 'Language: {language}', description: 'Name of the list of languages'},
    {language: localeConfigs[currentLocale]?.label ?? currentLocale},
  );
  // In the mobile menu, the item is labelled “Languages”.
  return <LocaleDropdown {...props} {...(!props.mobile && {'aria-label': name})} />;
}
