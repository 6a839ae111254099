import type { listWebhooks as listContract, ReplyOf, WebhookEndpoint } from '@shop/contracts';
import type { Db } from '../db/db.ts';
import type { ApiDeps } from '../server/domain.ts';
import { type PageQuery, paged, pageOf } from '../server/paged.ts';
import { fail, ok, type Result } from '../server/result.ts';
import { policyOf } from './deliver-event.job.ts';
import { presentEndpoint } from './present-webhook.ts';
import { outboundUrl } from './public-address.ts';
import { webhookSecret } from './sign-event.ts';
import * as repo from './webhooks.repo.ts';

/** As many endpoints as one account may have. */
const most = 20;

/** Whose endpoints a call is about; those of another owner are not found. */
export interface Owned {
  readonly db: Db;
  readonly owner: repo.EndpointOwner;
}

interface Wish {
  readonly url: string;
  readonly events: readonly string[];
  readonly description?: string | undefined;
}

type WithSecret = WebhookEndpoint & { readonly secret: string };

export const listEndpoints = async (
  { db, owner }: Owned,
  query: PageQuery,
): Promise<ReplyOf<typeof listContract>> => {
  const rows = await repo.listEndpoints(db, owner, pageOf(query));
  const total = await repo.countEndpoints(db, owner);
  return { webhook_endpoints: rows.map(presentEndpoint), ...paged(query, rows.length, total) };
};

/** Adds an endpoint at a public address; its secret is told here and by `renewSecret` alone. `by` is kept with it. */
export const createEndpoint = async (
  deps: ApiDeps,
  { db, owner }: Owned,
  by: string,
  { url: wanted, events, description = '' }: Wish,
): Promise<Result<WithSecret, 'webhook_url_refused' | 'too_many_webhooks'>> => {
  const url = outboundUrl(wanted, policyOf(deps));
  if (url === null) return fail('webhook_url_refused');
  return db.transaction(async (tx) => {
    if ((await repo.countEndpoints(tx, owner)) >= most) return fail('too_many_webhooks');
    return ok(
      withSecret(deps, await repo.insertEndpoint(tx, owner, { url: url.href, events, description, by })),
    );
  });
};

export const getEndpoint = async (
  { db, owner }: Owned,
  id: string,
): Promise<Result<WebhookEndpoint, 'not_found'>> => {
  const row = await repo.findEndpoint(db, owner, Number(id));
  return row === null ? fail('not_found') : ok(presentEndpoint(row));
};

/** Changes what is given; a new address has to be as public as a first one. */
export const updateEndpoint = async (
  deps: ApiDeps,
  { db, owner }: Owned,
  id: string,
  change: repo.EndpointChange,
): Promise<Result<WebhookEndpoint, 'webhook_url_refused' | 'not_found'>> => {
  const url = change.url === undefined ? undefined : outboundUrl(change.url, policyOf(deps));
  if (url === null) return fail('webhook_url_refused');
  const row = await repo.changeEndpoint(db, owner, Number(id), { ...change, url: url?.href });
  return row === null ? fail('not_found') : ok(presentEndpoint(row));
};

export const removeEndpoint = async (
  { db, owner }: Owned,
  id: string,
): Promise<Result<Record<string, never>, 'not_found'>> =>
  (await repo.removeEndpoint(db, owner, Number(id))) === 0 ? fail('not_found') : ok({});

/** Signs with a new secret from now on; the old one is good for nothing. */
export const renewSecret = async (
  deps: ApiDeps,
  { db, owner }: Owned,
  id: string,
): Promise<Result<WithSecret, 'not_found'>> => {
  const row = await repo.renewNonce(db, owner, Number(id));
  return row === null ? fail('not_found') : ok(withSecret(deps, row));
};

const withSecret = ({ settings }: ApiDeps, row: repo.EndpointRow): WithSecret => ({
  ...presentEndpoint(row),
  secret: webhookSecret(settings.sessionSecret, row.nonce),
});
