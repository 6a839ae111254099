import type { WebhookDelivery } from '@shop/contracts';
import { enqueue } from '../jobs/define-job.ts';
import { fail, isFailure, ok, type Result } from '../server/result.ts';
import { attemptKey, deliverEvent } from './deliver-event.job.ts';
import type { EndpointContext } from './manage-endpoints.ts';
import { presentDelivery } from './present-webhook.ts';
import { findDelivery, findEndpoint, insertTest, reopenDelivery } from './webhooks.repo.ts';

/** Enqueues a test event to an endpoint. Returns the delivery before it is sent. */
export const sendTest = async (
  owned: EndpointContext,
  id: string,
): Promise<Result<WebhookDelivery, 'not_found'>> => {
  const deliveryId = await owned.db.transaction(async (tx) => {
    const endpoint = await findEndpoint(tx, owned.owner, Number(id));
    if (endpoint === null) return fail('not_found');
    const made = await insertTest(tx, endpoint);
    await enqueue(tx, deliverEvent, { delivery_id: made, attempt: 1 }, { key: attemptKey(made, 1) });
    return made;
  });
  return isFailure(deliveryId) ? deliveryId : readDelivery(owned, deliveryId);
};

/** Sends a delivery again without waiting for its next attempt. */
export const resend = async (
  owned: EndpointContext,
  id: string,
): Promise<Result<WebhookDelivery, 'not_found'>> => {
  const found = await findDelivery(owned.db, Number(id), owned.owner);
  if (found === null) return fail('not_found');
  await owned.db.transaction(async (tx) => {
    const attempts = await reopenDelivery(tx, found.id);
    if (attempts === null) return;
    // The scheduled retry has a job with this key already; this job runs at once.
    await enqueue(
      tx,
      deliverEvent,
      { delivery_id: found.id, attempt: attempts + 1 },
      { key: `${attemptKey(found.id, attempts + 1)}:now` },
    );
  });
  return readDelivery(owned, found.id);
};

const readDelivery = async (
  { db, owner }: EndpointContext,
  id: number,
): Promise<Result<WebhookDelivery, 'not_found'>> => {
  const found = await findDelivery(db, id, owner);
  return found === null ? fail('not_found') : ok(presentDelivery(found));
};
