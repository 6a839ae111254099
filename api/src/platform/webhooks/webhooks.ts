import * as contracts from '@shop/contracts';
import type { Call, CallUser } from '../server/call.ts';
import type { Domain } from '../server/domain.ts';
import { ok } from '../server/result.ts';
import { webhookHandlers } from './deliver-event.job.ts';
import { listDeliveriesOf } from './list-deliveries.ts';
import {
  createEndpoint,
  type EndpointContext,
  getEndpoint,
  listEndpoints,
  removeEndpoint,
  renewSecret,
  updateEndpoint,
} from './manage-endpoints.ts';
import { resend, sendTest } from './send-now.ts';

type AnyCall = Call<unknown, unknown, unknown, CallUser>;

const mine = ({ db, user }: Pick<AnyCall, 'db' | 'user'>): EndpointContext => ({ db, owner: user.id });
const shops = ({ db }: Pick<AnyCall, 'db'>): EndpointContext => ({ db, owner: null });

/** A reply that holds a secret is not stored. */
const secret = { replay: false } as const;

/** Webhook endpoints: see docs/webhooks.md. */
export const webhooks = (): Domain => ({
  name: 'webhooks',
  register(route, deps) {
    route(contracts.listWebhooks, async (call) => ok(await listEndpoints(mine(call), call.query)));
    route(contracts.createWebhook, (call) => createEndpoint(deps, mine(call), call.actor, call.body), secret);
    route(contracts.getWebhook, (call) => getEndpoint(mine(call), call.params.id));
    route(contracts.updateWebhook, (call) => updateEndpoint(deps, mine(call), call.params.id, call.body));
    route(contracts.deleteWebhook, (call) => removeEndpoint(mine(call), call.params.id));
    route(contracts.renewWebhookSecret, (call) => renewSecret(deps, mine(call), call.params.id), secret);
    route(contracts.testWebhook, (call) => sendTest(mine(call), call.params.id), { perMinute: 30 });
    route(contracts.listWebhookDeliveries, (call) =>
      listDeliveriesOf(mine(call), call.params.id, call.query),
    );
    route(contracts.resendWebhook, (call) => resend(mine(call), call.params.id), { perMinute: 60 });

    // The same for the shop's own endpoints.
    route.staff(contracts.listStaffWebhooks, async (call) =>
      ok(await listEndpoints(shops(call), call.query)),
    );
    route.staff(
      contracts.createStaffWebhook,
      (call) => createEndpoint(deps, shops(call), call.actor, call.body),
      secret,
    );
    route.staff(contracts.getStaffWebhook, (call) => getEndpoint(shops(call), call.params.id));
    route.staff(contracts.updateStaffWebhook, (call) =>
      updateEndpoint(deps, shops(call), call.params.id, call.body),
    );
    route.staff(contracts.deleteStaffWebhook, (call) => removeEndpoint(shops(call), call.params.id));
    route.staff(
      contracts.renewStaffWebhookSecret,
      (call) => renewSecret(deps, shops(call), call.params.id),
      secret,
    );
    route.staff(contracts.testStaffWebhook, (call) => sendTest(shops(call), call.params.id));
    route.staff(contracts.listStaffWebhookDeliveries, (call) =>
      listDeliveriesOf(shops(call), call.params.id, call.query),
    );
    route.staff(contracts.resendStaffWebhook, (call) => resend(shops(call), call.params.id));
  },
  jobs: webhookHandlers,
});
