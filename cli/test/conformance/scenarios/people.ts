import { registeredVatNumber } from '../../whole-api.ts';
import { berlin, password, type World } from '../world.ts';

/** Returns the secret in the link to this page in the newest mail to this address. */
const secretOf = async ({ shop }: World, email: string, page: string): Promise<string> => {
  await shop.runJobs();
  const link = new RegExp(`/${page}/([\\w-]{20,})`, 'g');
  const found = (await shop.mails())
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => [...mail.matchAll(link)].slice(0, 1));
  const secret = found.at(-1)?.[1];
  if (!secret) throw new Error(`no mail to ${email} links to ${page}`);
  return secret;
};

/** Accounts, addresses, tax numbers. */
export const users = (world: () => World): void => {
  it('signs up, confirms, signs in and out, and recovers a password', async () => {
    const { ledger, visitor, as, shop } = world();
    const guest = await visitor();
    const email = 'conformance@example.com';
    const account = { user: { email, password } };
    const { token } = await ledger.makes<{ token: string }>(
      'POST sign_up',
      as(guest, { body: account }),
      (made) => ({
        by: ['GET users/me', { token: made.token }],
        holds: email,
      }),
    );
    await ledger.refused('POST sign_up', 'weak_password', {
      token: (await visitor()).token,
      body: { user: { email: 'weak@example.com', password: 'password123' } },
    });
    const confirmation = await secretOf(world(), email, 'confirm_email');
    await ledger.changes('POST user_confirmations/confirm', { body: { confirmation_token: confirmation } }, [
      'GET users/me',
      { token },
    ]);
    await ledger.refused('POST user_confirmations/confirm', 'token_expired', {
      body: { confirmation_token: 'nobody-has-this-token' },
    });
    const me = await ledger.done<{ id: number; spree_api_key: string }>('GET users/me', { token });
    expect(me.spree_api_key).toBe(token);
    await ledger.changes(
      'PUT users/{id}',
      { token, path: { id: me.id }, body: { user: { first_name: 'Grace' } } },
      ['GET users/me', { token }],
    );
    await ledger.refused('PUT users/{id}', 'not_found', {
      token: (await visitor()).token,
      path: { id: me.id },
      body: { user: { first_name: 'Mallory' } },
    });
    const out = await ledger.makes<{ token: string }>('POST sign_out', { token }, (made) => ({
      by: ['GET users/me', { token: made.token }],
      holds: made.token,
    }));
    expect((await ledger.ask('GET users/me', { token })).status).toBe(401);
    await ledger.makes<{ token: string }>('POST sign_in', { token: out.token, body: account }, (made) => ({
      by: ['GET users/me', { token: made.token }],
      holds: email,
    }));
    await ledger.refused('POST sign_out', 'unauthorized', { token });
    await ledger.refused('POST sign_in', 'wrong_credentials', {
      token: (await visitor()).token,
      body: { user: { email, password: 'another one entirely' } },
    });
    const before = (await shop.mails()).length;
    await ledger.done('POST user_passwords/recover', { body: { user: { email } } });
    await ledger.refused('POST user_passwords/recover', 'invalid_input', {
      body: { user: { email: 'nobody' } },
    });
    const secret = await secretOf(world(), email, 'set_password');
    expect((await shop.mails()).length).toBeGreaterThan(before);
    await ledger.makes<{ token: string }>(
      'PUT user_passwords/reset',
      { body: { user: { reset_password_token: secret, password: 'another correct horse' } } },
      (made) => ({ by: ['GET users/me', { token: made.token }], holds: email }),
    );
    ledger.shows('POST user_passwords/recover', 'PUT user_passwords/reset');
    await ledger.refused('PUT user_passwords/reset', 'token_expired', {
      body: { user: { reset_password_token: secret, password: 'another correct horse' } },
    });
    await ledger.refused('GET users/anonymous', 'invalid_input', { headers: { 'x-region': 'atlantis' } });
    await ledger.refused('GET users/me', 'unauthorized');
  });

  it('keeps addresses and knows states and tax numbers', async () => {
    const { ledger, member, as } = world();
    const [owner, stranger] = [await member(), await member()];
    const own = (more: object = {}) => as(owner, { path: { userId: owner.id }, ...more });
    const list = ['GET v2/users/{userId}/addresses', own()] as const;
    const { data } = await ledger.changes<{ data: { id: number } }>(
      'POST v2/users/{userId}/addresses',
      own({ body: { address: berlin } }),
      list,
    );
    const path = { userId: owner.id, id: data.id };
    await ledger.changes(
      'PATCH v2/users/{userId}/addresses/{id}',
      as(owner, { path, body: { address: { city: 'Potsdam', zipcode: '14467' } } }),
      list,
    );
    for (const call of [
      'PATCH v2/users/{userId}/addresses/{id}',
      'DELETE v2/users/{userId}/addresses/{id}',
    ] as const)
      await ledger.refused(
        call,
        'not_found',
        as(stranger, { path, ...(call.startsWith('PATCH') ? { body: { address: { city: 'X' } } } : {}) }),
      );
    await ledger.refused(
      'GET v2/users/{userId}/addresses',
      'not_found',
      as(stranger, { path: { userId: owner.id } }),
    );
    await ledger.refused(
      'POST v2/users/{userId}/addresses',
      'not_found',
      as(stranger, { path: { userId: owner.id }, body: { address: berlin } }),
    );
    await ledger.changes('DELETE v2/users/{userId}/addresses/{id}', as(owner, { path }), list);
    await ledger.filters(
      'GET v2/states',
      'country_iso',
      { query: { country_iso: 'US' } },
      { query: { country_iso: 'CA' } },
    );
    await ledger.refused('GET v2/states', 'invalid_input', { query: { country_iso: 'usa' } });
    const vat = 'GET addresses/validate_vat';
    const of = (query: Record<string, string>) =>
      as(owner, {
        query: { vat_id: registeredVatNumber, country_iso: 'PL', customer_type: 'business', ...query },
      });
    await ledger.filters(vat, 'vat_id', of({}), of({ vat_id: 'PL7740001454' }));
    await ledger.filters(vat, 'country_iso', of({}), of({ country_iso: 'DE' }));
    await ledger.filters(vat, 'customer_type', of({}), of({ customer_type: 'consumer' }));
    await ledger.refused(vat, 'invalid_input', of({ country_iso: 'Poland' }));
  });
};
