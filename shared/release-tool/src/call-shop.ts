import path from 'node:path';
import type { Endpoint, Problem } from '@shop/contracts';
import { readRunFile } from './run-file.ts';

export type CallResult<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly message: string; readonly problem: Problem | null };

/** Returns the shop's address and key: `SHOP_URL` and `SHOP_KEY`, else from the run file of `DATA_DIR`. */
export const findShop = (root: string, env: NodeJS.ProcessEnv): { url: string; key: string } | null => {
  if (env.SHOP_URL && env.SHOP_KEY) return { url: env.SHOP_URL, key: env.SHOP_KEY };
  return readRunFile(path.resolve(root, env.DATA_DIR?.trim() || 'var'));
};

/** Calls one endpoint of the running shop as its staff. */
export const callShop = async <Reply>(
  shop: { readonly url: string; readonly key: string },
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  {
    query = {},
    body,
    headers = {},
  }: {
    readonly query?: Record<string, string>;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<CallResult<Reply>> => {
  if (!/^https?:\/\//.test(shop.url) || !URL.canParse(shop.url))
    return {
      ok: false,
      message: `SHOP_URL is "${shop.url}"; set it to the shop's address such as https://packwright.com.`,
      problem: null,
    };
  const url = new URL(`/api${endpoint.path}`, shop.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const unreachable = `No shop answers at ${shop.url}. Start it with npm start, or set SHOP_URL and SHOP_KEY.`;
  let reply: Response;
  try {
    reply = await fetch(url, {
      method: endpoint.method,
      headers: {
        ...headers,
        authorization: `Bearer ${shop.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    return {
      ok: false,
      message: String(error).startsWith('TypeError') ? unreachable : String(error),
      problem: null,
    };
  }
  const content = (await reply.json().catch(() => null)) as Reply | Problem | null;
  if (content === null)
    return {
      ok: false,
      message: `${url.origin} replied ${reply.status}, but not with a reply of the API. Check that SHOP_URL is the shop's address and that the shop is running.`,
      problem: null,
    };
  if (reply.ok) return { ok: true, value: content as Reply };
  const problem = content as Problem;
  const fields = (problem.fields ?? []).map((field) => ` ${field.path}: ${field.message}`).join('');
  return { ok: false, message: `${problem.detail}${fields}`, problem };
};
