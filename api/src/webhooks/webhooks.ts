import type { WebhookDelivery } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import type { Db } from '../db/db.ts';
import { enqueue } from '../jobs/define-job.ts';
import { readCursor } from '../server/cursor.ts';
import type { ApiDeps, Domain } from '../server/domain.ts';
import { fail, isFailure, ok, type Result } from '../server/result.ts';
import { deliverEvent, keyOfAttempt, policyOf, webhookHandlers } from './deliver-event.job.ts';
import { listOfDeliveries } from './list-deliveries.ts';
import { presentDelivery, presentEndpoint } from './present-webhook.ts';
import { outboundUrl } from './public-address.ts';
import { webhookSecret } from './sign-event.ts';
import * as repo from './webhooks.repo.ts';

/** As many endpoints as one account may have. */
const most = 20;

interface Wish {
  readonly url: string;
  readonly events: readonly string[];
  readonly description?: string | undefined;
}

/** The same calls for an account's endpoints and for the shop's own. */
const use = (deps: ApiDeps) => {
  const withSecret = (row: repo.EndpointRow) => ({
    ...presentEndpoint(row),
    secret: webhookSecret(deps.settings.sessionSecret, row.nonce),
  });
  const send = async (db: Db, owner: repo.EndpointOwner, deliveryId: number) => {
    const found = await repo.findDelivery(db, deliveryId, owner);
    return found === null ? fail('not_found') : ok(presentDelivery(found));
  };
  return {
    list: async (
      db: Db,
      owner: repo.EndpointOwner,
      query: { page?: number | undefined; per_page?: number | undefined },
    ) => {
      const { page = 1, per_page: perPage = 25 } = query;
      const rows = await repo.listEndpoints(db, owner, { limit: perPage, offset: (page - 1) * perPage });
      const total = await repo.countEndpoints(db, owner);
      return ok({
        webhook_endpoints: rows.map(presentEndpoint),
        count: rows.length,
        total_count: total,
        current_page: page,
        pages: Math.ceil(total / perPage),
        per_page: perPage,
      });
    },
    create: async (db: Db, owner: repo.EndpointOwner, body: Wish, by: string) => {
      const url = outboundUrl(body.url, policyOf(deps));
      if (url === null) return fail('webhook_url_refused');
      return db.transaction(async (tx) => {
        if ((await repo.countEndpoints(tx, owner)) >= most) return fail('too_many_webhooks');
        const { events, description = '' } = body;
        return ok(
          withSecret(await repo.insertEndpoint(tx, owner, { url: url.href, events, description, by })),
        );
      });
    },
    get: async (db: Db, owner: repo.EndpointOwner, id: string) => {
      const row = await repo.findEndpoint(db, owner, Number(id));
      return row === null ? fail('not_found') : ok(presentEndpoint(row));
    },
    update: async (db: Db, owner: repo.EndpointOwner, id: string, body: repo.EndpointChange) => {
      const url = body.url === undefined ? undefined : outboundUrl(body.url, policyOf(deps));
      if (url === null) return fail('webhook_url_refused');
      const row = await repo.changeEndpoint(db, owner, Number(id), { ...body, url: url?.href });
      return row === null ? fail('not_found') : ok(presentEndpoint(row));
    },
    remove: async (db: Db, owner: repo.EndpointOwner, id: string) =>
      (await repo.removeEndpoint(db, owner, Number(id))) === 0 ? fail('not_found') : ok({}),
    renew: async (db: Db, owner: repo.EndpointOwner, id: string) => {
      const row = await repo.renewNonce(db, owner, Number(id));
      return row === null ? fail('not_found') : ok(withSecret(row));
    },
    test: async (
      db: Db,
      owner: repo.EndpointOwner,
      id: string,
    ): Promise<Result<WebhookDelivery, 'not_found'>> => {
      const deliveryId = await db.transaction(async (tx) => {
        const endpoint = await repo.findEndpoint(tx, owner, Number(id));
        if (endpoint === null) return fail('not_found');
        const made = await repo.insertTest(tx, endpoint);
        await enqueue(tx, deliverEvent, { delivery_id: made, attempt: 1 }, { key: keyOfAttempt(made, 1) });
        return made;
      });
      return isFailure(deliveryId) ? deliveryId : send(db, owner, deliveryId);
    },
    resend: async (
      db: Db,
      owner: repo.EndpointOwner,
      id: string,
    ): Promise<Result<WebhookDelivery, 'not_found'>> => {
      const found = await repo.findDelivery(db, Number(id), owner);
      if (found === null) return fail('not_found');
      await db.transaction(async (tx) => {
        const attempts = await repo.reopenDelivery(tx, found.id);
        if (attempts === null) return;
        // One that waits for its next attempt has a job of this key already; this one does not wait.
        await enqueue(
          tx,
          deliverEvent,
          { delivery_id: found.id, attempt: attempts + 1 },
          { key: `${keyOfAttempt(found.id, attempts + 1)}:now` },
        );
      });
      return send(db, owner, found.id);
    },
    deliveries: async (db: Db, owner: repo.EndpointOwner, id: string, query: contracts.DeliveryQuery) => {
      const after = readCursor(query);
      if (isFailure(after)) return after;
      const endpoint = await repo.findEndpoint(db, owner, Number(id));
      return endpoint === null
        ? fail('not_found')
        : ok(await listOfDeliveries(db, endpoint.id, query, after));
    },
  };
};

/** Endpoints of others that are told what happens here: see docs/webhooks.md. */
export const webhooks = (): Domain => ({
  name: 'webhooks',
  register(route, deps) {
    const calls = use(deps);
    route(contracts.listWebhooks, ({ db, user, query }) => calls.list(db, user.id, query));
    route(contracts.createWebhook, ({ db, user, body, actor }) => calls.create(db, user.id, body, actor), {
      replay: false,
    });
    route(contracts.getWebhook, ({ db, user, params }) => calls.get(db, user.id, params.id));
    route(contracts.updateWebhook, ({ db, user, params, body }) =>
      calls.update(db, user.id, params.id, body),
    );
    route(contracts.deleteWebhook, ({ db, user, params }) => calls.remove(db, user.id, params.id));
    route(contracts.renewWebhookSecret, ({ db, user, params }) => calls.renew(db, user.id, params.id), {
      replay: false,
    });
    route(contracts.testWebhook, ({ db, user, params }) => calls.test(db, user.id, params.id), {
      perMinute: 30,
    });
    route(contracts.listWebhookDeliveries, ({ db, user, params, query }) =>
      calls.deliveries(db, user.id, params.id, query),
    );
    route(contracts.resendWebhook, ({ db, user, params }) => calls.resend(db, user.id, params.id), {
      perMinute: 60,
    });
    route.staff(contracts.listStaffWebhooks, ({ db, query }) => calls.list(db, null, query));
    route.staff(contracts.createStaffWebhook, ({ db, body, actor }) => calls.create(db, null, body, actor), {
      replay: false,
    });
    route.staff(contracts.getStaffWebhook, ({ db, params }) => calls.get(db, null, params.id));
    route.staff(contracts.updateStaffWebhook, ({ db, params, body }) =>
      calls.update(db, null, params.id, body),
    );
    route.staff(contracts.deleteStaffWebhook, ({ db, params }) => calls.remove(db, null, params.id));
    route.staff(contracts.renewStaffWebhookSecret, ({ db, params }) => calls.renew(db, null, params.id), {
      replay: false,
    });
    route.staff(contracts.testStaffWebhook, ({ db, params }) => calls.test(db, null, params.id));
    route.staff(contracts.listStaffWebhookDeliveries, ({ db, params, query }) =>
      calls.deliveries(db, null, params.id, query),
    );
    route.staff(contracts.resendStaffWebhook, ({ db, params }) => calls.resend(db, null, params.id));
  },
  jobs: webhookHandlers,
});
