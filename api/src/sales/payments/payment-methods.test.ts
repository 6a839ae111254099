import type { Order } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { buyerOf, outcome, problem, warsaw } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());

const eu = ['paypal', 'check', 'stripe', 'p24', 'ideal', 'bancontact', 'eps', 'card', 'hokodo'];
const withoutHokodo = eu.filter((id) => id !== 'hokodo');

/** Section 9 of the specification, without giropay, which ended on 30 June 2024, and sofort, on 31 March 2025. */
const table: readonly (readonly [RegionId, string, readonly string[]])[] = [
  ['eu', 'DE', eu],
  ['gb', 'GB', ['check', 'stripe', 'card', 'hokodo']],
  ['pl', 'PL', ['check', 'stripe', 'p24', 'card', 'hokodo']],
  ['de', 'DE', withoutHokodo],
  ['it', 'IT', withoutHokodo],
  ['es', 'ES', withoutHokodo],
  ['nl', 'NL', withoutHokodo],
  ['ro', 'RO', ['check', 'stripe', 'card']],
  ['se', 'SE', ['check', 'stripe', 'card']],
  ['us', 'US', ['stripe', 'card']],
];

const ways = ['paypal', 'p24', 'ideal', 'bancontact', 'eps', 'giropay', 'sofort'];

it.each(table)(
  '%s offers what section 9 says, and refuses every other way',
  async (region, country, offered) => {
    const { token } = await shop.member();
    const buyer = buyerOf(shop, token, region, markets[region].currency);
    const { number } = await buyer.open();
    await buyer.add(number, { variant_id: 101, quantity: 100 });
    const address = {
      ...warsaw,
      country_iso: country,
      zipcode: {
        DE: '10115',
        GB: 'SW1A 1AA',
        PL: '00-838',
        IT: '00118',
        ES: '28001',
        NL: '1012 JS',
        RO: '010011',
        SE: '111 22',
        US: '10001',
      }[country],
      ...(country === 'US' ? { state_name: 'New York' } : {}),
    };
    await buyer.submit(number, 'address', { ship_address_attributes: address });
    const { body } = await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    const cart = body as Order;
    const shown = cart.payment_methods.filter((id) => id !== 'wallet');
    // Hokodo is only shown where it is configured.
    expect([...shown].sort()).toEqual(
      [...offered].filter((id) => shown.includes('hokodo') || id !== 'hokodo').sort(),
    );
    await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    });
    for (const way of ways) {
      const reply = await buyer.redirect(number, way);
      if (offered.includes(way)) expect(outcome(reply).status).toBe('requires_action');
      else expect([way, reply.status, problem(reply).code]).toEqual([way, 422, 'payment_method_not_allowed']);
    }
    const transfer = await buyer.transfer(number);
    if (!offered.includes('check')) expect(problem(transfer).code).toBe('payment_method_not_allowed');
  },
);
