import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductionFile } from '@shop/contracts';
import { dieOf, emptyDesign, runCommand, serializeDesign } from '@shop/design';
import { sql } from 'drizzle-orm';
import { getSharedShaper, json } from '../../platform/index.ts';
import { buyerOf, cards, type OrderShop, outcome, startOrderShop, warsaw } from '../../sales/testing.ts';
import { noArtwork } from './production.fixture.ts';
import { production } from './production.ts';

/** These designs have only text and colour; artwork is refused. */

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [production(ports, { artwork: noArtwork })] });
});
afterAll(() => shop.cleanup());

const structure = { id: 'fefco-0427', version: 1 } as const;
const lettered = async (words: string): Promise<unknown> => {
  const blank = emptyDesign({
    structure,
    params: { L: 212, W: 148, H: 61, t: 1.5 },
    print: { mode: 'print-color-hd', material: 'cardboard-white', inside: false, white: false, units: 'mm' },
  });
  const shaper = await getSharedShaper();
  const done = runCommand(
    blank,
    { name: 'addText', args: { place: { side: 'front' }, text: words } },
    { dieOf, shaper },
  );
  if (!done.ok) throw new Error(JSON.stringify(done.problem));
  return serializeDesign(done.document);
};

const orderOf = async (document: unknown) => {
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token);
  const design = await shop.design(token);
  await shop.db.execute(sql`update box_designs set document = ${json(document)} where id = ${design}`);
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 1, quantity: 100, box_design_id: design });
  await buyer.add(number, { variant_id: 101, quantity: 50 });
  await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', {
    payments_attributes: [{ payment_method: 'card' }],
    accepted_terms: true,
  });
  expect(outcome(await buyer.pay(number, await buyer.card(cards.success))).status).toBe('succeeded');
  return { buyer, number, design };
};
const listed = async (buyer: ReturnType<typeof buyerOf>, number: string) =>
  (
    (await buyer.call('GET', `/production_files?order_number=${number}`)).body as {
      production_files: ProductionFile[];
    }
  ).production_files;

it('writes one print file for each designed line, from the design as it was ordered', async () => {
  const { buyer, number, design } = await orderOf(await lettered('Słodko'));
  expect(await listed(buyer, number)).toMatchObject([{ status: 'queued', url: null, sha256: null }]);
  await shop.db.execute(sql`update box_designs set document = '{}' where id = ${design}`);
  await shop.work();
  const [file, ...others] = await listed(buyer, number);
  expect(others).toHaveLength(0);
  expect(file).toMatchObject({ status: 'ready', order_number: number });
  const reply = await fetch(`${shop.url}${file?.url}`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
  expect(bytes.length).toBe(file?.bytes);
  const path = join(await mkdtemp(join(tmpdir(), 'shop-print-')), 'order.pdf');
  await writeFile(path, bytes);
  expect(execFileSync('qpdf', ['--check', path]).toString()).toContain(
    'No syntax or stream encoding errors found',
  );
});

it('writes the same bytes when its job runs again', async () => {
  const { buyer, number } = await orderOf(await lettered('Twice'));
  await shop.work();
  const [first] = await listed(buyer, number);
  expect(first?.status).toBe('ready');
  await shop.db.execute(
    sql`update production_files set status = 'queued', sha256 = null where id = ${first?.id}`,
  );
  await shop.db.execute(
    sql`update jobs set state = 'waiting', run_at = now() where name = 'production.files' and key = ${number}`,
  );
  await shop.work();
  const [again] = await listed(buyer, number);
  expect(again?.sha256).toBe(first?.sha256);
});

it('says so when a design cannot be printed, after trying', async () => {
  const { buyer, number } = await orderOf({ broken: true });
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await shop.work();
    await shop.db.execute(
      sql`update jobs set run_at = now() where name = 'production.files' and state = 'waiting'`,
    );
  }
  expect(await listed(buyer, number)).toMatchObject([{ status: 'failed', url: null }]);
});

describe('of several files', () => {
  /** An order with a line for each of these designs, whose job has started this many attempts. */
  const orderOfAll = async (documents: readonly unknown[], attempts = 0) => {
    const { token } = await shop.member();
    const buyer = buyerOf(shop, token);
    const { number } = await buyer.open();
    for (const document of documents) {
      const design = await shop.design(token);
      await shop.db.execute(sql`update box_designs set document = ${json(document)} where id = ${design}`);
      await buyer.add(number, { variant_id: 1, quantity: 100, box_design_id: design });
    }
    await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
    await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    });
    await buyer.pay(number, await buyer.card(cards.success));
    await shop.db.execute(
      sql`update jobs set attempts = ${attempts} where name = 'production.files' and key = ${number}`,
    );
    await shop.work();
    return shop.db.query<{ status: string; first: boolean }>(sql`
      select f.status, f.finished_at = min(f.finished_at) over () as first from production_files f
      join orders o on o.id = f.order_id join order_lines l on l.id = f.order_line_id
      where o.number = ${number} order by l.position`);
  };

  it('one that cannot be written keeps none behind it from being written', async () => {
    const files = await orderOfAll([{ broken: true }, await lettered('Behind')]);
    expect(files.map(({ status }) => status)).toEqual(['queued', 'ready']);
  });

  it.each([
    [0, [true, false]],
    [1, [false, true]],
  ])('after %i tries that ended with their process another is written first', async (tries, first) => {
    const files = await orderOfAll([await lettered('One'), await lettered('Two')], tries);
    expect(files.map((file) => file.first)).toEqual(first);
  });
});

it('says so when every process that writes a print file ends with it', async () => {
  const { buyer, number } = await orderOf(await lettered('Deadly'));
  await shop.db.execute(sql`
    update jobs set state = 'running', attempts = max_attempts, lease_until = now() - interval '1 second'
    where name = 'production.files' and key = ${number}`);
  await shop.work();
  expect(await listed(buyer, number)).toMatchObject([{ status: 'failed', url: null }]);
});

it('shows print files to their owner and to nobody else', async () => {
  const { buyer, number } = await orderOf(await lettered('Mine'));
  await shop.work();
  const [file] = await listed(buyer, number);
  const stranger = await shop.visitor();
  const theirs = await shop.call('GET', `/production_files?order_number=${number}`, { token: stranger });
  expect(theirs.status).toBe(404);
  const operator = { headers: { authorization: 'Bearer a staff key for tests' } };
  const all = await shop.call('GET', `/production_files?order_number=${number}`, operator);
  expect(all.body).toMatchObject({ production_files: [{ id: file?.id }] });
  expect((await shop.call('GET', `/production_files/${file?.id}/file`, { token: stranger })).status).toBe(
    404,
  );
  expect((await shop.call('GET', `/production_files/${file?.id}/file`)).status).toBe(404);
  expect((await shop.call('GET', `/production_files/${file?.id}/file`, { token: buyer.token })).status).toBe(
    200,
  );
  const altered =
    file?.url?.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`) ?? '';
  expect((await fetch(`${shop.url}${altered}`)).status).toBe(404);
});
