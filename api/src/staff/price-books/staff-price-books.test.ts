import type { PriceBookDocument, previewPriceBook, ReplyOf } from '@shop/contracts';
import { dayIn, sellerTimeZone } from '@shop/regions';
import { eu2026 } from '../../catalogue/composition.ts';
import { setImportedBooks } from '../../catalogue/index.ts';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [staff()] });
});
afterAll(async () => {
  setImportedBooks([]);
  await shop.cleanup();
});

const operator = { authorization: 'Bearer a staff key for tests' };
const desk = (method: string, path: string, body?: object, headers: Record<string, string> = operator) =>
  shop.call(method, `/v1/staff${path}`, {
    headers: { 'idempotency-key': `book-${Math.random()}`, ...headers },
    ...(body ? { body } : {}),
  });
const later = dayIn(sellerTimeZone, new Date(Date.now() + 10 * 86_400_000));
const book = (change: object = {}): PriceBookDocument => ({
  ...(structuredClone(eu2026) as unknown as PriceBookDocument),
  id: 'eu-next',
  validFrom: later,
  ...change,
});
const preview = async (change: object) =>
  (await desk('POST', '/price_books/preview', book(change))).body as ReplyOf<typeof previewPriceBook>;
const person = async (role: string, regions: string[] | null) => {
  const account = {
    email: `${role}-${regions?.join('') ?? 'all'}@example.com`,
    password: 'correct horse battery',
  };
  await shop.call('POST', '/v1/staff/accounts', {
    headers: operator,
    body: { ...account, roles: [{ role, regions }] },
  });
  const { body } = await shop.call('POST', '/sign_in', {
    token: await shop.visitor(),
    body: { user: account },
  });
  return { 'x-spree-token': (body as { token: string }).token, 'x-region': regions?.[0] ?? 'eu' };
};

describe('the preview of a price book', () => {
  it('shows what the basket costs now and then, computed as it is sold', async () => {
    // Everything costs a tenth more: every price rises by a tenth, up to the rounding of its parts.
    const raise = (value: unknown): unknown =>
      typeof value === 'string' && /^[\d.]+$/.test(value)
        ? String(Math.round(Number(value) * 11_000) / 10_000)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, raise(part)]))
          : value;
    const { boards, processes, works, finishes, qualities, freightPerKg } = book();
    const dearer = raise({ boards, processes, works, finishes, qualities, freightPerKg }) as object;
    const { faults, baskets, floor } = await preview(dearer);
    expect([faults, floor, baskets.length]).toEqual([[], '15.00', 1]);
    const rows = baskets[0]?.rows ?? [];
    expect(baskets[0]?.now).toMatchObject({ id: eu2026.id, margin: '30.00' });
    expect(new Set(rows.map(({ quantity }) => quantity))).toEqual(new Set([60, 500, 2500]));
    for (const { change, margin, breaks } of rows) {
      expect(Math.abs(Number(change) - 10)).toBeLessThan(1.5);
      expect(Number(margin)).toBeCloseTo(30, 0);
      expect(breaks).toBeNull();
    }
  });

  it('marks a margin below the floor, and refuses a price below its costs', async () => {
    // At today's costs, 1 - 0.7 / (0.7 / 0.86) = 14 % is left: below the floor and above the costs.
    const low = await preview({ margin: 1_400 });
    expect(low.faults).toEqual([]);
    expect(new Set(low.baskets[0]?.rows.map(({ breaks }) => breaks))).toEqual(new Set(['below_floor']));
    // Board for a tenth of its price by a slip of the keyboard: sold below today's costs.
    const slip = await preview({ boards: { ...eu2026.boards, 'white-one-side-b': '0.07' } });
    expect(slip.faults.map(({ code }) => code)).toContain('below_cost');
    expect(slip.faults.every(({ row }) => row?.includes('shipping-box/L'))).toBe(true);
    expect((await desk('POST', '/price_books', book({ margin: 0 }))).body).toMatchObject({
      code: 'price_book_refused',
      fields: expect.arrayContaining([expect.objectContaining({ code: 'below_cost' })]),
    });
  });

  it('refuses a ladder that rises, at the quantity where it does', async () => {
    // Offset is cheapest at standard quality from 500 on, but prints so dearly that better quality costs more there.
    const rising = await preview({
      processes: {
        ...eu2026.processes,
        digital: { ...eu2026.processes.digital, setup: '0', perM2: '1', perPiece: '1' },
        offset: { setup: '0', perPlate: '0', perM2: '5', perM2PerColour: '0', perPiece: '0' },
      },
      qualities: { ...eu2026.qualities, 'HD+ glossy': { print: 100_000, perM2: '0' } },
    });
    const rises = rising.faults.filter(({ code }) => code === 'ladder_rises');
    expect(rises.map(({ row }) => row)).toContain(
      'eu/product-box/S/cardboard-cardstock/foil-glossy/HD+ glossy/500',
    );
    const missing = await preview({ boards: {}, validFrom: '2020-01-01', id: eu2026.id });
    expect(missing.faults.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['id_taken', 'day_too_early', 'row_missing']),
    );
    expect(missing.baskets).toEqual([]);
  });

  it('lets the figures of before return, whatever they cost today', async () => {
    const returning = await preview({ id: 'eu-back' });
    expect([returning.returns, returning.faults]).toEqual([true, []]);
  });
});

describe('price books of the desk', () => {
  it('are listed with their state, and opened with their figures', async () => {
    const made = await desk('POST', '/price_books', book({ id: 'eu-next', margin: 3_100 }));
    expect(made.body).toMatchObject({ created: true });
    const listed = async (query: string) =>
      ((await desk('GET', `/price_books?${query}`)).body as { price_books: { id: string }[] }).price_books;
    expect(await listed('state=scheduled')).toMatchObject([
      { id: 'eu-next', follows: eu2026.id, margin: '31.00', in_effect_in: [], imported_by: 'staff:test' },
    ]);
    expect((await listed('region=pl')).map(({ id }) => id)).toEqual(['demo-2026-pl']);
    expect((await desk('GET', '/price_books/eu-next')).body).toMatchObject({
      price_book: book({ margin: 3_100 }),
      facts: { state: 'scheduled' },
    });
    expect((await desk('GET', '/price_books/none')).status).toBe(404);
    // Another one from the same day: the first never takes effect.
    await desk('POST', '/price_books', book({ id: 'eu-other', margin: 3_200 }));
    expect((await listed('state=scheduled')).map(({ id }) => id)).toEqual(['eu-other']);
  });

  it('are read and asked for only in regions of the person', async () => {
    const polish = await person('merchandiser', ['pl']);
    const { price_books: own } = (await desk('GET', '/price_books', undefined, polish)).body as {
      price_books: { id: string }[];
    };
    expect(own.map(({ id }) => id)).toEqual(['demo-2026-pl']);
    expect((await desk('GET', `/price_books/${eu2026.id}`, undefined, polish)).body).toMatchObject({
      code: 'forbidden',
    });
    expect((await desk('POST', '/price_books/preview', book(), polish)).body).toMatchObject({
      code: 'forbidden',
    });
    const asked = {
      reason: 'For spring',
      change: { kind: 'price_book', price_book: book({ id: 'eu-theirs' }) },
    };
    expect((await desk('POST', '/requests', asked, polish)).body).toMatchObject({ code: 'forbidden' });
    const everywhere = await person('merchandiser', null);
    const request = (await desk('POST', '/requests', asked, everywhere)).body as { id: number };
    const germanFinance = await person('finance', ['eu', 'de']);
    expect(
      (await desk('POST', `/requests/${request.id}/approve`, undefined, germanFinance)).body,
    ).toMatchObject({ code: 'forbidden' });
  });
});
