import * as contracts from '@shop/contracts';
import type { Currency } from '@shop/money';
import { dayIn, regionOf, sellerTimeZone } from '@shop/regions';
import {
  type ApiDeps,
  type Call,
  cutPage,
  isFailure,
  ok,
  type Route,
  readCursor,
} from '../../platform/index.ts';
import { bookByStaff, type Decider, dismissByStaff, reopenByStaff } from './decide-entry.ts';
import { listEntries } from './entries.repo.ts';
import { fileNameOf, importStatement, mappingOf, previewStatement } from './import-statement.ts';
import { listStatements } from './statements.repo.ts';

/** The currencies of the accounts that the caller's regions are paid on; null: all. */
const currenciesOf = ({
  held,
}: Pick<Call<unknown, unknown, unknown, unknown>, 'held'>): readonly Currency[] | null =>
  held.regions === null
    ? null
    : [...new Set(held.regions.flatMap((region) => regionOf(region)?.currency ?? []))];

const deciderOf = (call: Pick<Call<unknown, unknown, unknown, unknown>, 'held' | 'actor'>): Decider => ({
  actor: call.actor,
  currencies: currenciesOf(call),
});

/** Registers the routes of bank statements and the transfers in them. */
export const registerStatements = (route: Route, { clock }: ApiDeps): void => {
  route.staff(
    contracts.previewBankStatement,
    ({ db, stream, query }) => previewStatement(db, stream, query),
    { perMinute: 60, bodyLimit: 2 * contracts.statementLimits.bytes },
  );
  route.staff(
    contracts.importBankStatement,
    async (call) => {
      const mapping = mappingOf(call.query);
      if (isFailure(mapping)) {
        call.stream.resume();
        return mapping;
      }
      const file = {
        source: call.stream,
        bytes: Number(call.header('content-length') ?? 0),
        name: fileNameOf(call.header('x-file-name')),
        today: dayIn(sellerTimeZone, clock()),
      };
      return importStatement(call.db, file, mapping, deciderOf(call));
    },
    // Larger files than allowed get their answer instead of a closed connection.
    { perMinute: 30, bodyLimit: 4 * contracts.statementLimits.bytes },
  );
  route.staff(contracts.listBankStatements, async (call) =>
    ok({ bank_statements: await listStatements(call.db, { currencies: currenciesOf(call) }) }),
  );
  route.staff(contracts.listBankEntries, async (call) => {
    const { per_page: perPage = 50, cursor, ...filter } = call.query;
    const after = readCursor({ cursor });
    if (isFailure(after)) return after;
    const found = await listEntries(
      call.db,
      { ...filter, currencies: currenciesOf(call) },
      { limit: perPage + 1, after },
    );
    const { rows, next } = cutPage(found, perPage, ({ id }) => id);
    return ok({ entries: [...rows], next_cursor: next });
  });
  route.staff(contracts.bookBankEntry, (call) =>
    bookByStaff(call.db, deciderOf(call), call.params.id, call.body),
  );
  route.staff(contracts.dismissBankEntry, (call) =>
    dismissByStaff(call.db, deciderOf(call), call.params.id, call.body),
  );
  route.staff(contracts.reopenBankEntry, (call) =>
    reopenByStaff(call.db, deciderOf(call), call.params.id, call.body.revision),
  );
};
