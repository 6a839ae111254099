import { type RequestedChange, requestPermissions, type StaffRequest } from '@shop/contracts';
import { fromDecimal, type Money } from '@shop/money';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Db, fail, isFailure, ok, type Result } from '../../platform/index.ts';
import { isPeriodClosed, periodDays, quoteRefund } from '../../sales/index.ts';
import { checkBook } from '../desk/price-books.ts';
import { type OfferCode, prepareOffer } from '../quotes/create-staff-offer.ts';
import { holdsPermission, type Requester, regionsOfChange } from './holds-permission.ts';
import { insertRequest } from './requests.repo.ts';

type Code = OfferCode | 'refund_too_large' | 'price_book_refused' | 'transition_not_allowed';

/** What a change would pay out, and in which region it counts; refuses what could not be done now. */
const assess = async (
  db: Db,
  change: RequestedChange,
  region: RegionId,
  now: Date,
): Promise<Result<{ readonly region: RegionId; readonly amount: Money | null }, Code>> => {
  if (change.kind === 'refund') return quoteRefund(db, change.refund);
  if (change.kind === 'reopen_period')
    return (await isPeriodClosed(db, periodDays(change.month).first))
      ? ok({ region, amount: null })
      : fail('transition_not_allowed', { detail: 'This month is not closed.' });
  if (change.kind === 'offer') {
    const prepared = await db.transaction((tx) =>
      prepareOffer(tx, change.quote_number, change.offer, null, () => now),
    );
    return isFailure(prepared) ? prepared : ok({ region: prepared.value.quote.region, amount: null });
  }
  if (change.kind === 'price_book') {
    const refused = await checkBook(db, change.price_book, now);
    return refused ?? ok({ region, amount: null });
  }
  const { amount, currency, user_id: userId } = change.wallet_entry;
  // A visitor without an account has no wallet.
  const [owner] = await db.query<{ region: RegionId }>(
    sql`select region from users where id = ${userId} and email is not null`,
  );
  if (!owner) return fail('not_found');
  const credit = fromDecimal(amount, currency);
  if (!credit || credit.amount <= 0n)
    return fail('invalid_input', { detail: 'Only a credit needs approval; enter an amount above zero.' });
  return ok({ region: owner.region, amount: credit });
};

/** Stores a request of the caller for another person to approve. */
export const createStaffRequest = async (
  db: Db,
  requester: Requester & { readonly actor: string; readonly region: RegionId },
  { change, reason }: { readonly change: RequestedChange; readonly reason: string },
  now: Date,
): Promise<Result<StaffRequest, Code>> => {
  const { ask } = requestPermissions[change.kind];
  // Its assessment tells costs of its regions.
  if (change.kind === 'price_book' && !(await holdsPermission(db, requester, ask, change.price_book.regions)))
    return fail('forbidden', { detail: `This needs ${ask} in ${change.price_book.regions.join(', ')}.` });
  const assessed = await assess(db, change, requester.region, now);
  if (isFailure(assessed)) return assessed;
  const { region, amount } = assessed.value;
  const concerned = regionsOfChange(change, region);
  if (!(await holdsPermission(db, requester, ask, concerned)))
    return fail('forbidden', { detail: `This needs ${ask} in ${concerned.join(', ')}.` });
  return ok(await insertRequest(db, { region, change, amount, reason, askedBy: requester.actor }));
};
