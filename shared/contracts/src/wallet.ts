import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currency, decimal, pageQuery, paging } from './primitives.ts';

export const walletEntrySchema = z.object({
  id: z.int(),
  /** Positive: a credit; negative: a debit. */
  amount: decimal,
  balance_after: decimal,
  kind: z.enum(['credit', 'correction', 'payment', 'release', 'refund']),
  reason: z.string(),
  /** The related order, if any. */
  order_number: z.nullable(z.string()),
  created_at: z.string(),
});
export type WalletEntry = z.output<typeof walletEntrySchema>;

export const walletSchema = z.object({
  currency,
  /** The spendable balance: the sum of all entries minus holds for orders in progress. Never below zero. */
  balance: decimal,
  /** The balance of every currency that the wallet has or had. Currencies are never converted. */
  balances: z.array(z.object({ currency, balance: decimal })),
  /** The open cart that the wallet helps to pay; null when there is none. */
  applied_to: z.nullable(z.string()),
  /** Newest first. */
  entries: z.array(walletEntrySchema),
  ...paging,
});
export type Wallet = z.output<typeof walletSchema>;

/** `currency` defaults to the last one set, else to the region's. */
export const getWallet = defineEndpoint({
  method: 'GET',
  path: '/v1/wallet',
  summary: 'The caller’s wallet: balance and entries',
  audience: 'visitor',
  query: z.object({ currency: z.optional(currency), ...pageQuery }),
  reply: walletSchema,
  errors: [],
});

/**
 * Sets the wallet's display currency. With `apply`, also sets whether it pays for a cart: `order_number`, or the
 * caller's open cart of the region. It pays as much as it can when the order is placed.
 */
export const updateWallet = defineEndpoint({
  method: 'PUT',
  path: '/v1/wallet',
  summary: 'Choose the wallet’s currency, and whether it pays for the cart',
  audience: 'visitor',
  body: z.strictObject({
    currency: z.optional(currency),
    apply: z.optional(z.boolean()),
    order_number: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: walletSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress', 'currency_mismatch'],
});

/** A credit, or with a minus a correction; the reason is shown to the buyer. */
export const walletEntryInput = z.strictObject({
  user_id: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  currency,
  amount: z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/)),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200), z.regex(/^\P{Cc}*$/u)),
});

/** Staff: a credit (positive) or a correcting debit (negative), each with a reason that the buyer reads. */
export const createWalletEntry = defineEndpoint({
  method: 'POST',
  path: '/v1/wallet/entries',
  summary: 'Enter a credit or a correction into a user’s wallet',
  audience: 'staff',
  body: walletEntryInput,
  reply: walletSchema,
  errors: ['wallet_insufficient', 'approval_needed'],
  idempotency: 'required',
});
