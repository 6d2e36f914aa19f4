/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */

import {useActiveDocContext, useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import type {ReactNode} from 'react';

/** The item of the first doc is the active one on lists of docs as well: they are in no sidebar. */
export default function DocNavbarItem({docId, label, docsPluginId, ...props}: Props): ReactNode {
  const {activeDoc, activeVersion} = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  const isShown = activeDoc !== undefined && activeDoc.path === doc?.path;
  if (doc === null || (doc.unlisted && !isShown)) return null;
  const isActive = activeDoc
    ? isShown || (activeDoc.sidebar !== undefined && activeDoc.sidebar === doc.sidebar)
    : activeVersion?.mainDocId === docId;
  return <DefaultNavbarItem exact {...props} isActive={() => isActive} label={label ?? doc.id} to={doc.path} />;
}
