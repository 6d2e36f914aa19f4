// CommonJS, because the bundler loads this file itself.
const {createHash} = require('node:crypto');
const {mkdir, readFile, rename, writeFile} = require('node:fs/promises');
const path = require('node:path');
const sharp = require('sharp');

/** Pixels: phones, the text column, and an enlarged image; copies are never larger than the image. */
const widths = [480, 960, 1600];
/** With an effort of 4, AVIF takes six times as long for a tenth fewer bytes. */
const formats = {avif: {quality: 55, effort: 2}, webp: {quality: 80}};
/** Versions of the tools that create copies, as part of the cache key. */
const makers = Object.fromEntries(
  Object.entries(formats).map(([format, options]) => [format, hashOf(JSON.stringify([options, sharp.versions]))]),
);

/**
 * Returns the URLs of an image's copies: narrower ones, in formats that need fewer bytes. Copies are cached for the next
 * build: not in `FileCache`, because the bundler can't load TypeScript.
 *
 *   {src: '/assets/images/a-1f….png', width: 1200, height: 800,
 *    sources: [{type: 'image/avif', srcSet: '/assets/images/a-480-1f….avif 480w, …'}, …]}
 */
module.exports = async function responsiveImage(picture) {
  const name = path.parse(this.resourcePath).name;
  const hash = hashOf(picture);
  const {width, height, hasAlpha} = await sharp(picture).metadata();
  const folder = path.join(this.rootContext, '.cache/kept/images');
  const opaque = path.join(folder, `${hash}.opaque`);
  const isTransparent = hasAlpha && String(await cached(opaque, () => isOpaque(picture))) !== 'true';
  const sizes = [...widths.filter((size) => size < width), Math.min(width, widths.at(-1))];
  // The server build names the copies; the client build emits them.
  const isServer = this.target === 'node';
  const emit = async (file, content) => {
    if (!isServer) this.emitFile(file, await content());
    return `__webpack_public_path__ + ${JSON.stringify(file)}`;
  };

  const src = await emit(`assets/images/${name}-${hash}${path.extname(this.resourcePath)}`, () => picture);
  const sources = [];
  for (const [format, options] of Object.entries(formats)) {
    const candidates = [];
    for (const size of new Set(sizes)) {
      const file = await emit(`assets/images/${name}-${size}-${hash}.${format}`, () =>
        cached(path.join(folder, `${hash}-${size}-${makers[format]}.${format}`), () =>
          sharp(picture).resize(size).toFormat(format, options).toBuffer(),
        ),
      );
      candidates.push(`${file} + " ${size}w"`);
    }
    sources.push(`{type: "image/${format}", srcSet: [${candidates.join(', ')}].join(", ")}`);
  }
  const size = `width: ${width}, height: ${height}${isTransparent ? ', isTransparent: true' : ''}`;
  return `export default {src: ${src}, ${size}, sources: [${sources.join(', ')}]};`;
};

module.exports.raw = true;

function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Looks at each pixel, 0.1 s for a screenshot, so it is kept as copies are. */
async function isOpaque(picture) {
  return String((await sharp(picture).stats()).isOpaque);
}

const inWork = new Map();

/** Cached by content, so that two files with the same image share their copies. */
function cached(file, make) {
  const known = inWork.get(file);
  if (known) return known;
  const copy = readOrMake(file, make).finally(() => inWork.delete(file));
  inWork.set(file, copy);
  return copy;
}

async function readOrMake(file, make) {
  try {
    return await readFile(file);
  } catch {
    const content = await make();
    await mkdir(path.dirname(file), {recursive: true});
    // Written in one step, because another language may be built at the same time.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, content);
    await rename(draft, file);
    return content;
  }
}
