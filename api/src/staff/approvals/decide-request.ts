import { requestPermissions, type StaffRequest } from '@shop/contracts';
import {
  type ApiDeps,
  type Db,
  type Failure,
  fail,
  isFailure,
  numericId,
  ok,
  type Result,
} from '../../platform/index.ts';
import { createStaffEntry, refundByStaff, reopenPeriod } from '../../sales/index.ts';
import { importBook } from '../desk/price-books.ts';
import { createStaffOffer, type OfferCode } from '../quotes/create-staff-offer.ts';
import { holdsPermission, type Requester, regionsOfChange } from './holds-permission.ts';
import { decideRequest, lockRequest, type RequestRow } from './requests.repo.ts';

type Decider = Requester & { readonly actor: string };
type ExecuteCode =
  | OfferCode
  | 'refund_too_large'
  | 'approval_needed'
  | 'wallet_insufficient'
  | 'transition_not_allowed'
  | 'price_book_refused';

/** Does what was asked for, in the name of whoever asked. Returns the problem when it is no longer possible. */
const execute = async (
  db: Db,
  { change, asked_by, reason }: RequestRow,
  { clock, settings }: Pick<ApiDeps, 'clock' | 'settings'>,
): Promise<Failure<ExecuteCode> | null> => {
  if (change.kind === 'offer') {
    const offerer = { actor: asked_by, regions: null, alone: true };
    const made = await createStaffOffer({ db, clock, settings }, change.quote_number, change.offer, offerer);
    return isFailure(made) ? made : null;
  }
  if (change.kind === 'reopen_period') {
    const done = await reopenPeriod(db, change.month, { actor: asked_by, reason });
    return isFailure(done) ? done : null;
  }
  if (change.kind === 'refund') {
    const done = await refundByStaff(db, change.refund, asked_by);
    return isFailure(done) ? done : null;
  }
  if (change.kind === 'wallet_credit') {
    const { user_id: userId, ...entry } = change.wallet_entry;
    return createStaffEntry(db, { userId, ...entry, actor: asked_by });
  }
  const done = await importBook(db, change.price_book, asked_by, clock());
  return isFailure(done) ? done : null;
};

/** Locks a waiting request that the caller may see. */
const lockWaiting = async (
  db: Db,
  decider: Decider,
  id: string,
): Promise<RequestRow | Failure<'not_found' | 'forbidden' | 'approval_closed'>> => {
  const number = numericId(id);
  const request = number === null ? null : await lockRequest(db, number);
  if (!request) return fail('not_found');
  const { approve } = requestPermissions[request.kind];
  // Whoever asked may take it back without the permission to approve.
  const concerned = regionsOfChange(request.change, request.region);
  if (request.asked_by !== decider.actor && !(await holdsPermission(db, decider, approve, concerned)))
    return fail('forbidden', { detail: `This needs ${approve} in ${concerned.join(', ')}.` });
  return request.state === 'waiting' ? request : fail('approval_closed');
};

/**
 * Approves a request and does it, once: the lock on its row lets one of several deciders come first.
 * The route requires an Idempotency-Key, so everything here is one commit.
 */
export const approveRequest = async (
  db: Db,
  decider: Decider,
  id: string,
  deps: Pick<ApiDeps, 'clock' | 'settings'>,
): Promise<Result<StaffRequest, ExecuteCode | 'approval_closed' | 'approval_own_request'>> => {
  const request = await lockWaiting(db, decider, id);
  if (isFailure(request)) return request;
  if (request.asked_by === decider.actor) return fail('approval_own_request');
  const problem = await execute(db, request, deps);
  if (problem !== null) return problem;
  return ok(await decideRequest(db, request.id, { state: 'approved', by: decider.actor, reason: null }));
};

/** Refuses a request with the reason; for whoever asked, takes it back. */
export const refuseRequest = async (
  db: Db,
  decider: Decider,
  id: string,
  reason: string,
): Promise<Result<StaffRequest, 'not_found' | 'forbidden' | 'approval_closed'>> => {
  const request = await lockWaiting(db, decider, id);
  if (isFailure(request)) return request;
  return ok(await decideRequest(db, request.id, { state: 'refused', by: decider.actor, reason }));
};
