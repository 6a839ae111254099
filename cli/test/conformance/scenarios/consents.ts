import { openCart, type World } from '../world.ts';

/** Consents given with an address, an order or an account. */
export const consentsAndMails = (world: () => World): void => {
  it('records consents with an address and asks for those that lack', async () => {
    const { ledger, visitor, as } = world();
    const guest = await visitor();
    const asked = (email: string) => as(guest, { query: { email } });
    const needed = 'GET v1/emails/global_consents_needed';
    const save = 'POST v1/emails/save_with_consents';
    const email = 'consents@example.com';
    const granted = { type: 'terms_and_conditions_and_privacy_policy', status: 'granted' };
    await ledger.changes(save, as(guest, { body: { email, consents: [granted] } }), [needed, asked(email)]);
    await ledger.filters(needed, 'email', asked(email), asked('another@example.com'));
    await ledger.refused(needed, 'invalid_input', asked('nobody'));
    await ledger.refused(
      save,
      'invalid_input',
      as(guest, { body: { email, consents: [{ type: 'souls', status: 'granted' }] } }),
    );
  });

  it('records consents with an order', async () => {
    const { ledger, member, as } = world();
    const [buyer, stranger] = [await member(), await member()];
    const { number } = await openCart(world(), buyer);
    const body = { order_number: number, consents: [{ type: 'marketing', status: 'granted' }] };
    const call = 'POST v2/orders/consents';
    await ledger.refused(call, 'not_found', as(stranger, { body }));
    await ledger.changes(call, as(buyer, { body }), ['GET v1/users/me/consents', as(buyer)]);
  });
};
