import type { AddressAttributes, Order, VatCheck } from '@shop/contracts';
import { bareVatId, readVatNumber } from '@shop/intake';
import { markets } from '@shop/regions';
import { normaliseAddress } from '../../customers/index.ts';
import { fail, type Result } from '../../platform/index.ts';
import type { CartRow } from '../orders/cart.repo.ts';
import { computeOrderFacts, listPaymentMethods } from '../orders/order-facts.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { toVatStatus, verifyVat } from '../tax/verify-vat.ts';
import { walletCovers } from '../wallet/wallet-share.ts';
import { requirementsUpTo, type Step } from './order-state.ts';

type Address = { readonly [K in keyof AddressAttributes]?: AddressAttributes[K] | undefined };

/** Fields that a step can submit. Absent fields do not change. */
export interface StepData {
  readonly email?: string | undefined;
  readonly ship_address_attributes?: Address | undefined;
  readonly bill_address_attributes?: Address | null | undefined;
  /** True: the shipping address is the billing address and replaces an earlier one. */
  readonly use_shipping?: boolean | undefined;
  readonly shipping_method?: string | undefined;
  readonly payments_attributes?: readonly { readonly payment_method: string }[] | undefined;
  readonly accepted_terms?: boolean | undefined;
}

type Code = WriteCode | 'requirements_unmet' | 'payment_method_not_allowed';

/**
 * Submits a step: stores its fields if the requirements of this and all earlier steps are met, else
 * answers 422 and stores nothing. Without a step it stores the fields unconditionally. The reply's
 * state is computed, so it is the first incomplete step: the one after `step`, or a later one when
 * those were completed before.
 */
export async function submitStep(
  writer: CartWriter,
  reference: string,
  step: Step | undefined,
  data: StepData,
): Promise<Result<Order, Code>> {
  const check = await verifySubmittedVatNumber(writer, data);
  return writeCart<'requirements_unmet' | 'payment_method_not_allowed'>(
    writer,
    reference,
    step ? `checkout.${step}` : 'checkout.update',
    async (_tx, cart) => {
      const method = data.payments_attributes?.[0]?.payment_method;
      const offered = listPaymentMethods(markets[cart.region], writer.now);
      if (method !== undefined && !offered.includes(method) && !(method === 'wallet' && walletCovers(cart))) {
        return fail('payment_method_not_allowed');
      }
      return applyStep(cart, data, check, writer.now);
    },
    (priced) => {
      if (step === undefined) return null;
      const requirements = requirementsUpTo(step, computeOrderFacts(priced, writer.user, writer.now));
      return requirements.length > 0 ? fail('requirements_unmet', { requirements }) : null;
    },
  );
}

/**
 * Asks the VAT register before the cart is locked. A timeout costs a few seconds at most and never
 * the order.
 */
async function verifySubmittedVatNumber(
  { db, ports, now }: CartWriter,
  data: StepData,
): Promise<VatCheck | null> {
  const invoiced = data.bill_address_attributes ?? data.ship_address_attributes;
  const typed = invoiced?.vat_id?.trim();
  return typed && invoiced?.country_iso
    ? verifyVat(db, ports.vatRegistry, typed, invoiced.country_iso, now)
    : null;
}

/**
 * The verdict on the invoice's VAT number: from this request, else from the cart when the number is
 * the same.
 */
function resolveVatCheck(
  invoiced: Address | null,
  given: VatCheck | null,
  known: VatCheck | null,
): VatCheck | null {
  const typed = invoiced?.vat_id?.trim();
  if (!typed || !invoiced?.country_iso) return null;
  const number = readVatNumber(typed, invoiced.country_iso);
  const vatId = typeof number === 'string' ? bareVatId(typed) : number.vatId;
  return [given, known].find((one) => one?.vat_id === vatId) ?? null;
}

function applyStep(cart: CartRow, data: StepData, checked: VatCheck | null, now: Date): CartRow {
  const ship = data.ship_address_attributes
    ? normaliseAddress(data.ship_address_attributes)
    : cart.ship_address;
  const given = data.bill_address_attributes;
  // A company's order is invoiced to the company, regardless of the input.
  const kept = given === undefined || cart.company !== null;
  const bill =
    cart.company === null && data.use_shipping
      ? null
      : kept
        ? cart.bill_address
        : given && normaliseAddress(given);
  const invoiced = bill ?? ship;
  const unchanged = (invoiced?.vat_id ?? null) === ((cart.bill_address ?? cart.ship_address)?.vat_id ?? null);
  const check = resolveVatCheck(invoiced, checked, unchanged ? cart.vat_check : null);
  const accepted = data.accepted_terms;
  return {
    ...cart,
    email: data.email ?? cart.email,
    ship_address: ship,
    bill_address: bill,
    vat_verdict: toVatStatus(check),
    vat_check: check,
    shipping_method: data.shipping_method ?? cart.shipping_method,
    payment_method: data.payments_attributes?.[0]?.payment_method ?? cart.payment_method,
    ...(data.payments_attributes?.[0]?.payment_method === 'wallet'
      ? { wallet_applied: true, wallet_seen: cart.wallet_balance }
      : {}),
    accepted_terms_at:
      accepted === undefined ? cart.accepted_terms_at : accepted ? (cart.accepted_terms_at ?? now) : null,
  };
}
