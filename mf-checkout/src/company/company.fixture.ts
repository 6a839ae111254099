import type { Company, CompanyRole, Order, OrderApproval } from '@shop/contracts';
import { testOrder, testUser } from '@shop/kit/testing';
import words from '../../locales/en-US.json';
import rareWords from '../../locales/later/en-US.json';

/** The page's words and the later ones, as if both were loaded. */
export const allWords = { ...words, ...rareWords };

/** A company in which the shopper has `role`. */
export const companyOf = (role: CompanyRole, id = 3, name = 'Kowal GmbH'): Company => ({
  id,
  name,
  vat_id: null,
  electronic_address: null,
  address: null,
  region: 'eu',
  currency: 'EUR',
  rules: {
    order_limit: '100.00',
    window_limit: '500.00',
    window_unit: 'month',
    time_zone: 'Europe/Berlin',
    po_required: false,
  },
  role,
  created_at: '2026-11-01T10:00:00Z',
});

export const companiesReply = (companies: readonly Company[]) => ({
  companies,
  count: companies.length,
  total_count: companies.length,
  current_page: 1,
  pages: 1,
  per_page: 100,
});

const miss = (field: string, code: 'blank' | 'not_accepted' | 'not_offered') => ({
  step: 'confirm' as const,
  field,
  code,
  message: 'Said by the server in English.',
});
export const poMissing = miss('po_number', 'blank');
export const roleMissing = miss('company_id', 'not_offered');
export const approvalMissing = miss('approval', 'not_accepted');

const address: NonNullable<Order['ship_address']> = {
  firstname: 'Ada',
  lastname: 'Kowal',
  company: 'Kowal GmbH',
  vat_id: null,
  address1: 'Prosta 1',
  city: 'Berlin',
  zipcode: '10115',
  country_iso: 'DE',
  phone: '+49 30 123456',
};

/** The shopper's own order with everything filled in that the page itself checks. */
export const typedOrder: Order = { ...testOrder, ship_address: address };

/** The test order of Kowal GmbH. */
export const companyOrder: Order = {
  ...typedOrder,
  company: { id: 3, name: 'Kowal GmbH' },
  po_number: 'PO-77',
  bill_address: address,
};

/** The shopper's own request of 499.80 €. */
export const ownRequest: OrderApproval = {
  id: 41,
  company_id: 3,
  order_number: 'R100',
  po_number: 'PO-77',
  order_placed: false,
  status: 'requested',
  total: '499.80',
  currency: 'EUR',
  note: null,
  requested_by: { user_id: testUser.id, email: testUser.email },
  decided_by: null,
  reason: null,
  created_at: '2026-11-27T10:00:00Z',
  expires_at: '2026-12-11T10:00:00Z',
  decided_at: null,
};
