import type { OrderApproval } from '@shop/contracts';
import { enqueue, fail, ok, type Result } from '../../platform/index.ts';
import {
  type CartWriter,
  canOrderFor,
  computeApprovalDigest,
  computeOrderFacts,
  computeRequirements,
  lockCart,
  lockCompanyOfCart,
  priceCart,
  refuseWrite,
  resolveApprovalState,
  savePrices,
  type WriteCode,
} from '../../sales/index.ts';
import { expireApprovalJob, notifyApproversJob } from './approval-jobs.ts';
import { findApproval, insertApproval, presentApproval } from './order-approvals.repo.ts';

type Code = Exclude<WriteCode, 'stale_cart'> | 'forbidden' | 'requirements_unmet' | 'approval_not_needed';

/** Requirements that may still be open at approval: payment and the buyer's own consent. */
const fieldsAfterApproval: readonly string[] = ['payment_method', 'accepted_terms', 'approval'];

/**
 * Requests approval for a company's order above the limit, in its current state: repriced, with
 * everything but the payment complete. A repeated call for the same order returns the open request;
 * for a changed one a new request replaces it. Lock order: company, cart.
 */
export const requestApproval = (
  writer: CartWriter,
  number: string,
  note: string | null,
): Promise<Result<OrderApproval, Code>> =>
  writer.db.transaction(async (tx): Promise<Result<OrderApproval, Code>> => {
    const { ports, user, now, actor } = writer;
    const companyId = await lockCompanyOfCart(tx, user.id, number);
    const cart = await lockCart(tx, user.id, number);
    if (!cart) return fail('not_found');
    const refused = refuseWrite(cart, undefined);
    if (refused?.code === 'cart_completed' || refused?.code === 'completion_in_progress')
      return fail(refused.code);
    const { company } = cart;
    if (!company || company.id !== companyId) return fail('not_found');
    if (!canOrderFor(company)) return fail('forbidden', { detail: `You may not order for ${company.name}.` });
    const priced = await priceCart(tx, ports, cart, now);
    if (priced.cart.total !== cart.total) await savePrices(tx, priced, 'approval.reprice', actor);
    const missing = computeRequirements(computeOrderFacts(priced, user, now)).filter(
      ({ field }) => !fieldsAfterApproval.includes(field),
    );
    if (missing.length > 0) return fail('requirements_unmet', { requirements: missing });
    const order = { total: priced.cart.total, currency: cart.currency, print: computeApprovalDigest(priced) };
    const state = resolveApprovalState(company, order);
    if (state === 'not needed') return fail('approval_not_needed');
    if (state !== 'missing' && company.approval) {
      const open = await findApproval(tx, company.approval.id);
      return open ? ok(presentApproval(open)) : fail('not_found');
    }
    const row = await insertApproval(tx, {
      companyId: company.id,
      cartId: cart.id,
      userId: user.id,
      ...order,
      note,
    });
    await enqueue(tx, notifyApproversJob, { approval_id: row.id }, { key: String(row.id) });
    await enqueue(
      tx,
      expireApprovalJob,
      { approval_id: row.id },
      { key: String(row.id), runAt: row.expires_at },
    );
    return ok(presentApproval(row));
  });
