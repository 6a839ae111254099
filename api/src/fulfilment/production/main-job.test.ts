import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asset, BoxDesign, Order, PlusItem, ProductionFile, Variant } from '@shop/contracts';
import { type Command, dieOf, parseDesign, runCommand, serializeDesign } from '@shop/design';
import { plus } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { assets, createArtworkDecoder, designs } from '../../artwork/composition.ts';
import type { ArtworkDecoder } from '../../artwork/index.ts';
import { catalogue } from '../../catalogue/composition.ts';
import { identity } from '../../customers/composition.ts';
import { runDueJobs } from '../../platform/composition.ts';
import { type Domain, getSharedShaper } from '../../platform/index.ts';
import {
  checkout,
  createCartMerger,
  createOrderPorts,
  createSandboxProvider,
  orders,
} from '../../sales/composition.ts';
import { buyerOf, cards, outcome } from '../../sales/testing.ts';
import { production } from './production.ts';

/** A hand-written page of 200 × 100 mm with a filled shape and live text. */
const vectorPdf = (): Buffer => {
  const content =
    'q 0.8 0.2 0.1 rg 60 60 m 500 80 l 280 250 l f Q BT /F1 24 Tf 0 g 40 30 Td (Vector mark) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 566.93 283.46] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
};

let artwork: ArtworkDecoder;
let shop: TestApi;
let domains: readonly Domain[];
beforeAll(async () => {
  artwork = createArtworkDecoder();
  shop = await startTestApi({
    domains: (deps) => {
      domains = [
        identity({ mergeCart: createCartMerger(createOrderPorts(deps), deps.clock) }),
        catalogue(),
        designs({ artwork }),
        assets({ artwork }),
        orders(createOrderPorts),
        checkout(createOrderPorts, () => createSandboxProvider(deps.db, 'local', 0)),
        production(createOrderPorts, { artwork }),
        plus(createOrderPorts),
      ];
      return domains;
    },
  });
});
afterAll(async () => {
  await shop.cleanup();
  artwork.close();
});

const configuration = {
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white',
  print_mode: 'print-color-hd',
  finish: 'foil-none',
  quality: 'standard',
};
const markets = [
  [
    'pl',
    'PLN',
    { city: 'Warszawa', zipcode: '00-838', country_iso: 'PL', phone: '+48 22 123 45 67' },
    'S',
    '23.00',
  ],
  [
    'eu',
    'EUR',
    { city: 'Berlin', zipcode: '10115', country_iso: 'DE', phone: '+49 30 1234567' },
    'S',
    '19.00',
  ],
  [
    'se',
    'SEK',
    { city: 'Stockholm', zipcode: '111 22', country_iso: 'SE', phone: '+46 8 123 456' },
    'S',
    '25.00',
  ],
] as const;

it.each(markets)(
  'carries a visitor of %s from artwork to the print file',
  async (region, currency, place, category, rate) => {
    const visitor = await shop.visitor();
    const as = (token: string) => buyerOf(shop, token, region, currency);
    const upload = await shop.call('POST', '/assets', {
      token: visitor,
      bytes: vectorPdf(),
      headers: { 'x-file-name': 'logo.pdf' },
    });
    const asset = upload.body as Asset;
    expect([upload.status, asset.kind]).toEqual([200, 'pdf']);

    const created = (await as(visitor).call('POST', '/box_designs', { box_design: { configuration } }))
      .body as BoxDesign;
    const parsed = parseDesign(created.document, { dieOf });
    if (!parsed.ok) throw new Error('the new design cannot be read');
    const shaper = await getSharedShaper();
    const commands: Command[] = [
      {
        name: 'addImage',
        args: {
          place: { side: 'top' },
          asset: {
            sha256: asset.sha256,
            name: asset.name,
            format: asset.kind,
            page: 1,
            mm: asset.mm,
            px: asset.px,
          },
        },
      },
      { name: 'addText', args: { place: { side: 'front' }, text: 'Zażółć gęślą jaźń' } },
    ];
    const drawn = commands.reduce((document, command) => {
      const done = runCommand(document, command, { dieOf, shaper });
      if (!done.ok) throw new Error(`${command.name}: ${JSON.stringify(done.problem)}`);
      return done.document;
    }, parsed.document);
    const box_design = { rev: created.rev, document: serializeDesign(drawn) };
    const saved = await as(visitor).call('PUT', `/box_designs/${created.id}`, { box_design });
    expect(saved.body).toMatchObject({ design_status: 'ready' });

    const { variant } = (
      await as(visitor).call('POST', '/v3/dynamic_prices', { configuration, quantities: [30, 500, 1000] })
    ).body as {
      variant: Variant;
    };
    const { number } = await as(visitor).open();
    const filled = await as(visitor).add(number, {
      variant_id: variant.id,
      quantity: 500,
      box_design_id: created.id,
    });
    const [shown] = variant.volume_prices.filter(({ range_start }) => range_start === 500);
    expect(filled.line_items[0]).toMatchObject({
      price: shown?.price,
      sku: variant.sku,
      box_design: { id: created.id },
    });
    expect(filled).toMatchObject({
      state: 'address',
      requirements: expect.arrayContaining([expect.objectContaining({ field: 'user' })]),
    });

    const user = { email: `main-${region}-${Date.now()}@example.com`, password: 'correct horse battery' };
    const registered = await shop.call('POST', '/sign_up', { token: visitor, body: { user } });
    expect(registered.body).toMatchObject({ merged: { line_items: 1, designs: 1 } });
    const buyer = as((registered.body as { token: string }).token);
    const address = { firstname: 'Ada', lastname: 'Nowak', address1: 'Main 1', ...place };
    await buyer.submit(number, 'address', { ship_address_attributes: address });
    await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    const ready = (
      await buyer.submit(number, 'payment', {
        payments_attributes: [{ payment_method: 'card' }],
        accepted_terms: true,
      })
    ).body as Order;
    expect(ready).toMatchObject({
      state: 'confirm',
      requirements: [],
      taxes: [{ category, rate }],
      currency,
    });
    expect(ready.estimated_delivery?.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const paid = outcome(
      await buyer.pay(number, await buyer.card(cards.success), { expected_total: ready.total }),
    );
    expect(paid.order).toMatchObject({ number, state: 'complete', payment_status: 'OK', total: ready.total });

    await runDueJobs({
      db: shop.db,
      log: shop.deps.log,
      handlers: domains.flatMap(({ jobs }) => jobs?.(shop.deps) ?? []),
    });
    const listed = await buyer.call('GET', `/production_files?order_number=${number}`);
    const [file] = (listed.body as { production_files: ProductionFile[] }).production_files;
    expect(file?.status).toBe('ready');
    const path = join(await mkdtemp(join(tmpdir(), 'shop-main-')), 'print.pdf');
    await writeFile(path, Buffer.from(await (await fetch(`${shop.url}${file?.url}`)).arrayBuffer()));
    expect(execFileSync('qpdf', ['--check', path]).toString()).toContain(
      'No syntax or stream encoding errors',
    );
    const text = execFileSync('pdftotext', [path, '-']).toString();
    expect(text).toContain('Vector mark');
    expect(text).toContain(number);
    // A two-line header and no picture: the placed page is still vectors.
    expect(execFileSync('pdfimages', ['-list', path]).toString().trim().split('\n')).toHaveLength(2);

    const { items } = (await buyer.call('GET', '/v2/plus/items')).body as { items: PlusItem[] };
    expect(items).toMatchObject([
      { variant_id: variant.id, box_design_id: created.id, last_order_number: number, price: shown?.price },
    ]);
  },
  120_000,
);
