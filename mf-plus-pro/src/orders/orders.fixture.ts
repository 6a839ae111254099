import type { Company, CompanyRole, OrderApproval } from '@shop/contracts';
import type { ReceivedRequest, TestReply } from '@shop/kit/testing';
import { testUser } from '@shop/kit/testing';

export const currentUser = { user_id: testUser.id, email: testUser.email };
export const anna = { user_id: 12, email: 'anna@example.com' };

/** A company in which the reader has `role`. */
export const createTestCompany = (role: CompanyRole, id = 3, name = 'Kowal sp. z o.o.'): Company => ({
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

/** Anna's request for 151.84 €, above the limit of 100 € per order. */
export const request: OrderApproval = {
  id: 41,
  company_id: 3,
  order_number: 'R100',
  po_number: 'PO-77',
  order_placed: false,
  status: 'requested',
  total: '151.84',
  currency: 'EUR',
  note: 'For the fair',
  requested_by: anna,
  decided_by: null,
  reason: null,
  created_at: '2026-11-27T10:00:00Z',
  expires_at: '2026-12-11T10:00:00Z',
  decided_at: null,
};

export const placedOrder = {
  id: 1,
  number: 'R090',
  state: 'complete',
  currency: 'EUR',
  total: '90.00',
  payment_status: 'OK',
  quantity: 300,
  thumbnail: null,
  completed_at: '2026-11-20T10:00:00Z',
  po_number: 'PO-12',
  ordered_by: anna,
};

const requestedOrder = {
  ...{ number: 'R100', currency: 'EUR', total: '151.84', ship_address: { city: 'Berlin' } },
  line_items: [
    {
      id: 11,
      product: { id: 1, name: 'Plain mailer box', slug: 'mailer-box-plain' },
      variant: { sku: 'SKU-3', external_pim_sku: 'P' },
      quantity: 100,
      total_gross: '151.84',
    },
  ],
};

/** The data of the test API; a test changes it to simulate another member. */
export interface CompanyServer {
  companies: Company[];
  waiting: OrderApproval[];
  own: OrderApproval[];
  orders: (typeof placedOrder)[];
  /** The version of the requested order. */
  version: number;
  /** The reply to a decision or a withdrawal; absent: success. */
  replyToWrite?: (received: ReceivedRequest) => TestReply;
}

const toListReply = (name: string, all: readonly unknown[], page = 1): TestReply => {
  const rows = all.slice((page - 1) * 20, page * 20);
  return {
    json: {
      [name]: rows,
      count: rows.length,
      total_count: all.length,
      current_page: page,
      pages: Math.ceil(all.length / 20),
      per_page: 20,
    },
  };
};

/** Answers the API requests of the page. */
export const answerRequest =
  (server: CompanyServer) =>
  (received: ReceivedRequest): TestReply => {
    const url = new URL(received.path, 'http://shop.test');
    const page = Number(url.searchParams.get('page') ?? 1);
    if (received.method === 'POST') return server.replyToWrite?.(received) ?? { json: request };
    if (url.pathname.endsWith('/v2/companies')) return toListReply('companies', server.companies);
    if (url.pathname.endsWith('/plus/orders')) {
      const from = Number(url.searchParams.get('cursor') ?? 0);
      const rows = server.orders.slice(from, from + 50);
      return {
        json: { orders: rows, next_cursor: from + 50 < server.orders.length ? String(from + 50) : null },
      };
    }
    if (/approvals\/\d+$/.test(url.pathname))
      return { json: { approval: request, order: { ...requestedOrder, version: server.version } } };
    return toListReply('approvals', url.searchParams.has('q[status_eq]') ? server.waiting : server.own, page);
  };
