import { products } from '@shop/packaging';
import { markets } from '@shop/regions';
import { eu2026 } from './books/eu-2026.ts';
import { findPriceBook } from './books/index.ts';
import type { PricingSubject } from './cost.ts';
import { compileBook } from './price-book.ts';
import { priceLine } from './price-ladder.ts';
import { resolveConfiguration } from './resolve-configuration.ts';

/**
 * sources.md, prices, the seed model: EUR per piece, net, for the quantities of the header. The areas are that
 * table's own approximations, so that the model is tested without the geometry.
 */
const quantities = [30, 60, 120, 240, 500, 1000, 2500];
const mailer = (L: number, W: number, H: number) => 2 * L * W + 3 * L * H + 6 * W * H;
const shipping = (L: number, W: number, H: number) => (2 * L + 2 * W + 35) * (W + H);
const carton = (L: number, W: number, H: number) => 0.82 * (2 * L + 2 * W + 15) * (H + 2 * W + 30);

const rows: readonly [name: string, slug: string, size: [number, number, number], area: number, string][] = [
  [
    'mailer S',
    'mailer-box-eco-white',
    [200, 150, 60],
    mailer(200, 150, 60),
    '1.72d 1.13d 0.83d 0.68d 0.60d 0.56f 0.38f',
  ],
  [
    'mailer M',
    'mailer-box-eco-white',
    [250, 200, 80],
    mailer(250, 200, 80),
    '2.02d 1.42d 1.12d 0.98d 0.90d 0.68f 0.50f',
  ],
  [
    'mailer L',
    'mailer-box-eco-white',
    [350, 250, 100],
    mailer(350, 250, 100),
    '2.50d 1.91d 1.61d 1.46d 1.18f 0.88f 0.70f',
  ],
  [
    'mailer XL',
    'mailer-box-eco-white',
    [400, 300, 150],
    mailer(400, 300, 150),
    '3.22d 2.63d 2.33d 2.13f 1.48f 1.18f 1.00f',
  ],
  [
    'plain mailer M',
    'mailer-box-plain',
    [250, 200, 80],
    mailer(250, 200, 80),
    '0.93n 0.64n 0.50n 0.43n 0.39n 0.38n 0.37n',
  ],
  [
    'shipping M',
    'shipping-box',
    [300, 200, 150],
    shipping(300, 200, 150),
    '2.35d 1.76d 1.46d 1.31d 1.15f 0.85f 0.67f',
  ],
  [
    'carton 60x60x120',
    'product-box',
    [60, 60, 120],
    carton(60, 60, 120),
    '1.46d 0.86d 0.56d 0.42d 0.34d 0.30d 0.28d',
  ],
];

/** The coefficients of the table, in the shape of a price book: no freight, no varnish, one price per flute. */
const seed = compileBook({
  ...eu2026,
  id: 'seed-model',
  boards: {
    ...eu2026.boards,
    'natural-e': '0.65',
    'white-one-side-e': '0.65',
    'natural-b': '0.72',
    'cardstock-350': '0.60',
  },
  processes: {
    none: { setup: '12', perPlate: '0', perM2: '0', perM2PerColour: '0', perPiece: '0.06' },
    digital: { setup: '25', perPlate: '0', perM2: '1.20', perM2PerColour: '0', perPiece: '0.08' },
    flexo: { setup: '0', perPlate: '210', perM2: '0', perM2PerColour: '0.06', perPiece: '0.06' },
    offset: { setup: '320', perPlate: '0', perM2: '0.18', perM2PerColour: '0', perPiece: '0.07' },
  },
  freightPerKg: '0',
});

const subjectFor = (
  slug: string,
  [length, width, height]: readonly [number, number, number],
): PricingSubject => {
  const product = products.find((one) => one.slug === slug);
  const print_mode = product?.printModes[0] ?? '';
  const boards: Record<string, string> = {
    'mailer-box-eco-white': 'cardboard-white-one-side',
    'product-box': 'cardboard-cardstock',
  };
  const priced = resolveConfiguration({
    product: slug,
    size: { length, width, height },
    material: boards[slug] ?? 'cardboard-natural',
    print_mode,
    finish: 'foil-none',
    quality: 'standard',
  });
  if (!priced.ok) throw new Error(JSON.stringify(priced));
  return priced.value.subject;
};

const letters = { none: 'n', digital: 'd', flexo: 'f', offset: 'o' } as const;

describe('the seed model', () => {
  it.each(rows)(
    'gives the published table of prices for %s, to the cent it prints',
    (_, slug, size, area, expected) => {
      const measured = subjectFor(slug, size);
      const printArea = BigInt(Math.round(area));
      const boards = measured.boards.map(({ boardId }) => ({ boardId, area: printArea }));
      const subject = { ...measured, boards, printArea, weight: 0n };
      const cents = expected.split(' ').map((figure) => Math.round(Number(figure.slice(0, -1)) * 100));
      const given = quantities.map((quantity) => {
        const line = priceLine(subject, quantity, seed);
        return line
          ? { cents: Number(line.unit.tenThousandths) / 100, letter: letters[line.process] }
          : undefined;
      });
      expect(given.map((one) => one?.letter).join('')).toBe(expected.replace(/[^a-z]/g, ''));
      // The table rounds to a cent; its weights and further decimals are not published.
      given.forEach((one, index) => {
        expect(Math.abs((one?.cents ?? 0) - (cents[index] ?? 0))).toBeLessThanOrEqual(1.01);
      });
    },
  );
});

describe('the demonstration book of the euro', () => {
  /** Net areas differ from the table's: up to 15 % more board in a mailer, 25 % less in a carton. */
  const tolerance = 0.16;

  it.each(rows)(
    'stays within 16 %% of the anchors for %s, with true areas and freight',
    (_, slug, size, __, expected) => {
      const book = findPriceBook(markets.eu, '2026-11-27');
      const subject = subjectFor(slug, size);
      const anchors = expected.split(' ').map((figure) => Number(figure.slice(0, -1)));
      quantities.forEach((quantity, index) => {
        const line = book && priceLine(subject, quantity, book);
        const ratio = Number(line?.unit.tenThousandths) / 10_000 / (anchors[index] ?? 1);
        expect({ quantity, near: Math.abs(ratio - 1) <= tolerance, ratio }).toMatchObject({ near: true });
      });
    },
  );
});
