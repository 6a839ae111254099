import Stripe from 'stripe';
import type { DisputeState, PaymentProvider, RefundState } from './payment-provider.ts';

/** Refunds and disputes at Stripe. */
export const createStripeRefunds = (
  stripe: Stripe,
): Pick<PaymentProvider, 'refund' | 'refundsOf' | 'disputesOf'> => ({
  async refund({ intentId, amount, idempotencyKey }) {
    const params = {
      payment_intent: intentId,
      amount: Number(amount.amount),
      metadata: { refund_key: idempotencyKey },
    };
    try {
      return stateOfRefund(await stripe.refunds.create(params, { idempotencyKey }));
    } catch (error) {
      // A final refusal, for example `charge_disputed`; any other error leaves the outcome unknown.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode === 409)
        throw error;
      const failure = error.code ?? 'refused';
      return { refundId: null, key: idempotencyKey, amount: amount.amount, status: 'failed', failure };
    }
  },
  async refundsOf(intentId) {
    const found = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    return found.data.map(stateOfRefund);
  },
  async disputesOf(intentId) {
    const found = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
    // A warning is an inquiry of the bank; no money is withdrawn.
    return found.data.filter(({ status }) => !status.startsWith('warning_')).map(stateOfDispute);
  },
});

const refundStatuses: Readonly<Record<string, RefundState['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

const stateOfRefund = (refund: Stripe.Refund): RefundState => ({
  refundId: refund.id,
  key: refund.metadata?.refund_key ?? null,
  amount: BigInt(refund.amount),
  status: refundStatuses[refund.status ?? ''] ?? 'pending',
  failure: refund.failure_reason ?? null,
});

const disputeStatuses: Readonly<Record<string, DisputeState['status']>> = {
  won: 'won',
  lost: 'lost',
  prevented: 'won',
};

const stateOfDispute = ({ id, amount, status, reason }: Stripe.Dispute): DisputeState => ({
  disputeId: id,
  amount: BigInt(amount),
  status: disputeStatuses[status] ?? 'open',
  reason,
});
