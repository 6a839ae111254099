import { type Manifest, manifestSchema, previewParameter, type ReleasableName } from '@shop/contracts';

const timeoutMs = 3000;
/** The most bytes of a manifest that are read: what answers there may be anything. */
const maxManifestBytes = 2_000_000;

/** The text of an answer, or null where it is longer than anything we would read; the rest of it is not fetched. */
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
 * What an origin offers for one remote, or a sentence about what is wrong there. Asked for at each document, since a
 * developer's build changes. The caller has made sure that this origin may be asked (`mayOverride`); an answer that
 * leads elsewhere is not followed.
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
      // Seconds lie between two documents: a connection that was kept is one that the other side may have just closed.
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
