import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currency, cursorPaging, decimal, idParams } from './primitives.ts';

/** The largest file in bytes and the most entries of one file. */
export const statementLimits = { bytes: 32 * 1024 * 1024, entries: 60_000, previewBytes: 64 * 1024 } as const;

export const csvEncodings = ['utf-8', 'windows-1250', 'windows-1252', 'iso-8859-2'] as const;
export const csvDelimiters = ['semicolon', 'comma', 'tab', 'pipe'] as const;
/** Order of day, month and year; any separator. */
export const csvDayOrders = ['dmy', 'ymd', 'mdy'] as const;
export const csvDecimals = ['comma', 'point'] as const;

const column = z.int().check(z.gte(0), z.lte(199));
/** Which columns of a CSV file hold what; columns count from 0. */
export const csvMappingSchema = z.strictObject({
  /** The shop has one account for each currency. */
  currency,
  encoding: z.enum(csvEncodings),
  delimiter: z.enum(csvDelimiters),
  /** The row with the names of the columns, from 0; entries follow it. */
  head_row: z.int().check(z.gte(0), z.lte(99)),
  day: column,
  day_order: z.enum(csvDayOrders),
  /** Signed: money that went out is negative. */
  amount: column,
  decimal: z.enum(csvDecimals),
  /** The payment reference; several columns are joined. */
  text: z.array(column).check(z.minLength(1), z.maxLength(6)),
  payer_name: z.nullable(column),
  payer_account: z.nullable(column),
  /** The bank’s reference of the entry. */
  reference: z.nullable(column),
});
export type CsvMapping = z.output<typeof csvMappingSchema>;

/** A number in a query, of plain digits. */
const queryColumn = z.string().check(z.regex(/^\d{1,3}$/));
/** `csvMappingSchema` as a query; absent for a CAMT file. */
const mappingQuery = z.strictObject({
  format: z.enum(['camt', 'csv']),
  currency: z.optional(currency),
  encoding: z.optional(z.enum(csvEncodings)),
  delimiter: z.optional(z.enum(csvDelimiters)),
  head_row: z.optional(queryColumn),
  day: z.optional(queryColumn),
  day_order: z.optional(z.enum(csvDayOrders)),
  amount: z.optional(queryColumn),
  decimal: z.optional(z.enum(csvDecimals)),
  /** Comma-separated. */
  text: z.optional(z.string().check(z.regex(/^\d{1,3}(,\d{1,3}){0,5}$/))),
  payer_name: z.optional(queryColumn),
  payer_account: z.optional(queryColumn),
  reference: z.optional(queryColumn),
});
export type StatementQuery = z.output<typeof mappingQuery>;

/**
 * What the first 64 KB of a file are, for the choice of columns. `mapping`: as it was used last for the same columns,
 * else a guess; null where it cannot be guessed.
 */
export const previewBankStatement = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/bank_statements/preview',
  summary: 'Show the columns of a bank statement before it is imported',
  audience: 'staff',
  scope: 'staff:payments:read',
  query: z.strictObject({
    encoding: z.optional(z.enum(csvEncodings)),
    delimiter: z.optional(z.enum(csvDelimiters)),
    head_row: z.optional(queryColumn),
  }),
  reply: z.object({
    format: z.enum(['camt', 'csv']),
    encoding: z.enum(csvEncodings),
    delimiter: z.enum(csvDelimiters),
    head_row: z.int(),
    /** With up to three values from the rows below; empty for CAMT. */
    columns: z.array(z.object({ index: z.int(), name: z.string(), samples: z.array(z.string()) })),
    mapping: z.nullable(csvMappingSchema),
    remembered: z.boolean(),
  }),
  errors: ['statement_refused'],
  binary: 'request',
});

/** Counts and sums of an imported statement; `waiting` falls to 0 while entries are matched. */
export const bankStatementSchema = z.object({
  id: z.int(),
  currency,
  /** The account as in the shop’s bank details. */
  account: z.string(),
  format: z.enum(['camt', 'csv']),
  file_name: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  /** Money received: entries of the file, and those of them that were stored before. */
  entries: z.int(),
  known: z.int(),
  /** Not stored: money that went out, and entries that the bank has not booked yet. */
  skipped: z.int(),
  /** New entries by state. */
  waiting: z.int(),
  open: z.int(),
  booked: z.int(),
  dismissed: z.int(),
  /** Of the new entries. */
  amount: decimal,
  amount_open: decimal,
  imported_by_name: z.nullable(z.string()),
  imported_at: z.string(),
});
export type BankStatement = z.output<typeof bankStatementSchema>;

/**
 * Stores each entry once and begins to match them. The file name is in `X-File-Name`. A file holds one statement or
 * several, each of an account of the shop.
 */
export const importBankStatement = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/bank_statements',
  summary: 'Import a bank statement (CAMT.053 or CSV)',
  audience: 'staff',
  scope: 'staff:payments:write',
  query: mappingQuery,
  reply: z.object({ bank_statements: z.array(bankStatementSchema) }),
  errors: ['statement_refused'],
  binary: 'request',
});

/** The fifty newest. */
export const listBankStatements = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/bank_statements',
  summary: 'Imported bank statements, newest first, with their progress',
  audience: 'staff',
  scope: 'staff:payments:read',
  reply: z.object({ bank_statements: z.array(bankStatementSchema) }),
  errors: [],
});

/** `waiting`: not matched yet. `dismissed`: not for an order, with a reason. */
export const bankEntryStates = ['waiting', 'open', 'booked', 'dismissed'] as const;
export type BankEntryState = (typeof bankEntryStates)[number];

export const bankEntrySchema = z.object({
  id: z.int(),
  /** Send it with a decision; it grows with each. */
  revision: z.int(),
  state: z.enum(bankEntryStates),
  currency,
  amount: decimal,
  received_on: z.string(),
  /** The payment reference. */
  text: z.string(),
  payer_name: z.nullable(z.string()),
  payer_account: z.nullable(z.string()),
  /** The bank’s reference; null where the statement has none. */
  reference: z.nullable(z.string()),
  /** Orders it may pay, best first, as they are now. `by`: what they were found by. */
  proposals: z.array(
    z.object({
      order_number: z.string(),
      by: z.enum(['number', 'amount', 'name']),
      name: z.nullable(z.string()),
      currency,
      total: decimal,
      /** Negative: paid too much already. */
      outstanding: decimal,
      canceled: z.boolean(),
    }),
  ),
  /** Of a booked entry. */
  order_number: z.nullable(z.string()),
  /** Why it was dismissed. */
  reason: z.nullable(z.string()),
  /** Null: nobody yet. `matched`: booked by itself. */
  decided_by: z.nullable(z.string()),
  decided_by_name: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
});
export type BankEntry = z.output<typeof bankEntrySchema>;

const searchText = z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u));
/** `text`: a fragment of payment reference, payer, account or bank reference. */
export const listBankEntries = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/bank_entries',
  summary: 'Received transfers of bank statements, newest first',
  audience: 'staff',
  scope: 'staff:payments:read',
  query: z.strictObject({
    state: z.optional(z.enum(bankEntryStates)),
    currency: z.optional(currency),
    text: z.optional(searchText),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ entries: z.array(bankEntrySchema), ...cursorPaging }),
  errors: [],
});

const revision = z.int().check(z.gte(0), z.lte(1_000_000_000));
/** The amount of the entry is booked, whatever the order expects. It cannot be undone: money goes back by a refund. */
export const bookBankEntry = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/bank_entries/:id/book',
  summary: 'Book an entry of a bank statement on an order',
  audience: 'staff',
  scope: 'staff:payments:write',
  params: idParams,
  body: z.strictObject({
    revision,
    order_number: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  }),
  reply: bankEntrySchema,
  errors: ['entry_conflict', 'currency_mismatch', 'transfer_already_booked'],
  idempotency: 'required',
});

/** For money that pays no order. */
export const dismissBankEntry = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/bank_entries/:id/dismiss',
  summary: 'Mark an entry as not for an order, with the reason',
  audience: 'staff',
  scope: 'staff:payments:write',
  params: idParams,
  body: z.strictObject({
    revision,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u)),
  }),
  reply: bankEntrySchema,
  errors: ['entry_conflict'],
  idempotency: 'required',
});

export const reopenBankEntry = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/bank_entries/:id/reopen',
  summary: 'Open a dismissed entry again',
  audience: 'staff',
  scope: 'staff:payments:write',
  params: idParams,
  body: z.strictObject({ revision }),
  reply: bankEntrySchema,
  errors: ['entry_conflict'],
  idempotency: 'required',
});
