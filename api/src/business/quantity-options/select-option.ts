import type { Order, ReplyOf, selectQuantityOption } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  type ApiSettings,
  type Failure,
  fail,
  hashToken,
  isFailure,
  ok,
  type Result,
  type Tx,
} from '../../platform/index.ts';
import {
  type CartWriter,
  findOption,
  markSelected,
  type OptionRow,
  presentOption,
  toggleOption,
  type WriteCode,
  writeCart,
} from '../../sales/index.ts';
import { loadOfferLines, lockOfferById, type OfferRow } from '../offers/offers.repo.ts';
import { presentOffer } from '../offers/present-offer.ts';

type Reply = ReplyOf<typeof selectQuantityOption>;
type OfferCode = 'offer_expired' | 'offer_superseded' | 'offer_accepted';
export type OptionCode = WriteCode | OfferCode | 'invalid_input';

export interface OptionWriter extends CartWriter {
  readonly user: CartWriter['user'] & { readonly role: 'customer' | 'staff' };
  readonly settings: ApiSettings;
}

/**
 * Selects an option's quantity and price for its line: on an offer under its lock while it can be
 * accepted, on the order created from it until placement. Anybody with the offer's link can select;
 * hidden options only those who may show them.
 */
export async function selectOption(
  chooser: OptionWriter,
  id: number,
  token: string | undefined,
): Promise<Result<Reply, OptionCode>> {
  const option = await findOption(chooser.db, id);
  if (!option) return fail('not_found');
  const mine = isOwn(chooser, option);
  const byLink =
    token !== undefined && option.token_hash !== null && sameBytes(option.token_hash, hashToken(token));
  if (!mine && !(byLink && option.visible)) return fail('not_found');
  return option.offer_id === null
    ? changeOrder(chooser, option, 'select')
    : changeOffer(chooser, option, option.offer_id, select);
}

/** Toggles an option's visibility; the selected one stays visible. For its owner and staff. */
export async function toggleVisibility(
  chooser: OptionWriter,
  id: number,
): Promise<Result<Reply, OptionCode>> {
  const option = await findOption(chooser.db, id);
  if (!option || !isOwn(chooser, option)) return fail('not_found');
  return option.offer_id === null
    ? changeOrder(chooser, option, 'toggle')
    : changeOffer(chooser, option, option.offer_id, toggle);
}

const isOwn = ({ user }: OptionWriter, { owner_id }: OptionRow): boolean =>
  user.role === 'staff' || owner_id === user.id;

const sameBytes = (left: Uint8Array, right: Uint8Array): boolean => Buffer.from(left).equals(right);

const toggle = async (tx: Tx, option: OptionRow): Promise<Failure<'invalid_input'> | null> => {
  if (await toggleOption(tx, option.id)) return null;
  const message = 'Choose another quantity first; the selected one stays visible.';
  return fail('invalid_input', { fields: [{ path: 'id', code: 'selected', message }] });
};

const select = async (tx: Tx, option: OptionRow): Promise<null> => {
  await markSelected(tx, option);
  await tx.execute(sql`
    update offer_lines l set quantity = q.quantity, unit_price = q.unit_price, net = q.net, price = q.price
    from quantity_options q where q.id = ${option.id} and l.id = q.offer_line_id`);
  return null;
};

/** Returns why an offer cannot be changed; null while it can be accepted. */
function refuseOffer({ status }: OfferRow): Failure<OfferCode> | null {
  if (status === 'accepted') return fail('offer_accepted');
  if (status === 'expired') return fail('offer_expired');
  return status === 'sent' || status === 'viewed' || status === 'draft' ? null : fail('offer_superseded');
}

const changeOffer = (
  { db, settings }: OptionWriter,
  option: OptionRow,
  offerId: number,
  change: (tx: Tx, option: OptionRow) => Promise<Failure<'invalid_input'> | null>,
): Promise<Result<Reply, OptionCode>> =>
  db.transaction(async (tx): Promise<Result<Reply, OptionCode>> => {
    const offer = await lockOfferById(tx, offerId);
    if (!offer) return fail('not_found');
    const refused = refuseOffer(offer) ?? (await change(tx, option));
    if (refused) return refused;
    const changed = await findOption(tx, option.id);
    if (!changed) return fail('not_found');
    return ok({
      quantity_option: presentOption(changed, offer.currency, offer.tax_rate),
      offer: presentOffer(settings, offer, await loadOfferLines(tx, offer.id)),
      order: null,
    });
  });

/** Selects the order's copy of an option, as an ordinary cart write. */
async function changeOrder(
  chooser: OptionWriter,
  option: OptionRow,
  how: 'select' | 'toggle',
): Promise<Result<Reply, OptionCode>> {
  const writer: CartWriter = { ...chooser, user: { ...chooser.user, id: option.owner_id } };
  const order: Result<Order, WriteCode | 'invalid_input'> = await writeCart<'invalid_input'>(
    writer,
    String(option.cart_id),
    `quantity_option.${how}`,
    async (tx, cart) => {
      if (how === 'toggle') return (await toggle(tx, option)) ?? cart;
      await markSelected(tx, option);
      await tx.execute(sql`
        update cart_lines l set quantity = q.quantity, agreed_unit = q.unit_price, agreed_net = q.net
        from quantity_options q where q.id = ${option.id} and l.id = q.cart_line_id`);
      return cart;
    },
  );
  if (isFailure(order)) return order;
  const changed = await findOption(chooser.db, option.id);
  if (!changed) return fail('not_found');
  const rate = Math.round(Number(order.value.taxes[0]?.rate ?? 0) * 100);
  return ok({
    quantity_option: presentOption(changed, order.value.currency, rate),
    offer: null,
    order: order.value,
  });
}
