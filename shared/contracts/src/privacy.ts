import * as z from 'zod/mini';
import { cleaning, rawSecret } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { currency, decimal, idParams, timestamp } from './primitives.ts';

const link = z.object({
  token: z.string().check(z.maxLength(200)),
  /** The language of the page that replies to a form. */
  lang: z.optional(z.string().check(z.maxLength(10))),
});

export const dataExportSchema = z.object({
  id: z.uuid(),
  state: z.enum(['queued', 'ready', 'downloaded', 'expired']),
  bytes: z.nullable(z.int()),
  created_at: timestamp,
  /** When the archive is deleted; null until it is ready. */
  expires_at: z.nullable(timestamp),
});
export type DataExport = z.output<typeof dataExportSchema>;

/** Returns the pending export if there is one. The download link is mailed. */
export const requestDataExport = defineEndpoint({
  method: 'POST',
  path: '/v1/privacy/exports',
  summary: 'Ask for a copy of everything that is stored about the caller',
  audience: 'member',
  reply: z.object({ data_export: dataExportSchema }),
  errors: [],
});
export const listDataExports = defineEndpoint({
  method: 'GET',
  path: '/v1/privacy/exports',
  summary: 'The caller’s newest ten copies',
  audience: 'member',
  reply: z.object({ data_exports: z.array(dataExportSchema) }),
  errors: [],
});
/** A zip with a single download: afterwards it is deleted. */
export const downloadDataExport = defineEndpoint({
  method: 'POST',
  path: '/v1/privacy/exports/:id/download',
  summary: 'Fetch the copy with the token from the mail, once',
  audience: 'anyone',
  params: idParams,
  body: link,
  reply: z.object({}),
  errors: ['token_expired'],
  binary: 'reply',
});
/** The mailed link. It opens a page with a button, so that link scanners do not consume it. */
export const showDataExport = defineEndpoint({
  method: 'GET',
  path: '/v1/privacy/exports/:id',
  summary: 'The page of the mailed link, with a button that fetches the copy',
  audience: 'anyone',
  params: idParams,
  query: link,
  reply: z.object({}),
  errors: [],
  binary: 'reply',
});

export const erasureSchema = z.object({
  state: z.enum(['none', 'unconfirmed', 'scheduled']),
  /** When the account and its data are erased; until then the request can be withdrawn. */
  erase_at: z.nullable(timestamp),
  /**
   * Unfinished orders: in transit, delivered but unpaid, or with a pending refund. The data needed to finish them stays
   * until then.
   */
  waits_for: z.array(z.string()),
  /** The account's wallet, by currency. It is forfeited with the account. */
  forfeits: z.array(z.object({ currency, amount: decimal })),
});
export type Erasure = z.output<typeof erasureSchema>;

export const getErasure = defineEndpoint({
  method: 'GET',
  path: '/v1/privacy/erasure',
  summary: 'Whether the caller’s account is to be deleted, and when',
  audience: 'member',
  reply: z.object({ erasure: erasureSchema }),
  errors: [],
});
/**
 * With the password the request takes effect at once; without it, a confirmation link is mailed. A wallet with a
 * balance needs `forfeit_wallet: true`; otherwise the reply is `invalid_input` with that field, `not_accepted` and the
 * amount that would be lost.
 */
export const requestErasure = defineEndpoint({
  method: 'POST',
  path: '/v1/privacy/erasure',
  summary: 'Ask for the account and everything personal to be deleted',
  audience: 'member',
  body: z.object({
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(200)).register(cleaning, rawSecret)),
    /** Accepts that the wallet's balance is lost. */
    forfeit_wallet: z.optional(z.boolean()),
  }),
  reply: z.object({ erasure: erasureSchema }),
  errors: ['wrong_credentials'],
});
/** The mailed link: a page with a button. */
export const showErasure = defineEndpoint({
  method: 'GET',
  path: '/v1/privacy/erasure/confirm',
  summary: 'The page of the mailed link, with a button that confirms the deletion',
  audience: 'anyone',
  query: link,
  reply: z.object({}),
  errors: [],
  binary: 'reply',
});
export const confirmErasure = defineEndpoint({
  method: 'POST',
  path: '/v1/privacy/erasure/confirm',
  summary: 'Confirm the deletion with the token from the mail',
  audience: 'anyone',
  body: link,
  reply: z.object({ erasure: erasureSchema }),
  errors: ['token_expired'],
});
export const cancelErasure = defineEndpoint({
  method: 'DELETE',
  path: '/v1/privacy/erasure',
  summary: 'Call the deletion off',
  audience: 'member',
  reply: z.object({ erasure: erasureSchema }),
  errors: [],
});
