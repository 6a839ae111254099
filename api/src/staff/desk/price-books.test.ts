import { markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { eu2026 } from '../../catalogue/composition.ts';
import { findPriceBook, priceBooks, setImportedBooks } from '../../catalogue/index.ts';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { importBook, loadPriceBooks } from './price-books.ts';
import { staff } from './staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [staff()] });
});
afterAll(async () => {
  setImportedBooks([]);
  await shop.cleanup();
});

const asStaff = (method: string, path: string, body?: object) =>
  shop.call(method, path, {
    headers: { authorization: 'Bearer a staff key for tests' },
    ...(body ? { body } : {}),
  });

describe('a price book', () => {
  const book = (id: string, validFrom: string) => ({
    ...eu2026,
    id,
    validFrom,
    regions: [...eu2026.regions],
  });
  afterEach(() => setImportedBooks([]));

  it('is sold by from its first day, in every process that looks', async () => {
    const made = await asStaff('POST', '/v1/staff/price_books', book('eu-2099', '2099-01-01'));
    expect(made.body).toMatchObject({ id: 'eu-2099', created: true });
    expect((made.body as { prices: number }).prices).toBeGreaterThan(0);
    expect(
      (await asStaff('POST', '/v1/staff/price_books', book('eu-2099', '2099-01-01'))).body,
    ).toMatchObject({ created: false });
    setImportedBooks([]);
    expect(await loadPriceBooks(shop.db)).toBe(1);

    expect(findPriceBook(markets.eu, '2098-12-31')?.id).toBe(eu2026.id);
    expect(findPriceBook(markets.eu, '2099-01-01')?.id).toBe('eu-2099');
    expect(priceBooks.at(-1)?.id).toBe('eu-2099');
    const listed = (await asStaff('GET', '/v1/staff/price_books')).body as {
      price_books: { id: string; imported: boolean }[];
    };
    expect(listed.price_books.filter(({ imported }) => imported).map(({ id }) => id)).toEqual(['eu-2099']);
  });

  it('is unknown to the process when its transaction rolls back', async () => {
    const lost = book('eu-lost', '2099-03-01');
    await shop.db.joined(async () => {
      expect(await importBook(shop.db, lost, 'test', new Date())).toMatchObject({ ok: true });
      return { commit: false, value: null };
    });
    expect(priceBooks.map(({ id }) => id)).not.toContain('eu-lost');
    expect(await importBook(shop.db, lost, 'test', new Date())).toMatchObject({ value: { created: true } });
    expect(priceBooks.map(({ id }) => id)).toContain('eu-lost');
    await shop.db.execute(sql`delete from imported_price_books where id = 'eu-lost'`);
  });

  it('is refused with what is wrong, and nothing is kept of it', async () => {
    const refused = async (change: object) =>
      (await asStaff('POST', '/v1/staff/price_books', { ...book('eu-bad', '2099-02-01'), ...change }))
        .body as {
        code: string;
        detail: string;
      };
    expect(await refused({ boards: {} })).toMatchObject({
      code: 'price_book_refused',
      detail: expect.stringContaining('board'),
    });
    expect(await refused({ validFrom: '2020-01-01' })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ currency: 'PLN' })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ regions: ['xx'] })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ id: eu2026.id })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ id: 'eu-2099', margin: 1 })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ colour: 'red' })).toMatchObject({ code: 'invalid_input' });
    const [row] = await shop.db.query<{ count: number }>(
      sql`select count(*)::int as count from imported_price_books where id = 'eu-bad'`,
    );
    expect(row?.count).toBe(0);
  });
});
