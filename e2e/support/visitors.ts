import { createHash } from 'node:crypto';
import { readShopDocument, sendRequest } from './send-request.ts';

/** The cookie that holds a visitor's place in all rollouts: 32 hexadecimal digits. */
const cookieOf = (visitor: number): string =>
  `cohort=${createHash('sha256').update(`visitor ${visitor}`).digest('hex').slice(0, 32)}`;

/** How many documents are asked for at once. */
const atOnce = 8;

/**
 * Opens an address as each of `count` visitors and answers which build of `remote` each got. A release set's id stands
 * in a header; what it holds is read once from the document.
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
