import type { Order, VatCheck } from '@shop/contracts';
import { markets } from '@shop/regions';
import { isAllowed } from '../../customers/index.ts';
import { fail, ok, type Result } from '../../platform/index.ts';
import {
  type CartRow,
  type CartWriter,
  findCartById,
  lockCart,
  lockCompanyOfCart,
  presentCart,
  priceCart,
  refuseWrite,
  savePrices,
  toVatStatus,
  verifyVat,
  type WriteCode,
} from '../../sales/index.ts';
import { type CompanyRow, findCompany, lockCompany } from '../companies/companies.repo.ts';

interface Assignment {
  /** Null: a personal order; absent: no change. */
  readonly company_id?: number | null | undefined;
  readonly po_number?: string | null | undefined;
}
type Code = WriteCode | 'plus_not_offered' | 'forbidden';

/**
 * The cart with the company's name and VAT number in the billing data; the VAT verdict is for
 * exactly this number.
 */
const assignToCompany = (
  cart: CartRow,
  company: CompanyRow,
  po: string | null | undefined,
  check: VatCheck | null,
): CartRow => {
  const known =
    cart.company?.id === company.id && cart.vat_check?.vat_id === company.vat_id ? cart.vat_check : null;
  const evidence = check?.vat_id === company.vat_id ? check : known;
  const { id, name, vat_id, electronic_address, address, currency, po_required, role } = company;
  const other = cart.company?.id === id ? cart.company : null;
  return {
    ...cart,
    company: {
      id,
      name,
      vat_id,
      electronic_address,
      address,
      currency,
      po_required,
      role,
      order_limit: company.order_limit === null ? null : String(company.order_limit),
      window_limit: company.window_limit === null ? null : String(company.window_limit),
      spent: other?.spent ?? '0',
      approval: other?.approval ?? null,
    },
    po_number: po === undefined ? (other ? cart.po_number : null) : po,
    bill_address: { ...address, company: name, vat_id, electronic_address },
    vat_check: evidence,
    vat_verdict: toVatStatus(evidence),
  };
};

const assignToBuyer = (cart: CartRow): CartRow =>
  cart.company === null
    ? cart
    : {
        ...cart,
        company: null,
        po_number: null,
        bill_address: null,
        vat_check: null,
        vat_verdict: 'unverified',
      };

/**
 * Assigns the caller's open cart to a company that they may order for, or makes it personal again,
 * and sets its purchase order number. The invoice goes to the company. Lock order: the new company,
 * then the cart.
 */
export async function assignOrder(
  writer: CartWriter,
  reference: string,
  { company_id, po_number }: Assignment,
): Promise<Result<Order, Code>> {
  const { db, ports, user, actor, now, ifMatch } = writer;
  // Asks the VAT register before any lock; a missing answer never stops the order.
  const before = company_id ? await findCompany(db, company_id, user.id) : null;
  const country = before?.address.country_iso;
  const check =
    before?.vat_id && country ? await verifyVat(db, ports.vatRegistry, before.vat_id, country, now) : null;
  return db.transaction(async (tx): Promise<Result<Order, Code>> => {
    const held =
      company_id === undefined ? await lockCompanyOfCart(tx, user.id, reference) : (company_id ?? null);
    const company = held === null ? null : await lockCompany(tx, held, user.id);
    if (company_id && !company) return fail('not_found');
    const cart = await lockCart(tx, user.id, reference);
    if (!cart) return fail('not_found');
    const refused = refuseWrite(cart, ifMatch);
    if (refused) return refused;
    if (company && !isAllowed(company.role, 'orders.place'))
      return fail('forbidden', { detail: `The role ${company.role} may not order for ${company.name}.` });
    if (company && !markets[cart.region].supportsPlus) return fail('plus_not_offered');
    if (company_id === undefined && (cart.company?.id ?? null) !== (company?.id ?? null))
      return fail('stale_cart');
    const changed = company ? assignToCompany(cart, company, po_number, check) : assignToBuyer(cart);
    const priced = await priceCart(tx, ports, changed, now);
    await savePrices(tx, priced, company ? 'plus.assign' : 'plus.personal', actor);
    // Read again, with the company's limits and current spending.
    const saved = await findCartById(tx, cart.id);
    return saved ? ok(presentCart({ ...priced, cart: saved }, ports, user, now)) : fail('not_found');
  });
}
