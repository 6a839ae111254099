import type { VatCheck } from '@shop/contracts';
import { readVatNumber } from '@shop/intake';
import { sql } from 'drizzle-orm';
import { type ApiDeps, type Db, enqueue, handle, type JobHandler, json } from '../../platform/index.ts';
import { correctVat } from '../invoices/issue-invoice.ts';
import { lockCartById } from '../orders/cart.repo.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { priceCart, savePrices } from '../orders/reprice.ts';
import { refuseWrite } from '../orders/write-cart.ts';
import { addCheck, findFreshCheck } from './vat-checks.repo.ts';
import { toVatCheck, toVatStatus, verifyVatLater } from './verify-vat.ts';

/**
 * Asks a register again that did not answer; an exception means "retry later". Applies the verdict
 * to every waiting cart: reprices an open one, corrects a placed one that was charged VAT.
 */
export const verifyVatLaterHandler = (ports: OrderPorts, { clock }: Pick<ApiDeps, 'clock'>): JobHandler =>
  handle(verifyVatLater, async ({ vat_id, country_iso }, { db }) => {
    const number = readVatNumber(vat_id, country_iso);
    if (typeof number === 'string') return;
    const fresh = await findFreshCheck(db, vat_id);
    const known = fresh && fresh.verdict !== 'pending_verification' ? fresh : null;
    const check =
      known ?? toVatCheck(number, ports.vatRegistry.name, await ports.vatRegistry.ask(number), clock());
    if (check.verdict === 'pending_verification') throw new Error(`the register of ${country_iso} is silent`);
    if (!known) await addCheck(db, check);
    const waiting = await db.query<{ id: bigint }>(sql`
      select id from carts where vat_verdict = 'unavailable' and vat_check ->> 'vat_id' = ${vat_id}
        and merged_into is null order by id`);
    let held = 0;
    for (const { id } of waiting) if (!(await applyCheck(db, ports, Number(id), check, clock()))) held += 1;
    if (held > 0) throw new Error(`${held} carts are being paid`);
  });

/** False while the cart's payment is in flight: such a cart must not change. */
const applyCheck = (
  db: Db,
  ports: OrderPorts,
  cartId: number,
  check: VatCheck,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const cart = await lockCartById(tx, cartId);
    if (cart?.vat_verdict !== 'unavailable' || cart.vat_check?.vat_id !== check.vat_id) return true;
    const changed = { ...cart, vat_verdict: toVatStatus(check), vat_check: check };
    if (cart.completed_at) {
      await tx.execute(sql`
        update carts set vat_verdict = ${changed.vat_verdict}, vat_check = ${json(check)} where id = ${cart.id}`);
      // An order without an invoice is corrected when that is issued.
      await enqueue(tx, correctVat, { order_id: cart.id }, { key: `${cart.id} ${check.checked_at}` });
      return true;
    }
    if (refuseWrite(cart, undefined)) return false;
    await savePrices(tx, await priceCart(tx, ports, changed, now), 'vat.verified', 'system');
    return true;
  });
