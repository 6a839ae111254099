import type { Manifest } from '@shop/contracts';
import { assetTypeOf, basePathOf, immutableCache, sriOf } from '@shop/releases';
import type { GateFinding } from './evidence.repo.ts';

/** Files asked for at a time. */
const width = 8;
const patience = 15_000;

/** What is wrong with one file as it is served, or null. */
const faultOf = async (
  url: string,
  { path, sri, bytes }: Manifest['assets'][number],
): Promise<string | null> => {
  let reply: Response;
  let content: Uint8Array;
  try {
    // Unpacked, so that the length is the file's own.
    reply = await fetch(url, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    content = new Uint8Array(await reply.arrayBuffer());
  } catch (error) {
    return `${path} cannot be fetched (${error instanceof Error ? error.message : String(error)}).`;
  }
  if (reply.status !== 200) return `${path} is answered with ${reply.status}.`;
  if (content.length !== bytes || sriOf(content) !== sri)
    return `${path} arrives with other bytes than the manifest promises.`;
  const type = reply.headers.get('content-type') ?? '';
  if (type !== assetTypeOf(path)) return `${path} comes as "${type}" instead of "${assetTypeOf(path)}".`;
  const cache = reply.headers.get('cache-control') ?? '';
  return cache === immutableCache
    ? null
    : `${path} may be kept for "${cache}" instead of "${immutableCache}".`;
};

/**
 * Fetches every file of a build as a browser would: reachable, with the promised bytes, type and cache header.
 * `origin` is where documents point to: `BUILD_ORIGIN`, or the shop itself; null: nobody knows.
 */
export const checkDelivery = async (manifest: Manifest, origin: string | null): Promise<GateFinding> => {
  const began = performance.now();
  const done = (ok: boolean, evidence: string): GateFinding => ({
    gate: 'delivery',
    ok,
    evidence,
    took_ms: Math.round(performance.now() - began),
  });
  if (origin === null)
    return done(
      false,
      'This process does not know where builds are served, so it cannot fetch them. Set BUILD_ORIGIN, or run the shop beside it.',
    );
  const base = `${origin}${basePathOf(manifest)}`;
  // What runs on the server is nobody's download.
  const served = manifest.assets.filter(({ path }) => !path.startsWith('server/'));
  const faults: string[] = [];
  for (let at = 0; at < served.length; at += width) {
    const answers = await Promise.all(
      served.slice(at, at + width).map((asset) => faultOf(base + asset.path, asset)),
    );
    faults.push(...answers.filter((fault) => fault !== null));
  }
  return faults.length === 0
    ? done(true, `${served.length} files fetched from ${base}: bytes, type and cache header as promised.`)
    : done(
        false,
        `${faults.join(' ')} Look at what stands between ${origin} and the registry, or publish the build again.`,
      );
};
