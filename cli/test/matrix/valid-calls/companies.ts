import { randomUUID } from 'node:crypto';
import type { Order } from '@shop/contracts';
import type { Person } from '../../conformance/world.ts';
import { type Entries, link, owned, self, staff } from '../entry.ts';
import type { Stage } from '../stage.ts';

const address = {
  firstname: 'Ada',
  lastname: 'Nowak',
  address1: 'Torstraße 1',
  city: 'Berlin',
  zipcode: '10115',
  country_iso: 'DE',
  phone: '+49 30 1234567',
};
const details = () => ({ name: `Nowak ${randomUUID().slice(0, 6)}`, address });
const somebody = (): string => `somebody-${randomUUID().slice(0, 12)}@example.com`;
type Named = { readonly id: number };

/** The owner's company; the owner is its admin. */
const company = (stage: Stage): Promise<number> =>
  stage.once('company', async () => {
    const { id } = await stage.own<Named>('POST', '/v2/companies', { company: details() });
    return id;
  });
/** An invitation to it, its secret and its address. */
const invited = async (stage: Stage, role = 'requester') => {
  const id = await company(stage);
  const someone = await stage.world.member();
  const invitation = await stage.own<Named>('POST', `/v2/companies/${id}/invitations`, {
    invitation: { email: someone.email, role },
  });
  const mail = await stage.mailTo(someone.email, '/company_invitations/');
  const token = /company_invitations\/page\?token=([\w.-]+)/.exec(mail)?.[1] ?? '';
  return { id, invitationId: invitation.id, token, someone };
};
/** The same from a new owner, since one person may send ten an hour. */
const invitedAnew = async (stage: Stage) => {
  await stage.renew();
  return invited(stage);
};
/** An invitation that is accepted. */
const colleague = async (stage: Stage, role = 'requester') => {
  const { id, token, someone } = await invited(stage, role);
  await stage.shop.call('POST', '/v2/company_invitations/page', { body: { token } });
  return { id, someone };
};
/** Makes the invited person the owner from here on. */
const become = async (stage: Stage, someone: Person): Promise<void> => {
  await stage.become(someone);
};
const item = async (stage: Stage) => ({
  label: `Mailer ${randomUUID().slice(0, 6)}`,
  variant_id: (await stage.variants())[0]?.id ?? 0,
  quantities: [100, 500],
});
/** A company cart of the owner, ready to be placed. */
const companyCart = async (stage: Stage, method: 'card' | 'check' = 'check'): Promise<Order> => {
  const { number } = await stage.ready(method);
  stage.spoil();
  await stage.own('PUT', `/v2/plus/orders/${number}`, {
    order: { company_id: await company(stage), po_number: 'PO-7' },
  });
  return stage.own<Order>('GET', `/orders/${number}`);
};
/** An approval that a requester has requested; the owner is the requester if `asRequester`, else the admin. */
const approval = async (stage: Stage, asRequester: boolean) => {
  const admin = await stage.owner();
  const { id, someone } = await colleague(stage);
  await stage.own('PATCH', `/v2/companies/${id}/rules`, { rules: { order_limit: '1.00' } });
  await become(stage, someone);
  await stage.once('company', async () => id);
  const { number } = await companyCart(stage);
  const asked = await stage.own<Named>('POST', '/v2/plus/approvals', { approval: { order_number: number } });
  if (!asRequester) await become(stage, admin);
  return asked.id;
};
const proRequest = () => ({
  pro_request: {
    email: somebody(),
    full_name: 'Ada Nowak',
    company_name: 'Nowak GmbH',
    country_iso: 'DE',
    business_type: 'agency',
  },
});
const supplier = () => ({
  supplier: {
    email: somebody(),
    full_name: 'Ada Nowak',
    company_name: 'Nowak GmbH',
    country_iso: 'DE',
    capabilities: ['corrugated-board'],
  },
});
const applied = async (stage: Stage) => ({
  id: (await stage.own<Named>('POST', '/suppliers', supplier())).id,
});
const requested = async (stage: Stage) => ({
  id: (await stage.own<Named>('POST', '/packwright_pro_requests', proRequest())).id,
});

/** Companies, their orders and approvals, Pro requests, suppliers. */
export const companies: Entries = {
  'GET /v1/staff/companies': staff({ query: { sort: 'created' } }),
  'GET /v1/staff/companies/:id': staff(async (stage) => ({ params: { id: String(await company(stage)) } })),
  'POST /v2/companies': self(() => ({ body: { company: details() } })),
  'GET /v2/companies': self(),
  'GET /v2/companies/:id': owned(async (stage) => ({ params: { id: await company(stage) } })),
  'PATCH /v2/companies/:id': owned(async (stage) => ({
    params: { id: await company(stage) },
    body: { company: { name: 'Nowak & Co.' } },
  })),
  'PATCH /v2/companies/:id/rules': owned(async (stage) => ({
    params: { id: await company(stage) },
    body: { rules: { order_limit: '500.00' } },
  })),
  'GET /v2/companies/:id/members': owned(async (stage) => ({ params: { id: await company(stage) } })),
  'PATCH /v2/companies/:id/members/:userId': owned(async (stage) => {
    const { id, someone } = await stage.once('colleague', () => colleague(stage));
    return { params: { id, userId: someone.id }, body: { member: { role: 'designer' } } };
  }),
  'DELETE /v2/companies/:id/members/:userId': owned(async (stage) => {
    await stage.renew();
    const { id, someone } = await colleague(stage);
    return { params: { id, userId: someone.id } };
  }),
  'POST /v2/companies/:id/leave': owned(async (stage) => {
    await stage.renew();
    const { id, someone } = await colleague(stage);
    await become(stage, someone);
    return { params: { id } };
  }),
  'POST /v2/companies/:id/invitations': owned(async (stage) => {
    await stage.renew();
    return {
      params: { id: await company(stage) },
      body: { invitation: { email: somebody(), role: 'requester' } },
    };
  }),
  'GET /v2/companies/:id/invitations': owned(async (stage) => ({ params: { id: await company(stage) } })),
  'DELETE /v2/companies/:id/invitations/:invitationId': owned(async (stage) => {
    const { id, invitationId } = await invitedAnew(stage);
    return { params: { id, invitationId } };
  }),
  'POST /v2/company_invitations/accept': owned(async (stage) => {
    const { token, someone } = await invitedAnew(stage);
    await become(stage, someone);
    return { body: { token } };
  }),
  'GET /v2/company_invitations/page': link(async (stage) => ({
    query: { token: (await stage.once('invitation', () => invited(stage))).token },
  })),
  'POST /v2/company_invitations/page': link(async (stage) => ({
    body: { token: (await invitedAnew(stage)).token },
  })),
  'GET /v2/companies/:id/items': owned(async (stage) => ({ params: { id: await company(stage) } })),
  'POST /v2/companies/:id/items': owned(async (stage) => ({
    params: { id: await company(stage) },
    body: { item: await item(stage) },
  })),
  'POST /v2/companies/:id/items/:itemId/order': owned(async (stage) => {
    const id = await company(stage);
    const made = await stage.own<Named>('POST', `/v2/companies/${id}/items`, { item: await item(stage) });
    const { number } = await stage.cart();
    stage.spoil();
    return { params: { id, itemId: made.id }, body: { order_number: number, quantity: 100 } };
  }),
  'DELETE /v2/companies/:id/items/:itemId': owned(async (stage) => {
    const id = await company(stage);
    const made = await stage.own<Named>('POST', `/v2/companies/${id}/items`, { item: await item(stage) });
    return { params: { id, itemId: made.id } };
  }),
  'PUT /v2/plus/orders/:number': owned(async (stage) => ({
    params: { number: (await stage.cart()).number },
    body: { order: { company_id: await company(stage), po_number: 'PO-7' } },
  })),
  'GET /v2/plus/orders': owned(async (stage) => ({ query: { company_id: await company(stage) } })),
  'GET /v2/plus/quotes': owned(async (stage) => ({ query: { company_id: await company(stage) } })),
  'GET /v2/plus/orders/:number': owned(async (stage) => ({
    params: {
      number: await stage.once('company order', async () => {
        const { number, total } = await companyCart(stage);
        await stage.own('POST', '/check_payments', { order_number: number, expected_total: total });
        return number;
      }),
    },
  })),
  'POST /v2/plus/approvals': owned(async (stage) => {
    await stage.renew();
    const { id, someone } = await colleague(stage);
    await stage.own('PATCH', `/v2/companies/${id}/rules`, { rules: { order_limit: '1.00' } });
    await become(stage, someone);
    await stage.once('company', async () => id);
    return { body: { approval: { order_number: (await companyCart(stage)).number } } };
  }),
  'GET /v2/plus/approvals': owned(async (stage) => ({ query: { company_id: await company(stage) } })),
  'GET /v2/plus/approvals/:id': owned(async (stage) => {
    await stage.renew();
    return { params: { id: await approval(stage, true) } };
  }),
  'POST /v2/plus/approvals/:id/approve': owned(async (stage) => {
    await stage.renew();
    return { params: { id: await approval(stage, false) }, body: {} };
  }),
  'POST /v2/plus/approvals/:id/decline': owned(async (stage) => {
    await stage.renew();
    return { params: { id: await approval(stage, false) }, body: { reason: 'Not this month.' } };
  }),
  'POST /v2/plus/approvals/:id/withdraw': owned(async (stage) => {
    await stage.renew();
    return { params: { id: await approval(stage, true) } };
  }),
  'POST /packwright_pro_requests': self(() => ({ body: proRequest() })),
  'GET /packwright_pro_requests': self(),
  'GET /staff/packwright_pro_requests': staff(),
  'GET /staff/packwright_pro_requests/:id': staff(async (stage) => ({
    params: await stage.once('pro', () => requested(stage)),
  })),
  'PATCH /staff/packwright_pro_requests/:id': staff(async (stage) => ({
    params: await requested(stage),
    body: { pro_request: { status: 'in_progress' } },
  })),
  'POST /suppliers': self(() => ({ body: supplier() })),
  'GET /suppliers': self(),
  'GET /staff/suppliers': staff(),
  'GET /staff/suppliers/:id': staff(async (stage) => ({
    params: await stage.once('supplier', () => applied(stage)),
  })),
  'PATCH /staff/suppliers/:id': staff(async (stage) => ({
    params: await applied(stage),
    body: { supplier: { status: 'in_review' } },
  })),
  'GET /vendors': staff(),
};
