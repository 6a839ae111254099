import type { listWebhooks as listContract, ReplyOf, WebhookEndpoint } from '@shop/contracts';
import type { Db } from '../db/db.ts';
import type { ApiDeps } from '../server/domain.ts';
import { type PageQuery, pagingMembers, toLimitOffset } from '../server/paging.ts';
import { fail, ok, type Result } from '../server/result.ts';
import { createOutboundPolicy } from './deliver-event.job.ts';
import { presentEndpoint } from './present-webhook.ts';
import { parseOutboundUrl } from './public-address.ts';
import { webhookSecret } from './sign-event.ts';
import * as repo from './webhooks.repo.ts';

/** Maximum number of endpoints per account. */
const maxEndpoints = 20;

/** The owner of the endpoints; those of another owner are not found. */
export interface EndpointContext {
  readonly db: Db;
  readonly owner: repo.EndpointOwner;
}

interface EndpointInput {
  readonly url: string;
  readonly events: readonly string[];
  readonly description?: string | undefined;
}

type WithSecret = WebhookEndpoint & { readonly secret: string };

export const listEndpoints = async (
  { db, owner }: EndpointContext,
  query: PageQuery,
): Promise<ReplyOf<typeof listContract>> => {
  const rows = await repo.listEndpoints(db, owner, toLimitOffset(query));
  const total = await repo.countEndpoints(db, owner);
  return { webhook_endpoints: rows.map(presentEndpoint), ...pagingMembers(query, rows.length, total) };
};

/**
 * Adds an endpoint at a public URL. Only this reply and that of `renewSecret` contain its secret.
 * Stores `by` with it.
 */
export const createEndpoint = async (
  deps: ApiDeps,
  { db, owner }: EndpointContext,
  by: string,
  { url: wanted, events, description = '' }: EndpointInput,
): Promise<Result<WithSecret, 'webhook_url_refused' | 'too_many_webhooks'>> => {
  const url = parseOutboundUrl(wanted, createOutboundPolicy(deps));
  if (url === null) return fail('webhook_url_refused');
  return db.transaction(async (tx) => {
    if ((await repo.countEndpoints(tx, owner)) >= maxEndpoints) return fail('too_many_webhooks');
    return ok(
      withSecret(deps, await repo.insertEndpoint(tx, owner, { url: url.href, events, description, by })),
    );
  });
};

export const getEndpoint = async (
  { db, owner }: EndpointContext,
  id: string,
): Promise<Result<WebhookEndpoint, 'not_found'>> => {
  const row = await repo.findEndpoint(db, owner, Number(id));
  return row === null ? fail('not_found') : ok(presentEndpoint(row));
};

/** Changes the given fields; a new URL must be public too. */
export const updateEndpoint = async (
  deps: ApiDeps,
  { db, owner }: EndpointContext,
  id: string,
  change: repo.EndpointChange,
): Promise<Result<WebhookEndpoint, 'webhook_url_refused' | 'not_found'>> => {
  const url = change.url === undefined ? undefined : parseOutboundUrl(change.url, createOutboundPolicy(deps));
  if (url === null) return fail('webhook_url_refused');
  const row = await repo.changeEndpoint(db, owner, Number(id), { ...change, url: url?.href });
  return row === null ? fail('not_found') : ok(presentEndpoint(row));
};

export const removeEndpoint = async (
  { db, owner }: EndpointContext,
  id: string,
): Promise<Result<Record<string, never>, 'not_found'>> =>
  (await repo.removeEndpoint(db, owner, Number(id))) === 0 ? fail('not_found') : ok({});

/** Replaces the signing secret; the old one is invalid at once. */
export const renewSecret = async (
  deps: ApiDeps,
  { db, owner }: EndpointContext,
  id: string,
): Promise<Result<WithSecret, 'not_found'>> => {
  const row = await repo.renewNonce(db, owner, Number(id));
  return row === null ? fail('not_found') : ok(withSecret(deps, row));
};

const withSecret = ({ settings }: ApiDeps, row: repo.EndpointRow): WithSecret => ({
  ...presentEndpoint(row),
  secret: webhookSecret(settings.sessionSecret, row.nonce),
});
