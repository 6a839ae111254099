import type { StaffCustomer, StaffCustomerRow } from '@shop/contracts';

/** A row of the list of customers. */
export const customerRow = (id: number, change: Partial<StaffCustomerRow> = {}): StaffCustomerRow => ({
  id,
  kind: 'account',
  region: 'pl',
  email: `ada-${id}@example.com`,
  name: `Ada Nowak ${id}`,
  company: null,
  since: '2026-03-02T10:00:00.000Z',
  orders: 2,
  spend: [
    { currency: 'EUR', amount: '99.00' },
    { currency: 'PLN', amount: '1230.00' },
  ],
  last_order_at: '2026-11-20T10:00:00.000Z',
  ...change,
});

/** A customer with an account, who has ordered nothing. */
export const staffCustomer = (change: Partial<StaffCustomer> = {}): StaffCustomer => ({
  id: 5,
  kind: 'account',
  region: 'pl',
  currency: 'PLN',
  locale: 'pl-PL',
  email: 'ada@example.com',
  confirmed: true,
  name: 'Ada Nowak',
  company: null,
  phone: null,
  contact_email: null,
  since: '2026-03-02T10:00:00.000Z',
  order_manager: null,
  order_count: 0,
  spend: [],
  orders: [],
  designs: [],
  quotes: [],
  companies: [],
  consents: [],
  wallet: { balances: [], entries: [] },
  mails: [],
  addresses: [],
  referral: { code: null, referred_by: null, referred: 0, rewarded: 0 },
  coupons: [],
  exports: [],
  erasures: [],
  notes: [],
  ...change,
});
