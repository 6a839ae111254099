import type { PriceBookData } from '../price-book.ts';

/** Poland: figures of the trade's magnitude (docs/pricing.md), set for this market alone. */
export const pl2026: PriceBookData = {
  id: 'demo-2026-pl',
  demonstration: true,
  validFrom: '2026-01-01',
  regions: ['pl'],
  currency: 'PLN',
  margin: 3000,
  waste: 1500,
  insideSetup: 6000,
  boards: {
    'natural-e': '2.58',
    'white-one-side-e': '2.68',
    'white-two-sides-e': '2.86',
    'natural-white-inside-e': '2.78',
    'white-e': '2.82',
    'coated-e': '3.15',
    'coated-white-inside-e': '3.34',
    'natural-b': '2.90',
    'white-one-side-b': '3.04',
    'natural-c': '3.08',
    'white-one-side-c': '3.22',
    'cardstock-350': '3.25',
    'white-300': '2.95',
  },
  processes: {
    none: { setup: '46', setupPerColour: '0', perM2: '0', perM2PerColour: '0', perPiece: '0.19' },
    digital: { setup: '99', setupPerColour: '0', perM2: '4.85', perM2PerColour: '0', perPiece: '0.27' },
    flexo: { setup: '350', setupPerColour: '470', perM2: '0.09', perM2PerColour: '0.16', perPiece: '0.19' },
    offset: { setup: '630', setupPerColour: '160', perM2: '0.24', perM2PerColour: '0.12', perPiece: '0.23' },
  },
  finishes: {
    'foil-none': { setup: '0', perM2: '0', perPiece: '0' },
    'foil-glossy': { setup: '72', perM2: '1.38', perPiece: '0' },
    'foil-matte': { setup: '72', perM2: '1.52', perPiece: '0' },
    'sleeve-white': { setup: '120', perM2: '0', perPiece: '0.56' },
    'sleeve-kraft': { setup: '120', perM2: '0', perPiece: '0.48' },
    'single-strip': { setup: '0', perM2: '0', perPiece: '0.14' },
    'double-strip': { setup: '0', perM2: '0', perPiece: '0.24' },
  },
  qualities: {
    standard: { print: 10_000, perM2: '0' },
    'HD+': { print: 12_500, perM2: '0' },
    'HD+ glossy': { print: 12_500, perM2: '0.58' },
  },
  freightPerKg: '0.36',
};
