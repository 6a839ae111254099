import { randomUUID } from 'node:crypto';
import { berlin } from '../../conformance/world.ts';
import { registeredVatNumber } from '../../whole-api.ts';
import { type Entries, link, open, owned, self, staff } from '../entry.ts';
import { password, type Stage } from '../stage.ts';

const somebody = (): string => `somebody-${randomUUID().slice(0, 12)}@example.com`;
const user = async (stage: Stage) => ({ userId: (await stage.owner()).id });
const consents = [{ type: 'marketing', status: 'granted' }];

/** Returns the secret behind `token=` or a page in the newest mail to this address. */
const secretIn = (mail: string, pattern: RegExp): string => {
  const found = pattern.exec(mail)?.[1];
  if (found === undefined) throw new Error(`the mail has no ${pattern.source}`);
  return found;
};
const subscribed = async (stage: Stage, page: 'confirm' | 'unsubscribe') => {
  const email = somebody();
  await stage.own('POST', '/v1/newsletter/subscriptions', { email });
  const of = async (wanted: string) =>
    secretIn(
      await stage.mailTo(email, `/v1/newsletter/${wanted}`),
      new RegExp(`/v1/newsletter/${wanted}\\?token=([\\w.=-]+)`),
    );
  const token = await of('confirm');
  if (page === 'confirm') return { token };
  // The link to unsubscribe is in the mail that follows the confirmation.
  await stage.own('POST', `/v1/newsletter/confirm?token=${token}`);
  return { token: await of('unsubscribe') };
};
const address = async (stage: Stage) => {
  const { userId } = await user(stage);
  const { data } = await stage.own<{ data: { id: number } }>('POST', `/v2/users/${userId}/addresses`, {
    address: berlin,
  });
  return { userId, id: data.id };
};
const exported = async (stage: Stage) => {
  const { email } = await stage.renew();
  await stage.own('POST', '/v1/privacy/exports');
  const mail = await stage.mailTo(email, '/privacy/exports/');
  const [, id = '', token = ''] = /privacy\/exports\/([0-9a-f-]{36})\?token=([\w-]{43})/.exec(mail) ?? [];
  return { id, token };
};
const erasure = async (stage: Stage) => {
  const { email } = await stage.renew();
  await stage.own('POST', '/v1/privacy/erasure', {});
  return secretIn(
    await stage.mailTo(email, '/privacy/erasure/confirm'),
    /privacy\/erasure\/confirm[^"\s]*token=([\w.-]+)/,
  );
};

/** Accounts, addresses, consents, privacy. */
export const people: Entries = {
  'GET /users/anonymous': open(),
  'GET /users/me': self(),
  'PUT /users/:id': owned(async (stage) => ({
    params: { id: (await stage.owner()).id },
    body: { user: { first_name: 'Grace' } },
  })),
  'POST /sign_up': self(async (stage) => {
    await stage.renewVisitor();
    return { body: { user: { email: somebody(), password } } };
  }),
  'POST /sign_in': self(async (stage) => {
    const { email } = await stage.once('account', () => stage.renew());
    await stage.renewVisitor();
    await stage.once('account', async () => ({ email }));
    return { body: { user: { email, password } } };
  }),
  'POST /sign_out': self(async (stage) => {
    await stage.renewVisitor();
    return {};
  }),
  'POST /user_passwords/recover': open(() => ({ body: { user: { email: somebody() } } })),
  'PUT /user_passwords/reset': link(async (stage) => {
    const { email } = await stage.renew();
    await stage.own('POST', '/user_passwords/recover', { user: { email } });
    const token = secretIn(await stage.mailTo(email, '/set_password/'), /\/set_password\/([\w-]{20,})/);
    return { body: { user: { reset_password_token: token, password: 'another correct horse' } } };
  }),
  'POST /user_confirmations/confirm': link(async (stage) => {
    const { email } = await stage.renew();
    const token = secretIn(await stage.mailTo(email, '/confirm_email/'), /\/confirm_email\/([\w-]{20,})/);
    return { body: { confirmation_token: token } };
  }),
  'POST /user_confirmations/resend': open(() => ({ body: { user: { email: somebody() } } })),
  'POST /v1/users/me/email': self(async (stage) => {
    await stage.owner();
    return { body: { email: somebody(), password } };
  }),
  'PUT /v1/users/me/password': self(async (stage) => {
    await stage.renew();
    return { body: { current_password: password, password: 'another correct horse' } };
  }),
  'GET /v1/users/me/sessions': self(),
  'DELETE /v1/users/me/sessions/:id': owned(async (stage) => {
    const { email, token } = await stage.owner();
    const visitor = await stage.shop.visitor();
    await stage.shop.call('POST', '/sign_in', { token: visitor, body: { user: { email, password } } });
    const { sessions } = await stage.own<{ sessions: { id: string; current: boolean }[] }>(
      'GET',
      '/v1/users/me/sessions',
    );
    const other = sessions.find(({ current }) => !current);
    if (!other) throw new Error(`${token} has no other session`);
    return { params: { id: other.id } };
  }),
  'DELETE /v1/users/me/sessions': self(),
  'POST /v2/users/save_last_used_location': self({ body: { country_iso: 'DE', zip_code: '10115' } }),
  'POST /v2/users/set_shipping_destination': self({ body: { country_iso: 'DE', zip_code: '10115' } }),
  'POST /v2/users/:userId/contact_information': owned(async (stage) => ({
    params: await user(stage),
    body: { contact_information: { first_name: 'Ada', phone: '+49 30 1234567' } },
  })),
  'GET /users/get_user_first_name': link(async (stage) => ({
    query: {
      segmentation_token: (await stage.own<{ segmentation_token: string }>('GET', '/users/me'))
        .segmentation_token,
    },
  })),
  'GET /v1/order_managers': staff(),
  'POST /v1/order_managers': staff(() => ({
    body: { order_manager: { name: 'Eva Berg', email: somebody() } },
  })),
  'PUT /v1/users/:userId/order_manager': staff(async (stage) => ({
    params: await user(stage),
    body: { order_manager_id: null },
  })),
  'GET /v2/users/:userId/addresses': owned(async (stage) => ({ params: await user(stage) })),
  'POST /v2/users/:userId/addresses': owned(async (stage) => ({
    params: await user(stage),
    body: { address: berlin },
  })),
  'PATCH /v2/users/:userId/addresses/:id': owned(async (stage) => ({
    params: await address(stage),
    body: { address: { city: 'Potsdam', zipcode: '14467' } },
  })),
  'DELETE /v2/users/:userId/addresses/:id': owned(async (stage) => ({ params: await address(stage) })),
  'GET /v2/states': open({ query: { country_iso: 'US' } }),
  'GET /ip': open(),
  'GET /addresses/validate_vat': self({
    query: { vat_id: registeredVatNumber, country_iso: 'PL', customer_type: 'business' },
  }),
  'POST /v1/emails/save_with_consents': self(() => ({ body: { email: somebody(), consents } })),
  'GET /v1/emails/global_consents_needed': self(() => ({ query: { email: somebody() } })),
  'GET /v1/users/me/consents': self(),
  'POST /v1/users/me/consents': self({ body: { consents } }),
  'POST /v1/newsletter/subscriptions': open(() => ({ body: { email: somebody() } })),
  'GET /v1/newsletter/confirm': link(async (stage) => ({ query: await subscribed(stage, 'confirm') })),
  'POST /v1/newsletter/confirm': link(async (stage) => ({ query: await subscribed(stage, 'confirm') })),
  'GET /v1/newsletter/unsubscribe': link(async (stage) => ({
    query: await subscribed(stage, 'unsubscribe'),
  })),
  'POST /v1/newsletter/unsubscribe': link(async (stage) => ({
    query: await subscribed(stage, 'unsubscribe'),
  })),
  'GET /v1/newsletter/subscriptions': staff(),
  'GET /v1/newsletter/subscriptions/export': staff(),
  'POST /v1/privacy/exports': self(async (stage) => {
    await stage.renew();
    return {};
  }),
  'GET /v1/privacy/exports': self(),
  'GET /v1/privacy/exports/:id': link(async (stage) => {
    const { id, token } = await stage.once('export', () => exported(stage));
    return { params: { id }, query: { token } };
  }),
  'POST /v1/privacy/exports/:id/download': link(async (stage) => {
    const { id, token } = await exported(stage);
    return { params: { id }, body: { token } };
  }),
  'GET /v1/privacy/erasure': self(),
  'POST /v1/privacy/erasure': self(async (stage) => {
    await stage.renew();
    return { body: { password } };
  }),
  'DELETE /v1/privacy/erasure': self(async (stage) => {
    await stage.renew();
    await stage.own('POST', '/v1/privacy/erasure', { password });
    return {};
  }),
  'GET /v1/privacy/erasure/confirm': link(async (stage) => ({
    query: { token: await stage.once('erasure', () => erasure(stage)) },
  })),
  'POST /v1/privacy/erasure/confirm': link(async (stage) => ({ body: { token: await erasure(stage) } })),
  'GET /v1/referrals': self(),
  'POST /v1/referrals': self(async (stage) => {
    await stage.renew();
    const { code } = await stage.own<{ code: string }>('GET', '/v1/referrals');
    await stage.renew();
    return { body: { referral: { code } } };
  }),
};
