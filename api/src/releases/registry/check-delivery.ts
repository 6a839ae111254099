import type { GateMessage, Manifest } from '@shop/contracts';
import {
  createGateMessage,
  formatGateMessages,
  getAssetType,
  getBasePath,
  immutableCacheControl,
  sriOf,
} from '@shop/releases';
import type { GateFinding } from './evidence.repo.ts';

/** Number of concurrent requests. */
const concurrency = 8;
const timeoutMs = 15_000;

/** Returns the fault of one served file, or null. */
const checkFile = async (
  url: string,
  { path, sri, bytes }: Manifest['assets'][number],
): Promise<GateMessage | null> => {
  let reply: Response;
  let content: Uint8Array;
  try {
    // Without compression, so that the length is the file's own.
    reply = await fetch(url, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    content = new Uint8Array(await reply.arrayBuffer());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return createGateMessage('file_unreachable', { file: path, reason });
  }
  if (reply.status !== 200) return createGateMessage('file_status', { file: path, status: reply.status });
  if (content.length !== bytes || sriOf(content) !== sri)
    return createGateMessage('file_bytes', { file: path });
  const type = reply.headers.get('content-type') ?? '';
  if (type !== getAssetType(path))
    return createGateMessage('file_type', { file: path, type, wanted: getAssetType(path) });
  const cache = reply.headers.get('cache-control') ?? '';
  return cache === immutableCacheControl
    ? null
    : createGateMessage('file_cache', { file: path, cache, wanted: immutableCacheControl });
};

/**
 * Fetches every file of a build as a browser would and checks status, bytes, type and cache header.
 * `origin` is the one in documents: `BUILD_ORIGIN`, or the shop itself; null: unknown.
 */
export const checkDelivery = async (manifest: Manifest, origin: string | null): Promise<GateFinding> => {
  const began = performance.now();
  const toFinding = (ok: boolean, ...said: GateMessage[]): GateFinding => ({
    gate: 'delivery',
    ok,
    evidence: formatGateMessages(said),
    said,
    took_ms: Math.round(performance.now() - began),
  });
  if (origin === null) return toFinding(false, createGateMessage('delivery_nowhere'));
  const base = `${origin}${getBasePath(manifest)}`;
  // Server files are not served to browsers.
  const served = manifest.assets.filter(({ path }) => !path.startsWith('server/'));
  const faults: GateMessage[] = [];
  for (let at = 0; at < served.length; at += concurrency) {
    const answers = await Promise.all(
      served.slice(at, at + concurrency).map((asset) => checkFile(base + asset.path, asset)),
    );
    faults.push(...answers.filter((fault) => fault !== null));
  }
  return faults.length === 0
    ? toFinding(true, createGateMessage('delivery_whole', { number: served.length, address: base }))
    : toFinding(false, ...faults, createGateMessage('delivery_advice', { origin }));
};
