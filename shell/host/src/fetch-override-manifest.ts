import { type Manifest, manifestSchema, previewParameter, type ReleasableName } from '@shop/contracts';

const timeoutMs = 3000;
/** The maximum size of a manifest in bytes: the origin may reply with anything. */
const maxManifestBytes = 2_000_000;

/** Returns the text of a reply, or null when it exceeds the maximum; the rest is not fetched. */
const readText = async (reply: Response): Promise<string | null> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of reply.body ?? []) {
    size += piece.byteLength;
    if (size > maxManifestBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
};

/**
 * Fetches an origin's manifest of one remote, or returns a sentence about the problem. Requested for each document,
 * since a developer's build changes. The caller has checked that this origin is allowed (`isOverrideAllowed`); redirects are
 * not followed.
 */
export const fetchOverrideManifest = async ({
  name,
  origin,
}: {
  readonly name: ReleasableName;
  readonly origin: string;
}): Promise<Manifest | string> => {
  const url = `${origin}/remote.manifest.json`;
  const describeProblem = (what: string) =>
    `${url} ${what}. Build ${name}, serve its dist folder there with Access-Control-Allow-Origin, or end the override with ?${previewParameter}=off`;
  try {
    const reply = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      // Seconds pass between two documents: the other side may just have closed a kept-alive connection.
      headers: { connection: 'close' },
    });
    if (!reply.ok) return describeProblem(`answers with ${reply.status}`);
    const text = await readText(reply);
    if (text === null) return describeProblem(`is longer than ${maxManifestBytes} bytes`);
    const parsed = manifestSchema.safeParse(JSON.parse(text));
    return parsed.success && parsed.data.name === name
      ? parsed.data
      : describeProblem(`is no manifest of ${name}`);
  } catch (error) {
    return describeProblem(error instanceof SyntaxError ? 'is no JSON' : 'cannot be fetched');
  }
};
