import { sql } from 'drizzle-orm';
import { handle, type JobHandler } from '../../platform/index.ts';
import { settlePayment } from '../checkout/settle-payment.ts';
import type { OrderPorts } from '../orders/ports.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { endPayments } from './jobs.ts';

/**
 * Cancels a canceled order's open intents at the gateway. An intent that was paid meanwhile is
 * settled like any payment, which refunds it.
 */
export const endPaymentsHandler = (ports: OrderPorts, provider: PaymentProvider): JobHandler =>
  handle(endPayments, async ({ order_id }, { db }) => {
    const open = await db.query<{ id: bigint; intent_id: string }>(sql`
      select id, intent_id from payments
      where order_id = ${order_id} and provider = ${provider.name} and intent_id is not null
        and state in ('processing', 'pending', 'requires_action')`);
    for (const { id, intent_id } of open) {
      const intentState = await provider.cancel(intent_id);
      if (intentState)
        await db.transaction((tx) =>
          settlePayment(tx, ports, order_id, Number(id), intentState, 'job:cancel'),
        );
    }
  });
