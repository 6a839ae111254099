import { createHash } from 'node:crypto';
import { readShopDocument, sendRequest } from './send-request.ts';

/** The cookie with a visitor's cohort: 32 hexadecimal digits. */
const cookieOf = (visitor: number): string =>
  `cohort=${createHash('sha256').update(`visitor ${visitor}`).digest('hex').slice(0, 32)}`;

/** The number of parallel requests. */
const atOnce = 8;

/**
 * Opens an address as each of `count` visitors and returns which build of `remote` each got. The id of a release set
 * is in a header; its contents are read once from the document.
 */
export async function readServedBuilds(
  origin: string,
  address: string,
  remote: string,
  count: number,
): Promise<string[]> {
  const buildBySet = new Map<string, string>();
  const seen: string[] = [];
  const visit = async (visitor: number) => {
    const answer = await sendRequest(origin, address, { cookie: cookieOf(visitor) });
    const set = answer.headers['x-release-set'];
    if (answer.status !== 200 || set === undefined) throw new Error(`${address} answers ${answer.status}`);
    const known = buildBySet.get(set) ?? readShopDocument(answer).releaseSet.picks[remote]?.build ?? 'none';
    buildBySet.set(set, known);
    seen[visitor] = known;
  };
  for (let first = 0; first < count; first += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - first) }, (_, at) => visit(first + at)));
  return seen;
}
