import * as contracts from '@shop/contracts';
import type { Queryable } from '../db/db.ts';
import { cutPage, readCursor } from '../server/cursor.ts';
import type { Domain } from '../server/domain.ts';
import { type PageQuery, pagingMembers, toLimitOffset } from '../server/paging.ts';
import { fail, isFailure, ok } from '../server/result.ts';
import { createKey } from './create-key.ts';
import { countKeys, endKey, findKey, type KeyFilter, listKeys } from './keys.repo.ts';
import { presentKey } from './present-key.ts';

interface Paged extends PageQuery {
  readonly cursor?: string | undefined;
  readonly page_token?: string | undefined;
}

const listPage = async (db: Queryable, filter: KeyFilter, query: Paged) => {
  const after = readCursor(query);
  if (isFailure(after)) return after;
  const { limit, offset } = toLimitOffset(query);
  const at = { limit: limit + 1, offset: after === null ? offset : 0, after };
  const found = await listKeys(db, filter, at);
  const { rows, next } = cutPage(found, limit, ({ id }) => id);
  const total = await countKeys(db, filter);
  return ok({
    api_keys: rows.map(presentKey),
    ...pagingMembers(query, rows.length, total),
    ...(next === null ? {} : { next_cursor: next }),
  });
};

/**
 * API keys for machines: of accounts (an ERP integration) and of the shop's own tools (release
 * pipelines, scripts).
 */
export const keys = (): Domain => ({
  name: 'keys',
  register(route, deps) {
    route(contracts.listApiKeys, ({ db, user, query }) => listPage(db, { userId: user.id }, query));
    route(
      contracts.createApiKey,
      ({ db, user, body, actor, key }) =>
        createKey(db, { ...body, kind: 'member', userId: user.id, actor, by: key, now: deps.clock() }),
      { replay: false, perMinute: 20 },
    );
    route(contracts.getApiKey, async ({ db, user, params }) => {
      const row = await findKey(db, Number(params.id), { userId: user.id });
      return row === null ? fail('not_found') : ok(presentKey(row));
    });
    route(contracts.revokeApiKey, async ({ db, user, params, actor }) => {
      const row = await endKey(db, Number(params.id), actor, { userId: user.id });
      return row === null ? fail('not_found') : ok(presentKey(row));
    });
    route.staff(contracts.listStaffKeys, ({ db, query }) =>
      listPage(db, { userId: null, kind: query.kind }, query),
    );
    route.staff(
      contracts.createStaffKey,
      ({ db, user, body, actor, key }) =>
        createKey(db, {
          ...body,
          kind: 'staff',
          userId: user?.id ?? null,
          actor,
          by: key,
          now: deps.clock(),
        }),
      { replay: false },
    );
    route.staff(contracts.revokeStaffKey, async ({ db, params, actor }) => {
      const row = await endKey(db, Number(params.id), actor, { userId: null });
      return row === null ? fail('not_found') : ok(presentKey(row));
    });
  },
});
