import type { World } from '../world.ts';

interface Me {
  readonly id: number;
  readonly segmentation_token: string;
}

/** What an account stores besides its addresses. */
export const account = (world: () => World): void => {
  it('remembers places, greets by name, and tells how it is reached', async () => {
    const { ledger, member, visitor, as } = world();
    const [owner, stranger] = [await member(), await member()];
    const me = ['GET users/me', as(owner)] as const;
    const contact = 'POST v2/users/{userId}/contact_information';
    const body = { contact_information: { first_name: 'Grace', phone: '+49 30 1234567' } };
    await ledger.changes(contact, as(owner, { path: { userId: owner.id }, body }), me);
    await ledger.refused(contact, 'not_found', as(stranger, { path: { userId: owner.id }, body }));
    for (const call of [
      'POST v2/users/save_last_used_location',
      'POST v2/users/set_shipping_destination',
    ] as const) {
      await ledger.changes(call, as(owner, { body: { country_iso: 'SE', zip_code: '11120' } }), me);
      await ledger.refused(call, 'invalid_input', as(owner, { body: { country_iso: 'Sweden' } }));
    }
    await ledger.done(
      'PUT users/{id}',
      as(stranger, { path: { id: stranger.id }, body: { user: { first_name: 'Ola' } } }),
    );
    const tokenOf = async (who: typeof owner) =>
      (await ledger.done<Me>('GET users/me', as(who))).segmentation_token;
    const name = (segmentation_token: string) => ({ query: { segmentation_token } });
    const greeting = 'GET users/get_user_first_name';
    await ledger.filters(
      greeting,
      'segmentation_token',
      name(await tokenOf(owner)),
      name(await tokenOf(stranger)),
    );
    await ledger.refused(greeting, 'invalid_input');
    await ledger.done('GET ip');
    await ledger.refused('GET ip', 'invalid_input', { headers: { 'x-region': 'atlantis' } });
    const rfm = await ledger.done<{ rfm: string }>('GET v1/user/me/rfm', as(await visitor()));
    expect(rfm.rfm).toBe('000');
    await ledger.refused('GET v1/user/me/rfm', 'unauthorized');
  });

  it('has a wallet in each currency, and a referral code', async () => {
    const { ledger, member, visitor, as } = world();
    const owner = await member();
    const wallet = 'GET v1/wallet';
    await ledger.filters(
      wallet,
      'currency',
      as(owner, { query: { currency: 'EUR' } }),
      as(owner, { query: { currency: 'PLN' } }),
    );
    await ledger.changes('PUT v1/wallet', as(owner, { body: { currency: 'PLN' } }), [wallet, as(owner)]);
    await ledger.refused('PUT v1/wallet', 'invalid_input', as(owner, { body: { currency: 'DUCATS' } }));
    await ledger.refused(wallet, 'invalid_input', as(owner, { query: { currency: 'XXX' } }));
    const { code } = await ledger.done<{ code: string }>('GET v1/referrals', as(owner));
    expect(code).not.toBe('');
    await ledger.refused('GET v1/referrals', 'unauthorized', as(await visitor()));
  });
};
