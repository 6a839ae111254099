/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from '@shop/contracts';
import {
  createAssetLookup,
  createShaper,
  dieOf,
  emptyDesign,
  fontCatalogue,
  fontRecord,
  type GrowingShaper,
  resolve,
  runCommand,
} from '@shop/design';
import { writePrintFile } from '@shop/design/pdf';
import { findBoard, type Material, pathToSvg, productOf } from '@shop/packaging';
import { markets } from '@shop/regions';
import fc from 'fast-check';
import { priceLine } from '../../catalogue/composition.ts';
import { findPriceBook, resolveConfiguration } from '../../catalogue/index.ts';

interface Inputs {
  readonly configuration: Configuration;
  readonly quantity: number;
  readonly text: string;
}
interface Outputs {
  readonly die: string;
  readonly price: string;
  readonly file: string;
}

const require_ = createRequire(path.join(process.cwd(), 'package.json'));
const bytesOf = (name: string) => new Uint8Array(readFileSync(require_.resolve(name)));
const hash = (of: string | Uint8Array) => createHash('sha256').update(of).digest('hex');

let shaper: GrowingShaper;
beforeAll(async () => {
  shaper = await createShaper(
    bytesOf('harfbuzzjs/dist/harfbuzz.wasm'),
    fontCatalogue.map((entry) => ({ font: fontRecord(entry), bytes: bytesOf(entry.file) })),
  );
});

/** The whole chain from the buyer's input to price, cut and print. */
async function outputsOf({ configuration, quantity, text }: Inputs): Promise<Outputs> {
  const product = productOf(configuration.product);
  const board = product && findBoard(product, configuration.material as Material);
  const subject = resolveConfiguration(configuration);
  const book = findPriceBook(markets.eu, '2026-11-27');
  if (!product || !board || !subject.ok || !book)
    throw new Error(`not sold: ${JSON.stringify(configuration)}`);
  const { length: L, width: W, height: H } = configuration.size;
  const structure = { id: product.structure, version: 1, params: { L, W, H, t: board.caliper } };
  const made = dieOf(structure);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const blank = emptyDesign({
    id: 'design:inputs',
    structure,
    params: structure.params,
    print: {
      mode: configuration.print_mode,
      material: configuration.material,
      inside: false,
      white: false,
      units: 'cm',
    },
  });
  const written = runCommand(
    blank,
    { name: 'addText', args: { place: { surface: 'outside', side: 'top', x: 20, y: 20 }, text } },
    { dieOf, shaper },
  );
  if (!written.ok) throw new Error(JSON.stringify(written.problem));
  const list = resolve(written.document, made.die, createAssetLookup(written.document), shaper);
  const profile = (name: string) => bytesOf(`@shop/design/profiles/${name}`);
  const { bytes } = await writePrintFile(
    list,
    made.die,
    {
      shaper,
      subsetter: bytesOf('harfbuzzjs/dist/harfbuzz-subset.wasm'),
      bytes: async () => new Uint8Array(),
      rasterise: async () => ({ width: 1, height: 1, rgb: new Uint8Array(3), alpha: null }),
      outputProfile: profile('fogra39l.icc'),
      rgbProfile: profile('srgb.icc'),
    },
    { title: 'Inputs', reference: 'R1', created: new Date('2026-11-27T00:00:00Z'), producer: 'test' },
  );
  const line = priceLine(subject.value.subject, quantity, book);
  if (!line) throw new Error(`no price for ${quantity}`);
  return { die: made.die.cuts.map(pathToSvg).join(' '), price: String(line.net.amount), file: hash(bytes) };
}

const base = fc
  .record({
    L: fc.integer({ min: 160, max: 400 }),
    W: fc.integer({ min: 110, max: 300 }),
    quantity: fc.integer({ min: 30, max: 5000 }),
  })
  // A mailer's height is at most four fifths of its width, also when increased by 10.
  .chain((drawn) =>
    fc.integer({ min: 40, max: Math.min(150, Math.floor(0.8 * drawn.W) - 10) }).map((H) => ({ ...drawn, H })),
  );
const inputs = ({ L, W, H, quantity }: { L: number; W: number; H: number; quantity: number }): Inputs => ({
  configuration: {
    product: 'mailer-box-full-color',
    size: { length: L, width: W, height: H },
    material: 'cardboard-white-one-side',
    print_mode: 'print-color-budget',
    finish: 'foil-none',
    quality: 'standard',
  },
  quantity,
  text: 'Zażółć',
});
const sized = (start: Inputs, change: Partial<Configuration['size']>): Inputs => ({
  ...start,
  configuration: { ...start.configuration, size: { ...start.configuration.size, ...change } },
});
const chosen = (start: Inputs, change: Partial<Configuration>): Inputs => ({
  ...start,
  configuration: { ...start.configuration, ...change },
});

/** Each input with a changed value and the outputs that must change: no input is without effect. */
const knobs: readonly (readonly [
  name: string,
  turn: (start: Inputs) => Inputs,
  moves: readonly (keyof Outputs)[],
])[] = [
  [
    'length',
    (start) => sized(start, { length: start.configuration.size.length + 10 }),
    ['die', 'price', 'file'],
  ],
  [
    'width',
    (start) => sized(start, { width: start.configuration.size.width + 10 }),
    ['die', 'price', 'file'],
  ],
  [
    'height',
    (start) => sized(start, { height: start.configuration.size.height + 10 }),
    ['die', 'price', 'file'],
  ],
  ['board', (start) => chosen(start, { material: 'cardboard-coated' }), ['die', 'price', 'file']],
  ['print', (start) => chosen(start, { print_mode: 'print-color-hd' }), ['price']],
  ['finish', (start) => chosen(start, { finish: 'foil-matte' }), ['price']],
  ['quantity', (start) => ({ ...start, quantity: start.quantity + 100 }), ['price']],
  ['text', (start) => ({ ...start, text: 'Åäö' }), ['file']],
];

it.each(knobs)('changing the %s changes what follows from it', async (_name, turn, moves) => {
  await fc.assert(
    fc.asyncProperty(base, async (drawn) => {
      const start = inputs(drawn);
      const [before, after] = [await outputsOf(start), await outputsOf(turn(start))];
      const moved = (['die', 'price', 'file'] as const).filter((output) => before[output] !== after[output]);
      expect(moved).toEqual(expect.arrayContaining([...moves]));
    }),
    { numRuns: 2 },
  );
});

it('the same inputs give the same die, price and bytes', async () => {
  const start = inputs({ L: 212, W: 148, H: 61, quantity: 500 });
  expect(await outputsOf(start)).toEqual(await outputsOf(start));
});
