import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from './encodings.ts';
import type { ReleaseRegistry } from './registry.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.wasm': 'application/wasm',
  '.icc': 'application/vnd.iccprofile',
  '.txt': 'text/plain; charset=utf-8',
};
/** Formats that benefit from compression. */
const compressible = new Set(['.js', '.css', '.json', '.svg', '.ttf', '.otf', '.wasm', '.icc', '.txt']);

const extensionOf = (file: string): string => path.extname(file).toLowerCase();

type Encoding = 'br' | 'gzip' | 'identity';
const encodingFor = (file: string, accepted: string | readonly string[] | undefined): Encoding => {
  if (!compressible.has(extensionOf(file))) return 'identity';
  if (acceptsEncoding(accepted, 'br')) return 'br';
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
};

const compress: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  // Quality 9: within 2 % of the best and ten times as fast; each file is compressed once.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
};

/**
 * Creates a cache of the last served files, up to a number of bytes; with a CDN in front of `/build` it hardly matters.
 */
const createCache = (limit: number) => {
  const entries = new Map<string, Uint8Array>();
  let size = 0;
  return {
    get: (key: string) => entries.get(key),
    set: (key: string, bytes: Uint8Array) => {
      // Two concurrent requests have both compressed it: store and count it once.
      if (entries.has(key)) return;
      entries.set(key, bytes);
      size += bytes.length;
      for (const [oldest, value] of entries) {
        if (size <= limit) break;
        entries.delete(oldest);
        size -= value.length;
      }
    },
  };
};

const sendNotFound = (reply: FastifyReply) =>
  reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('No such file.\n');

export interface BuildFilesDeps {
  readonly registry: ReleaseRegistry;
  readonly sharedImages: string;
}

/**
 * Serves `/build/<name>/<build>/**`: files of published builds. A build's name is the hash of its content, so it may be
 * cached for a year; old builds stay, so that a tab opened yesterday still finds its lazy chunks.
 */
export const registerBuildFiles = (
  app: FastifyInstance,
  { registry, sharedImages }: BuildFilesDeps,
): void => {
  const cache = createCache(64 * 1024 * 1024);

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    cacheControl: string,
    read: () => Promise<Uint8Array | null>,
  ) => {
    const encoding = encodingFor(key, request.headers['accept-encoding']);
    const cacheKey = `${encoding} ${key}`;
    let bytes = cache.get(cacheKey);
    if (bytes === undefined) {
      const content = await read();
      if (content === null) return sendNotFound(reply);
      bytes = await compress[encoding](content);
      cache.set(cacheKey, bytes);
    }
    reply
      .type(contentTypes[extensionOf(key)] ?? 'application/octet-stream')
      // Only on existing files: an error must not be cached for a year.
      .header('cache-control', cacheControl)
      .header('vary', 'accept-encoding')
      // Builds may be served to documents of another origin (BUILD_ORIGIN); integrity across origins needs CORS.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };

  app.get<{ Params: { '*': string } }>('/build/shared-images/*', async (request, reply) => {
    const name = request.params['*'];
    if (!/^[\w-]+\.(svg|png|jpg|webp|avif|js)$/.test(name)) return sendNotFound(reply);
    return send(request, reply, `shared-images/${name}`, 'public, max-age=86400', () =>
      readFile(path.join(sharedImages, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    );
  });

  app.get<{ Params: { name: string; build: string; '*': string } }>(
    '/build/:name/:build/*',
    async (request, reply) => {
      const { name, build, '*': file } = request.params;
      // Server files are never downloadable.
      if (file.startsWith('server/')) return sendNotFound(reply);
      return send(request, reply, `${name}/${build}/${file}`, 'public, max-age=31536000, immutable', () =>
        registry.asset(name, build, file),
      );
    },
  );
};
