import { request as httpRequest } from 'node:http';
import type { Endpoint } from '@shop/contracts';
import type { Entry } from '../matrix/entry.ts';
import { type Credentials, ownerCredentials } from '../matrix/send.ts';
import type { Stage, ValidCall } from '../matrix/stage.ts';
import { codeOf, type FuzzReply, findReplyFault } from './find-reply-fault.ts';
import { mutate } from './hostile.ts';
import type { Json } from './json.ts';
import type { Schemas } from './mutate-text.ts';
import type { Random } from './random.ts';
import { type Draft, type FuzzRequest, written } from './request.ts';
import { vary } from './valid.ts';

export interface Report {
  readonly name: string;
  readonly requests: number;
  readonly succeeded: number;
  readonly codes: ReadonlyMap<string, number>;
  readonly wrong: readonly string[];
}

/** Sends the request as it is, without the corrections of a client library. */
const sendRaw = (url: string, { method, address, headers, body }: FuzzRequest): Promise<FuzzReply> =>
  new Promise((resolve, reject) => {
    const sent = typeof body === 'string' ? Buffer.from(body) : body;
    const request = httpRequest(
      `${url}/api${address}`,
      { method, headers: { ...headers, ...(sent ? { 'content-length': String(sent.length) } : {}) } },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          const named = Object.entries(reply.headers).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, String(value)]],
          );
          resolve({
            status: reply.statusCode ?? 0,
            headers: new Headers(named),
            text: Buffer.concat(chunks).toString('utf8'),
          });
        });
      },
    );
    request.on('error', reject);
    request.end(sent);
  });

const createDraft = (
  endpoint: Endpoint,
  call: ValidCall,
  { token, bearer }: Credentials,
  serial: string,
): Draft => ({
  method: endpoint.method,
  path: endpoint.path,
  params: Object.fromEntries(Object.entries(call.params ?? {}).map(([name, value]) => [name, String(value)])),
  query: Object.entries(call.query ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  ),
  // What JSON cannot represent is left out, as it is on the wire.
  body: call.body === undefined ? undefined : (JSON.parse(JSON.stringify(call.body)) as Json),
  bytes: call.bytes,
  headers: {
    ...(token === undefined ? {} : { 'x-spree-token': token }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(endpoint.method === 'GET' ? {} : { 'idempotency-key': serial }),
    ...call.headers,
  },
});

/** One request in three is valid. */
const mutatedShare = 3;

/** Sends this many requests to one endpoint: a third of them valid, the others with one mutation each. */
export const fuzzEndpoint = async (
  stage: Stage,
  { endpoint, entry, name }: { readonly endpoint: Endpoint; readonly entry: Entry; readonly name: string },
  schemas: Schemas,
  requests: number,
  random: Random,
): Promise<Report> => {
  const codes = new Map<string, number>();
  const wrong: string[] = [];
  let succeeded = 0;
  let sent = 0;
  let last: Draft | null = null;
  const fresh = async (): Promise<Draft> => {
    await stage.settle();
    const call = await entry.call(stage);
    return createDraft(
      endpoint,
      call,
      await ownerCredentials(stage, endpoint),
      `${name} ${sent} ${random.below(1e9)}`,
    );
  };
  while (sent < requests) {
    const valid = sent % mutatedShare === 0;
    let request: FuzzRequest;
    if (valid || last === null) {
      try {
        last = await fresh();
      } catch (error) {
        wrong.push(`the call could not be made: ${String(error).slice(0, 300)}`);
        if (wrong.length > 3) break;
        sent += 1;
        stage.spoil();
        continue;
      }
      request = sent % 12 === 9 ? vary(last, schemas, random) : written('valid', last);
    } else {
      // Usually with a new key, because a used one would be refused for that alone; sometimes with the same.
      const keyed = last.headers['idempotency-key'] !== undefined && random.chance(0.9);
      const again: Draft = keyed
        ? { ...last, headers: { ...last.headers, 'idempotency-key': `${name} ${sent}` } }
        : last;
      request = random.chance(0.15) ? vary(again, schemas, random) : mutate(again, schemas, random);
    }
    sent += 1;
    const answer = await sendRaw(stage.shop.url, request);
    const code = codeOf(answer);
    if (code === null) succeeded += 1;
    else codes.set(code, (codes.get(code) ?? 0) + 1);
    const found = findReplyFault(endpoint, request, answer);
    if (found !== null)
      wrong.push(
        `${found} (${request.kind}) ${request.method} ${request.address.slice(0, 200)} ${String(request.body ?? '').slice(0, 300)}`,
      );
    if (request.kind === 'valid' && valid && code !== null && wrong.length < 3 && requests < 60)
      notes.push(`${name} refused a valid call: ${code} ${answer.text.slice(0, 300)}`);
  }
  return { name, requests: sent, succeeded, codes, wrong };
};

/** Refusals of calls that should succeed, for finding the reason of a low share. */
export const notes: string[] = [];
