import type {Image, Root} from 'mdast';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importComponents, inline, required} from '../mdx/jsx';
import type {Site} from '../site';

/**
 * Offers an image in several widths, and in formats that need fewer bytes.
 *
 *   ![A page](./page.png)  ->  <ResponsiveImage image={require('!!responsive-image!./page.png').default} alt="A page" />
 *
 * Drawings (SVG), images in `static/`, URLs of other sites and missing files are left to Docusaurus.
 */
export default function responsiveImages({siteDir}: Pick<Site, 'siteDir'>) {
  return (tree: Root, file: VFile): void => {
    let isUsed = false;
    visit(tree, 'image', (node, index, parent) => {
      const picture = localPicture(node, file, siteDir);
      if (!picture || !parent || index === undefined) return;
      isUsed = true;
      parent.children[index] = inline('ResponsiveImage', {
        image: required(`!!responsive-image!./${path.posix.relative(path.dirname(file.path), picture)}`),
        alt: node.alt || undefined,
        title: node.title ?? undefined,
      });
    });
    if (isUsed) importComponents(tree, 'ResponsiveImage');
  };
}

function localPicture({url}: Image, file: VFile, siteDir: string): string | undefined {
  if (!/\.(?:png|jpe?g)$/i.test(url) || /^(?:\/|[a-z]+:)/i.test(url)) return undefined;
  const decoded = decodeURI(url);
  const picture = decoded.startsWith('@site/')
    ? path.join(siteDir, decoded.slice('@site/'.length))
    : path.resolve(path.dirname(file.path), decoded);
  return existsSync(picture) ? picture : undefined;
}
