/** The media type of a build's file by extension: the host sends it and the gate expects it. */
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  wasm: 'application/wasm',
  icc: 'application/vnd.iccprofile',
  txt: 'text/plain; charset=utf-8',
};

export const getAssetType = (path: string): string =>
  types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** A build's folder is named by its content hash, so its files may be cached for a year. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';
