import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-init/ColorModeToggle';
import type {ReactNode} from 'react';

/**
 * Before hydration nothing is chosen, which the theme calls “system mode”. Where no page follows the system, that is
 * the default mode; who has chosen the other hears so once the page is hydrated, and the button cannot be used before.
 */
export default function ColorModeToggleOfSite({value, ...props}: Props): ReactNode {
  const {defaultMode, respectPrefersColorScheme} = useThemeConfig().colorMode;
  return <ColorModeToggle {...props} value={value ?? (respectPrefersColorScheme ? null : defaultMode)} />;
}
