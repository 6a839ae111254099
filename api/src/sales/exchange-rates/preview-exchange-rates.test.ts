import { randomUUID } from 'node:crypto';
import { invoices } from '../invoices/invoices.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [invoices(ports)] });
});
afterAll(() => shop.cleanup());

const operator = { authorization: 'Bearer a staff key for tests' };
const preview = (file: string) =>
  shop.call('POST', '/v1/staff/exchange_rates/preview', { headers: operator, bytes: Buffer.from(file) });
const table = (no: string, effectiveDate: string, mid: number) => ({
  table: 'A',
  no,
  effectiveDate,
  rates: [{ code: 'EUR', mid }],
});

it('says of each rate of a file whether it is new, known or another one, and writes nothing', async () => {
  const tables = [
    { number: '039/A/NBP/2022', day: '2022-02-25', rates: [{ currency: 'EUR', rate: '4.6608' }] },
  ];
  const imported = await shop.call('POST', '/v1/staff/exchange_rates', {
    headers: { ...operator, 'idempotency-key': randomUUID() },
    body: { tables },
  });
  expect(imported.body).toMatchObject({ added: 1 });
  for (const [mid, state] of [
    [4.6608, 'known'],
    [4.6609, 'differs'],
  ] as const) {
    const file = [table('039/A/NBP/2022', '2022-02-25', mid), table('040/A/NBP/2022', '2022-02-28', 4.6909)];
    // The second time as the first: the look has stored nothing.
    expect((await preview(JSON.stringify(file))).body).toMatchObject({
      tables: [{ number: '039/A/NBP/2022' }, { number: '040/A/NBP/2022' }],
      rows: expect.arrayContaining([
        expect.objectContaining({ first_day: '2022-02-28', state: 'new', stored: null }),
        expect.objectContaining({ first_day: '2022-02-25', currency: 'EUR', state, stored: '4.6608' }),
      ]),
    });
  }
  expect(await preview('day;rate')).toMatchObject({
    status: 422,
    body: { code: 'exchange_rates_unreadable' },
  });
});
