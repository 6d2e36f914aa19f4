import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-init/ColorModeToggle';
import type {ReactNode} from 'react';

/**
 * Before hydration the choice is unknown, and the theme shows “system mode”. On a site that doesn't follow the system, this
 * shows the default mode; a reader with another choice gets the right label after hydration, before the button works.
 */
export default function ColorModeToggleOfSite({value, ...props}: Props): ReactNode {
  const {defaultMode, respectPrefersColorScheme} = useThemeConfig().colorMode;
  return <ColorModeToggle {...props} value={value ?? (respectPrefersColorScheme ? null : defaultMode)} />;
}
