import type { PriceBookData } from '../price-book.ts';

/** United States: figures of the trade's magnitude (docs/pricing.md), set for this market alone. */
export const us2026: PriceBookData = {
  id: 'demo-2026-us',
  demonstration: true,
  validFrom: '2026-01-01',
  regions: ['us'],
  currency: 'USD',
  margin: 3000,
  waste: 1500,
  insideSetup: 6000,
  boards: {
    'natural-e': '0.76',
    'white-one-side-e': '0.79',
    'white-two-sides-e': '0.84',
    'natural-white-inside-e': '0.81',
    'white-e': '0.83',
    'coated-e': '0.93',
    'coated-white-inside-e': '0.98',
    'natural-b': '0.85',
    'white-one-side-b': '0.90',
    'natural-c': '0.91',
    'white-one-side-c': '0.95',
    'cardstock-350': '0.96',
    'white-300': '0.87',
  },
  processes: {
    none: { setup: '15', setupPerColour: '0', perM2: '0', perM2PerColour: '0', perPiece: '0.06' },
    digital: { setup: '31', setupPerColour: '0', perM2: '1.42', perM2PerColour: '0', perPiece: '0.085' },
    flexo: { setup: '105', setupPerColour: '140', perM2: '0.025', perM2PerColour: '0.045', perPiece: '0.06' },
    offset: { setup: '190', setupPerColour: '46', perM2: '0.07', perM2PerColour: '0.035', perPiece: '0.07' },
  },
  finishes: {
    'foil-none': { setup: '0', perM2: '0', perPiece: '0' },
    'foil-glossy': { setup: '22', perM2: '0.41', perPiece: '0' },
    'foil-matte': { setup: '22', perM2: '0.45', perPiece: '0' },
    'sleeve-white': { setup: '36', perM2: '0', perPiece: '0.17' },
    'sleeve-kraft': { setup: '36', perM2: '0', perPiece: '0.145' },
    'single-strip': { setup: '0', perM2: '0', perPiece: '0.042' },
    'double-strip': { setup: '0', perM2: '0', perPiece: '0.07' },
  },
  qualities: {
    standard: { print: 10_000, perM2: '0' },
    'HD+': { print: 12_500, perM2: '0' },
    'HD+ glossy': { print: 12_500, perM2: '0.17' },
  },
  freightPerKg: '0.19',
};
