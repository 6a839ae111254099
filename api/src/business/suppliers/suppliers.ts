import * as contracts from '@shop/contracts';
import { visitorMerged } from '../../customers/index.ts';
import {
  type Domain,
  fail,
  numericId,
  ok,
  pagingMembers,
  signUrl,
  subscribe,
  toLimitOffset,
} from '../../platform/index.ts';
import { applyAsSupplier } from './apply-as-supplier.ts';
import { reviewApplication } from './review-supplier.ts';
import {
  findSupplier,
  listSuppliers,
  moveSuppliers,
  presentApplication,
  presentReviewedSupplier,
  type SupplierRow,
} from './suppliers.repo.ts';

/** Applications of suppliers and their review; vendors are accepted suppliers. */
export const suppliers = (): Domain => ({
  name: 'suppliers',
  register(route, { settings, clock }) {
    const linkTo = (assetId: string): string =>
      signUrl(settings.sessionSecret, `/assets/${assetId}/original`, clock());
    const reviewed = (row: SupplierRow) => presentReviewedSupplier(row, linkTo);
    route(
      contracts.applyAsSupplier,
      ({ db, user, region, body }) => applyAsSupplier(db, user, region, body.supplier),
      { perMinute: 30 },
    );
    route(contracts.listMySupplierApplications, async ({ db, user, query }) => {
      const { rows, total } = await listSuppliers(db, {
        userId: user.id,
        status: query['q[status_eq]'] ?? null,
        country: null,
        capability: null,
        byName: false,
        ...toLimitOffset(query),
      });
      return ok({ suppliers: rows.map(presentApplication), ...pagingMembers(query, rows.length, total) });
    });
    route.staff(contracts.listSupplierApplications, async ({ db, query }) => {
      const { rows, total } = await listSuppliers(db, {
        userId: null,
        status: query['q[status_eq]'] ?? null,
        country: query['q[country_iso_eq]'] ?? null,
        capability: query['q[capability_eq]'] ?? null,
        byName: false,
        ...toLimitOffset(query),
      });
      return ok({ suppliers: rows.map(reviewed), ...pagingMembers(query, rows.length, total) });
    });
    route.staff(contracts.getSupplierApplication, async ({ db, params }) => {
      const id = numericId(params.id);
      const row = id === null ? null : await findSupplier(db, id);
      return row ? ok(reviewed(row)) : fail('not_found');
    });
    route.staff(contracts.reviewSupplierApplication, async ({ db, params, body, actor }) => {
      const id = numericId(params.id);
      return id === null ? fail('not_found') : reviewApplication(db, id, body.supplier, actor, linkTo);
    });
    route.staff(contracts.listVendors, async ({ db, query }) => {
      const { rows, total } = await listSuppliers(db, {
        userId: null,
        status: 'accepted',
        country: query['q[country_iso_eq]'] ?? null,
        capability: query['q[capability_eq]'] ?? null,
        byName: true,
        ...toLimitOffset(query),
      });
      return ok({ vendors: rows.map(reviewed), ...pagingMembers(query, rows.length, total) });
    });
  },
  subscribers: () => [
    subscribe(
      visitorMerged,
      async (tx, { visitorId, accountId }) => void (await moveSuppliers(tx, visitorId, accountId)),
    ),
  ],
});
