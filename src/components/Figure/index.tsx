import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentType, ReactNode, SVGProps} from 'react';
import styles from './styles.module.css';

interface Image {
  /** `require('./x.svg').default`, which is a component for SVG and an address for all others, or a path below `static/`. */
  src: string | ComponentType<SVGProps<SVGSVGElement>>;
  /** What the image says, for those who do not see it. An empty text marks an ornament. */
  alt: string;
  /** Natural size in pixels, so that nothing moves when the image arrives. */
  width?: number | string;
  height?: number | string;
  children?: undefined;
}

interface Content {
  /** A table, a diagram, a code block. */
  children: ReactNode;
  src?: undefined;
  alt?: undefined;
  width?: undefined;
  height?: undefined;
}

type Props = {id?: string; caption?: ReactNode} & (Image | Content);

/** MDX is not type-checked, so an author's slip must be told at build time. */
function check({id, src, alt, children}: Props): void {
  const name = id === undefined ? '<Figure>' : `<Figure id="${id}">`;
  if (src === undefined && (children === undefined || children === null)) {
    throw new Error(`${name} shows nothing. Give it an image (src and alt) or put its content between the tags.`);
  }
  if (src !== undefined && typeof alt !== 'string') {
    throw new Error(
      `${name} has an image without a text for those who do not see it. Add alt="…", or alt="" for an ornament.`,
    );
  }
}

function Picture({src: Src, alt, width, height}: Image): ReactNode {
  const address = useBaseUrl(typeof Src === 'string' ? Src : undefined);
  if (typeof Src === 'string') {
    return <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
  }
  // Given sizes only: the drawing has its own otherwise.
  const size = {...(width !== undefined && {width}), ...(height !== undefined && {height})};
  const name = alt === '' ? {'aria-hidden': true} : {role: 'img', 'aria-label': alt};
  return <Src {...size} {...name} />;
}

/** An image, a table or a diagram with a caption, at an address of its own: `#id`. */
export default function Figure(props: Props): ReactNode {
  check(props);
  const {id, caption} = props;
  // Tells the check for broken anchors that this one exists.
  useBrokenLinks().collectAnchor(id);
  return (
    <figure id={id} className={styles.figure}>
      {props.src === undefined ? <div className={styles.content}>{props.children}</div> : <Picture {...props} />}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
