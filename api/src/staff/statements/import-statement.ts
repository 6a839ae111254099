import type { Readable } from 'node:stream';
import {
  type BankStatement,
  type CsvMapping,
  csvMappingSchema,
  type previewBankStatement,
  type QueryOf,
  type ReplyOf,
  type StatementQuery,
  statementLimits,
} from '@shop/contracts';
import type { Currency } from '@shop/money';
import * as z from 'zod/mini';
import {
  type Db,
  enqueue,
  type Failure,
  fail,
  isFailure,
  ok,
  type Queryable,
  type Result,
} from '../../platform/index.ts';
import { describeCsv, hashHead } from './guess-mapping.ts';
import { matchStatement } from './match-statement.job.ts';
import { readBeginning, readStatements } from './read-file.ts';
import { oneLine } from './statement-entry.ts';
import { insertStatement, listStatements, recallMapping, rememberMapping } from './statements.repo.ts';

/** The mapping that a query spells; null for CAMT. Fails where a column is missing. */
export const mappingOf = (query: StatementQuery): CsvMapping | null | Failure<'invalid_input'> => {
  if (query.format === 'camt') return null;
  const { format: _format, text, ...rest } = query;
  const number = (value: string | undefined) => (value === undefined ? null : Number(value));
  const read = z.safeParse(csvMappingSchema, {
    ...rest,
    head_row: number(rest.head_row),
    day: number(rest.day),
    amount: number(rest.amount),
    text: text?.split(',').map(Number),
    payer_name: number(rest.payer_name),
    payer_account: number(rest.payer_account),
    reference: number(rest.reference),
  });
  if (read.success) return read.data;
  const paths = new Set(read.error.issues.map(({ path: [first] }) => String(first)));
  return fail('invalid_input', {
    fields: [...paths].map((name) => ({
      path: `query.${name}`,
      code: 'required',
      message: 'A CSV file needs this: choose a column or a form.',
    })),
  });
};

/** The name of the sent file, as one line. */
export const fileNameOf = (header: string | undefined): string => {
  try {
    return oneLine(decodeURIComponent(header ?? ''), 200) || 'statement';
  } catch {
    return 'statement';
  }
};

/** Describes the beginning of a file, with the mapping that was used last for the same columns. */
export const previewStatement = async (
  db: Queryable,
  source: Readable,
  given: QueryOf<typeof previewBankStatement>,
): Promise<Result<ReplyOf<typeof previewBankStatement>, 'statement_refused'>> => {
  const bytes = await readBeginning(source, statementLimits.previewBytes);
  if (bytes.length === 0)
    return fail('statement_refused', { statement: { reason: 'no_entries', row: null, found: null } });
  const isXml = /^(?:\ufeff|ï»¿|ÿþ)?\s*<[\0?A-Za-z!]/.test(bytes.subarray(0, 200).toString('latin1'));
  if (isXml) {
    const layout = { encoding: 'utf-8', delimiter: 'semicolon', head_row: 0 } as const;
    return ok({ format: 'camt', ...layout, columns: [], mapping: null, remembered: false });
  }
  const { encoding, delimiter, head_row: headRow } = given;
  const described = describeCsv(bytes, {
    encoding,
    delimiter,
    head_row: headRow === undefined ? undefined : Number(headRow),
  });
  const recalled = z.safeParse(
    csvMappingSchema,
    await recallMapping(db, hashHead(described.columns.map(({ name }) => name))),
  );
  return recalled.success
    ? ok({ format: 'csv', ...described, mapping: recalled.data, remembered: true })
    : ok({ format: 'csv', ...described, remembered: false });
};

/**
 * Imports a file: reads all of it, stores what is new in one transaction, remembers the columns, and begins to match.
 * A file that is refused leaves nothing.
 */
export const importStatement = async (
  db: Db,
  file: { readonly source: Readable; readonly bytes: number; readonly name: string; readonly today: string },
  mapping: CsvMapping | null,
  by: { readonly actor: string; readonly currencies: readonly Currency[] | null },
): Promise<Result<{ bank_statements: BankStatement[] }, 'statement_refused' | 'forbidden'>> => {
  const read = await readStatements(file.source, file.bytes, mapping);
  if (isFailure(read)) return read;
  const { statements, head } = read.value;
  const foreign = statements.find(({ currency }) => by.currencies?.includes(currency) === false);
  if (foreign)
    return fail('forbidden', { detail: `The account in ${foreign.currency} is not of your regions.` });
  const ids = await db.transaction(async (tx) => {
    const stored: number[] = [];
    for (const statement of statements) {
      const id = await insertStatement(tx, statement, {
        format: mapping === null ? 'camt' : 'csv',
        name: file.name,
        actor: by.actor,
        today: file.today,
      });
      await enqueue(tx, matchStatement, { statement_id: id });
      stored.push(id);
    }
    if (mapping !== null) await rememberMapping(tx, hashHead(head), mapping);
    return stored;
  });
  return ok({ bank_statements: await listStatements(db, { ids, currencies: null }) });
};
