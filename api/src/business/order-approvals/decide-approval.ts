import type { OrderApproval } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { isAllowed } from '../../customers/index.ts';
import {
  type Db,
  enqueue,
  type Failure,
  fail,
  numericId,
  ok,
  type Queryable,
  type Result,
  type Tx,
} from '../../platform/index.ts';
import {
  computeApprovalDigest,
  isCoveredByApproval,
  loadPricedCart,
  lockCartById,
  type OrderPorts,
} from '../../sales/index.ts';
import { type CompanyRow, findCompany, lockCompany } from '../companies/companies.repo.ts';
import { notifyRequesterJob } from './approval-jobs.ts';
import { type ApprovalRow, closeApproval, findApproval, presentApproval } from './order-approvals.repo.ts';

interface VisibleApproval {
  readonly approval: ApprovalRow;
  readonly company: CompanyRow;
}

/** Finds a request that the caller may see: any for approvers, otherwise their own. */
export const findVisibleApproval = async (
  db: Queryable,
  id: string,
  userId: number,
): Promise<VisibleApproval | null> => {
  const number = numericId(id);
  const found = number === null ? null : await findApproval(db, number);
  const company = found ? await findCompany(db, found.company_id, userId) : null;
  if (!found || !company) return null;
  const seen = isAllowed(company.role, 'approvals.read') || found.requested_by === userId;
  return seen ? { approval: found, company } : null;
};

type Refusal = Failure<'not_found' | 'forbidden'>;

/** As `findVisibleApproval`, under the company's lock: the request cannot change afterwards. */
const lockVisibleApproval = async (
  tx: Tx,
  id: string,
  userId: number,
): Promise<VisibleApproval | Refusal> => {
  const before = await findVisibleApproval(tx, id, userId);
  if (!before || !(await lockCompany(tx, before.company.id, userId))) return fail('not_found');
  return (await findVisibleApproval(tx, id, userId)) ?? fail('not_found');
};

const presentDecided = async (tx: Tx, id: number): Promise<Result<OrderApproval, 'not_found'>> => {
  const row = await findApproval(tx, id);
  return row ? ok(presentApproval(row)) : fail('not_found');
};

type DecideCode =
  | 'not_found'
  | 'forbidden'
  | 'approval_closed'
  | 'approval_own_request'
  | 'approval_limit_exceeded'
  | 'cart_changed';

/** Returns why the caller may not decide on a request. */
const refuseDecider = (
  { approval, company }: VisibleApproval,
  userId: number,
): Failure<DecideCode> | null => {
  // Before the role check: the caller can see their own request anyway.
  if (approval.requested_by === userId) return fail('approval_own_request');
  return isAllowed(company.role, 'approvals.decide')
    ? null
    : fail('forbidden', { detail: `The role ${company.role} may not approve orders.` });
};

/** An approver's limit is in the company's currency; an amount in another currency exceeds it. */
const isAboveOwnLimit = ({ company, approval }: VisibleApproval): boolean =>
  company.role !== 'admin' &&
  company.approval_limit !== null &&
  (approval.currency !== company.currency || approval.total > company.approval_limit);

/**
 * Approves an order, once, under the locks of company and cart, which serialise it with changes to
 * the cart and other approvers. Fails for the approver's own request, above their limit, and when
 * the order differs from the request. A repeated call by the same approver returns the same.
 */
export const approve = (
  db: Db,
  ports: OrderPorts,
  id: string,
  userId: number,
  version: number | undefined,
): Promise<Result<OrderApproval, DecideCode>> =>
  db.transaction(async (tx): Promise<Result<OrderApproval, DecideCode>> => {
    const seen = await lockVisibleApproval(tx, id, userId);
    if ('ok' in seen) return seen;
    const { approval } = seen;
    const refused = refuseDecider(seen, userId);
    if (refused) return refused;
    if (approval.status === 'approved' && approval.decided_by === userId)
      return ok(presentApproval(approval));
    if (approval.status !== 'requested') return fail('approval_closed');
    if (isAboveOwnLimit(seen)) return fail('approval_limit_exceeded');
    const cart = await lockCartById(tx, Number(approval.cart_id));
    if (!cart || cart.completed_at || cart.company?.id !== approval.company_id)
      return fail('approval_closed');
    const print = computeApprovalDigest(await loadPricedCart(tx, ports, cart));
    const same = isCoveredByApproval(
      { total: String(approval.total), currency: approval.currency, print: approval.print },
      { total: cart.total, currency: cart.currency, print },
    );
    if (!same || (version !== undefined && version !== cart.version))
      return fail('cart_changed', { current_total: toDecimal(money(cart.total, cart.currency)) });
    if (!(await closeApproval(tx, approval.id, 'approved', userId, null))) return fail('approval_closed');
    await enqueue(tx, notifyRequesterJob, { approval_id: approval.id }, { key: String(approval.id) });
    return presentDecided(tx, approval.id);
  });

/** Declines a request; the requester is told the reason. */
export const decline = (
  db: Db,
  id: string,
  userId: number,
  reason: string,
): Promise<Result<OrderApproval, Exclude<DecideCode, 'approval_limit_exceeded' | 'cart_changed'>>> =>
  db.transaction(async (tx) => {
    const seen = await lockVisibleApproval(tx, id, userId);
    if ('ok' in seen) return seen;
    const { approval, company } = seen;
    if (approval.requested_by === userId) return fail('approval_own_request');
    if (!isAllowed(company.role, 'approvals.decide'))
      return fail('forbidden', { detail: `The role ${company.role} may not decide on orders.` });
    if (approval.status === 'declined' && approval.decided_by === userId && approval.reason === reason)
      return ok(presentApproval(approval));
    if (
      approval.status !== 'requested' ||
      !(await closeApproval(tx, approval.id, 'declined', userId, reason))
    )
      return fail('approval_closed');
    await enqueue(tx, notifyRequesterJob, { approval_id: approval.id }, { key: String(approval.id) });
    return presentDecided(tx, approval.id);
  });

/** Withdraws the caller's own request, or an unused approval; not while its order is being paid. */
export const withdraw = (
  db: Db,
  id: string,
  userId: number,
): Promise<Result<OrderApproval, 'not_found' | 'forbidden' | 'approval_closed' | 'completion_in_progress'>> =>
  db.transaction(async (tx) => {
    const seen = await lockVisibleApproval(tx, id, userId);
    if ('ok' in seen) return seen;
    const { approval } = seen;
    if (approval.requested_by !== userId)
      return fail('forbidden', { detail: 'Only the requester can withdraw a request.' });
    if (approval.status === 'withdrawn') return ok(presentApproval(approval));
    const cart = await lockCartById(tx, Number(approval.cart_id));
    if (!cart || cart.completed_at) return fail('approval_closed');
    if (cart.completing_at) return fail('completion_in_progress');
    if (!(await closeApproval(tx, approval.id, 'withdrawn', null, null))) return fail('approval_closed');
    return presentDecided(tx, approval.id);
  });
