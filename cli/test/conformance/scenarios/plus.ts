import type { ReviewedSupplier, SupplierApplication } from '@shop/contracts';
import type { Person, World } from '../world.ts';

/** Applications of professionals and suppliers. */
export const programmes = (world: () => World): void => {
  it('takes requests to join the Pro programme', async () => {
    const { ledger, member, as } = world();
    const [owner, stranger] = [await member(), await member()];
    const [ask, list] = ['POST {brand}_pro_requests', 'GET {brand}_pro_requests'] as const;
    const request = (more: object = {}) =>
      as(owner, {
        body: {
          pro_request: {
            email: owner.email,
            full_name: 'Ada Nowak',
            company_name: 'Nowak Studio',
            country_iso: 'DE',
            business_type: 'designer',
            ...more,
          },
        },
      });
    await ledger.changes(ask, request(), [list, as(owner)]);
    await ledger.refused(ask, 'invalid_input', request({ business_type: 'alchemist' }));
    expect((await ledger.ask(list, as(stranger))).body).toMatchObject({ pro_requests: [] });
    await ledger.filters(
      list,
      'q[status_eq]',
      as(owner),
      as(owner, { query: { 'q[status_eq]': 'accepted' } }),
    );
    await ledger.refused(list, 'unauthorized');
  });

  it('lists a supplier’s applications, and those that were accepted as vendors', async () => {
    const { ledger, member, as, shop, staff } = world();
    const [owner, stranger] = [await member(), await member()];
    const operator = staff.headers ?? {};
    const apply = async (who: Person, country_iso: string, capability: string) => {
      const reply = await shop.call('POST', '/suppliers', {
        token: who.token,
        body: {
          supplier: {
            email: who.email,
            full_name: 'Ada Nowak',
            company_name: `Board of ${country_iso}`,
            country_iso,
            capabilities: [capability],
          },
        },
      });
      return reply.body as SupplierApplication;
    };
    const move = async ({ id }: SupplierApplication, status: string) =>
      (
        await shop.call('PATCH', `/staff/suppliers/${id}`, {
          headers: operator,
          body: { supplier: { status } },
        })
      ).body as ReviewedSupplier;
    const [first, second] = [await apply(owner, 'DE', 'tapes'), await apply(owner, 'PL', 'labels')];
    for (const one of [first, second]) {
      await move(one, 'in_review');
      expect(await move(one, 'accepted')).toMatchObject({ status: 'accepted' });
    }
    await apply(owner, 'SE', 'inks');
    const own = 'GET suppliers';
    const of = (query: Record<string, string> = {}) => as(owner, { query });
    const { suppliers } = await ledger.done<{ suppliers: SupplierApplication[] }>(own, of());
    expect(suppliers.map(({ country_iso }) => country_iso)).toEqual(['SE', 'PL', 'DE']);
    expect((await ledger.ask(own, as(stranger))).body).toMatchObject({ suppliers: [] });
    await ledger.filters(own, 'q[status_eq]', of(), of({ 'q[status_eq]': 'accepted' }));
    await ledger.filters(own, 'per_page', of({ per_page: '1' }), of({ per_page: '2' }));
    await ledger.filters(own, 'page', of({ per_page: '1' }), of({ per_page: '1', page: '2' }));
    await ledger.refused(own, 'unauthorized');
    const vendors = 'GET vendors';
    const all = (query: Record<string, string> = {}) => ({ ...staff, query });
    const shown = await ledger.done<{ vendors: ReviewedSupplier[] }>(vendors, all());
    expect(shown.vendors.map(({ company_name }) => company_name)).toEqual(['Board of DE', 'Board of PL']);
    await ledger.filters(vendors, 'q[country_iso_eq]', all(), all({ 'q[country_iso_eq]': 'PL' }));
    await ledger.filters(vendors, 'q[capability_eq]', all(), all({ 'q[capability_eq]': 'tapes' }));
    await ledger.filters(vendors, 'per_page', all({ per_page: '1' }), all({ per_page: '2' }));
    await ledger.filters(vendors, 'page', all({ per_page: '1' }), all({ per_page: '1', page: '2' }));
    await ledger.refused(vendors, 'not_found', as(owner));
  });
};
