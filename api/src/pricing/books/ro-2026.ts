import type { PriceBookData } from '../price-book.ts';

/** Romania: figures of the trade's magnitude (docs/pricing.md), set for this market alone. */
export const ro2026: PriceBookData = {
  id: 'demo-2026-ro',
  demonstration: true,
  validFrom: '2026-01-01',
  regions: ['ro'],
  currency: 'RON',
  margin: 3000,
  waste: 1500,
  insideSetup: 6000,
  boards: {
    'natural-e': '3.10',
    'white-one-side-e': '3.22',
    'white-two-sides-e': '3.42',
    'natural-white-inside-e': '3.32',
    'white-e': '3.36',
    'coated-e': '3.78',
    'coated-white-inside-e': '4.00',
    'natural-b': '3.48',
    'white-one-side-b': '3.64',
    'natural-c': '3.70',
    'white-one-side-c': '3.86',
    'cardstock-350': '3.90',
    'white-300': '3.52',
  },
  processes: {
    none: { setup: '58', setupPerColour: '0', perM2: '0', perM2PerColour: '0', perPiece: '0.24' },
    digital: { setup: '122', setupPerColour: '0', perM2: '5.90', perM2PerColour: '0', perPiece: '0.34' },
    flexo: { setup: '440', setupPerColour: '590', perM2: '0.10', perM2PerColour: '0.20', perPiece: '0.24' },
    offset: { setup: '790', setupPerColour: '200', perM2: '0.30', perM2PerColour: '0.15', perPiece: '0.29' },
  },
  finishes: {
    'foil-none': { setup: '0', perM2: '0', perPiece: '0' },
    'foil-glossy': { setup: '88', perM2: '1.68', perPiece: '0' },
    'foil-matte': { setup: '88', perM2: '1.86', perPiece: '0' },
    'sleeve-white': { setup: '150', perM2: '0', perPiece: '0.70' },
    'sleeve-kraft': { setup: '150', perM2: '0', perPiece: '0.60' },
    'single-strip': { setup: '0', perM2: '0', perPiece: '0.17' },
    'double-strip': { setup: '0', perM2: '0', perPiece: '0.30' },
  },
  qualities: {
    standard: { print: 10_000, perM2: '0' },
    'HD+': { print: 12_500, perM2: '0' },
    'HD+ glossy': { print: 12_500, perM2: '0.70' },
  },
  freightPerKg: '0.55',
};
