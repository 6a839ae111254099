import type { BodyOf, updateWallet as contract, Wallet } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { fail, ok, type Result } from '../../platform/index.ts';
import { findOpenCart } from '../orders/cart.repo.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { readWallet } from './read-wallet.ts';
import { walletCurrency } from './wallet.repo.ts';

/**
 * Sets the wallet's selected currency and, with `apply`, whether it pays for a cart. The amount is
 * decided when the order is placed: at most the balance at that time, and never less than displayed
 * without asking again.
 */
export async function updateWallet(
  writer: CartWriter,
  region: RegionId,
  { currency: asked, apply, order_number: reference }: BodyOf<typeof contract>,
): Promise<Result<Wallet, WriteCode | 'currency_mismatch'>> {
  const { db, user } = writer;
  const currency = asked ?? (await walletCurrency(db, user.id)) ?? markets[region].currency;
  if (apply !== undefined) {
    const number = reference ?? (await findOpenCart(db, user.id, region))?.number;
    if (number === undefined) return fail('not_found', { detail: 'There is no cart to pay for yet.' });
    // Lock order: user, cart. A refused call must not store its currency, so only the row is locked
    // for now.
    if (asked) await db.query(sql`select 1 from users where id = ${user.id} for no key update`);
    const written = await writeCart<'currency_mismatch'>(
      writer,
      number,
      apply ? 'wallet.apply' : 'wallet.remove',
      async (_tx, cart) => {
        if (cart.currency !== currency) return fail('currency_mismatch');
        return { ...cart, wallet_applied: apply, wallet_seen: apply ? cart.wallet_balance : 0n };
      },
    );
    if (!written.ok) return written;
  }
  if (asked) await db.execute(sql`update users set wallet_currency = ${asked} where id = ${user.id}`);
  return ok(await readWallet(db, user.id, region, { currency }));
}
