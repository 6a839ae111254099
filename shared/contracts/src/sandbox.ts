import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** What can be brought about at the sandbox gateway for an intent, besides what its card does by itself. */
export const sandboxOutcomeNames = [
  /** The bank's page, or the gateway later, says yes, no, or that the buyer gave up: seen by the shop as a message. */
  'paid',
  'failed',
  'abandoned',
  /** The buyer's bank disputes the payment, and decides. */
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  /** Somebody refunds at the gateway itself, in whole or in part; or the bank sends a refund back. */
  'refunded',
  'refund_returned',
] as const;

/** Sandbox only: what happens at the gateway to a payment of the caller's, and how the shop hears of it. */
export const simulateSandboxOutcome = defineEndpoint({
  method: 'POST',
  path: '/gateway/sandbox/outcomes',
  summary: 'Bring about an outcome at the sandbox gateway',
  audience: 'visitor',
  body: z.object({
    payment_intent_id: z.string().check(z.maxLength(200)),
    outcome: z.enum(sandboxOutcomeNames),
    /** With `refunded`; the whole of what is left otherwise. */
    amount: z.optional(z.string().check(z.regex(/^(?!0+\.00$)\d{1,12}\.\d{2}$/))),
    /** `twice`: the same message two times; `reordered`: with an older message after it; `never`: it got lost. */
    messages: z.optional(z.enum(['once', 'twice', 'reordered', 'never'])),
  }),
  reply: z.object({ payment_intent_id: z.string(), changed: z.boolean(), messages: z.array(z.string()) }),
  errors: ['payment_not_configured'],
});
