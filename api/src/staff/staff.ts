import * as contracts from '@shop/contracts';
import { cutPage, readCursor } from '../server/cursor.ts';
import type { Domain } from '../server/domain.ts';
import { isFailure, ok } from '../server/result.ts';
import { countAccess, listAccess } from './access-log.repo.ts';
import { createAccount, listAccounts, revokeAccount } from './accounts.ts';
import { createStaffOffer } from './create-staff-offer.ts';
import { importBook, presentBooks } from './price-books.ts';

/** What staff do that buyers do not: their own accounts, price books, offers by hand, and who did what. */
export const staff = (): Domain => ({
  name: 'staff',
  register(route, deps) {
    route.staff(contracts.listStaffAccounts, async ({ db, query }) => ok(await listAccounts(db, query)));
    route.staff(
      contracts.createStaffAccount,
      ({ db, body, region }) => createAccount(db, region, body),
      // A kept fingerprint would be one of the password.
      { replay: false, perMinute: 20 },
    );
    route.staff(contracts.revokeStaffAccount, ({ db, params, actor }) =>
      revokeAccount(db, Number(params.id), actor),
    );
    route.staff(
      contracts.importPriceBook,
      ({ db, body, actor }) => importBook(db, body, actor, deps.clock()),
      {
        bodyLimit: 256 * 1024,
      },
    );
    route.staff(contracts.listPriceBooks, async () => ok({ price_books: presentBooks() }));
    route.staff(contracts.createStaffOffer, ({ params, body }) => createStaffOffer(deps, params.id, body));
    route.staff(contracts.listAccessLog, async ({ db, query }) => {
      const after = readCursor(query);
      if (isFailure(after)) return after;
      const { page = 1, per_page: perPage = 25, actor } = query;
      const offset = after === null ? (page - 1) * perPage : 0;
      const found = await listAccess(db, actor, { limit: perPage + 1, offset, after });
      const { rows, next } = cutPage(found, perPage, ({ id }) => id);
      const total = await countAccess(db, actor);
      return ok({
        entries: [...rows],
        count: rows.length,
        total_count: total,
        current_page: page,
        pages: Math.ceil(total / perPage),
        per_page: perPage,
        next_cursor: next,
      });
    });
  },
});
