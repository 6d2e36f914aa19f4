import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Icon/SystemColorMode';
import IconSystemColorMode from '@theme-init/Icon/SystemColorMode';
import type {ReactNode} from 'react';

/** Removed on a site that doesn't follow the system. */
export default function IconSystemColorModeWhereUsed(props: Props): ReactNode {
  return useThemeConfig().colorMode.respectPrefersColorScheme ? <IconSystemColorMode {...props} /> : null;
}
