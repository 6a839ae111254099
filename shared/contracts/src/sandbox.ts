import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The outcomes that the sandbox gateway can simulate for an intent, besides those of its card. */
export const sandboxOutcomeNames = [
  /**
   * The bank's page, or later the gateway, reports success, failure or that the buyer gave up; the shop receives a
   * message.
   */
  'paid',
  'failed',
  'abandoned',
  /** The buyer's bank opens a dispute on the payment and decides it. */
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  /** A full or partial refund made at the gateway itself, or a refund that the bank returns. */
  'refunded',
  'refund_returned',
] as const;

/** Sandbox only: simulates an event of the caller's payment at the gateway, and how its message reaches the shop. */
export const simulateSandboxOutcome = defineEndpoint({
  method: 'POST',
  path: '/gateway/sandbox/outcomes',
  summary: 'Bring about an outcome at the sandbox gateway',
  audience: 'visitor',
  body: z.object({
    payment_intent_id: z.string().check(z.maxLength(200)),
    outcome: z.enum(sandboxOutcomeNames),
    /** With `refunded`; defaults to the whole remaining amount. */
    amount: z.optional(z.string().check(z.regex(/^(?!0+\.00$)\d{1,12}\.\d{2}$/))),
    /** `twice`: the same message two times; `reordered`: an older message follows it; `never`: it is lost. */
    messages: z.optional(z.enum(['once', 'twice', 'reordered', 'never'])),
  }),
  reply: z.object({ payment_intent_id: z.string(), changed: z.boolean(), messages: z.array(z.string()) }),
  errors: ['payment_not_configured'],
});
