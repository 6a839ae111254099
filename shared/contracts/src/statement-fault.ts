import * as z from 'zod/mini';

/** Why a bank statement is refused; nothing of it is stored then. */
export const statementRefusals = [
  'too_large',
  'too_many_entries',
  'unreadable_text',
  'not_camt',
  'document_type',
  'no_entries',
  'unknown_account',
  'wrong_currency',
  'wrong_amount',
  'wrong_day',
  'missing_column',
] as const;
export type StatementRefusal = (typeof statementRefusals)[number];

/** With `statement_refused`: the reason, where in the file, and what stands there. */
export const statementFaultSchema = z.object({
  reason: z.enum(statementRefusals),
  /** The row of a CSV file, or the number of the entry of a CAMT file; from 1. */
  row: z.nullable(z.int()),
  /** What was found, shortened. */
  found: z.nullable(z.string()),
});
export type StatementFault = z.output<typeof statementFaultSchema>;
