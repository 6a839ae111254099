import type { PriceBookDocument, PriceBookRow } from '@shop/contracts';
import type { BookPreview } from './prices.query.ts';

const process = { setup: '1', perPlate: '0', perM2: '1', perM2PerColour: '0', perPiece: '0.1' };

/** A price book with a few rows. */
export const book: PriceBookDocument = {
  id: 'pl-2027',
  demonstration: true,
  validFrom: '2026-01-01',
  regions: ['pl'],
  currency: 'PLN',
  margin: 3_000,
  waste: 1_500,
  insideSetup: 6_000,
  boards: { 'natural-e': '0.64', 'wrapped-grey-1.5': '1.38' },
  processes: { none: process, digital: process, flexo: process, offset: process },
  works: { folded: { press: 10_000, perPiece: '0.0150' } },
  finishes: { 'foil-none': { setup: '0', perM2: '0', perPiece: '0' } },
  qualities: { standard: { print: 10_000, perM2: '0' } },
  freightPerKg: '0.36',
  services: { tree: { fixed: '2' } },
};

export const bookRow = (change: Partial<PriceBookRow> = {}): PriceBookRow => ({
  id: 'pl-2027',
  valid_from: '2026-01-01',
  regions: ['pl'],
  currency: 'PLN',
  imported: false,
  demonstration: true,
  state: 'in_effect',
  in_effect_in: ['pl'],
  margin: '30.00',
  follows: 'pl-2026',
  imported_by: null,
  imported_by_name: null,
  imported_at: null,
  ...change,
});

/** What a preview answers: one row of the basket, by default without a fault. */
export const previewOf = (change: Partial<BookPreview> = {}): BookPreview => ({
  faults: [],
  floor: '15.00',
  returns: false,
  baskets: [
    {
      regions: ['pl'],
      currency: 'PLN',
      now: { id: 'pl-2027', valid_from: '2026-01-01', margin: '30.00' },
      rows: [
        {
          id: 'pl/mailer/500',
          configuration: {
            product: 'mailer-box-plain',
            size: { length: 250, width: 200, height: 80 },
            material: 'cardboard-natural',
            print_mode: 'no-print',
            finish: 'foil-none',
            quality: 'standard',
          },
          quantity: 500,
          now: { net: '1000.00', unit: '2.0000', process: 'none' },
          next: { net: '1100.00', unit: '2.2000', process: 'none' },
          change: '10.00',
          margin: '30.00',
          margin_now: '36.36',
          breaks: null,
        },
      ],
    },
  ],
  ...change,
});
