import type { BodyOf, reviewSupplierApplication as contract, ReviewedSupplier } from '@shop/contracts';
import { type Db, fail, ok, queueMail, type Result } from '../../platform/index.ts';
import { supplierMail } from './supplier-mail.ts';
import { lockSupplier, presentReviewedSupplier, reviewSupplier } from './suppliers.repo.ts';

/**
 * Changes an application's state and mails the applicant, once per state; accepted and declined are
 * final.
 */
export const reviewApplication = (
  db: Db,
  id: number,
  { status, review_note }: BodyOf<typeof contract>['supplier'],
  actor: string,
  linkTo: (assetId: string) => string,
): Promise<Result<ReviewedSupplier, 'not_found' | 'application_decided'>> =>
  db.transaction(async (tx): Promise<Result<ReviewedSupplier, 'not_found' | 'application_decided'>> => {
    const row = await lockSupplier(tx, id);
    if (!row) return fail('not_found');
    const decided = row.status === 'accepted' || row.status === 'declined';
    if (decided && row.status !== status) return fail('application_decided');
    const note = review_note === undefined ? row.review_note : review_note || null;
    if (row.status !== status || note !== row.review_note) await reviewSupplier(tx, id, status, note, actor);
    if (row.status !== status) await queueMail(tx, `supplier:${id}:${status}`, supplierMail(row, status));
    const moved = await lockSupplier(tx, id);
    return moved ? ok(presentReviewedSupplier(moved, linkTo)) : fail('not_found');
  });
