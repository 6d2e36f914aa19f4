import type {ReactNode} from 'react';

interface Props {
  /** What pictures/loader.cjs makes of a file. */
  image: {
    src: string;
    width: number;
    height: number;
    isTransparent?: true;
    sources: {type: string; srcSet: string}[];
  };
  alt?: string;
  title?: string;
}

/** The column of text is never wider than this (`--lectern-measure-wide`). */
const sizes = '(max-width: 48rem) 100vw, 47rem';

/** A picture of which each browser takes the smallest copy that serves it. Its place is kept while it loads. */
export default function ResponsiveImage({image, alt = '', title}: Props): ReactNode {
  const {src, width, height, isTransparent, sources} = image;
  return (
    <picture>
      {sources.map(({type, srcSet}) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        title={title}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        data-transparent={isTransparent}
      />
    </picture>
  );
}
