import type { PriceBookData } from '../price-book.ts';

/** Sweden: figures of the trade's magnitude (docs/pricing.md), set for this market alone. */
export const se2026: PriceBookData = {
  id: 'demo-2026-se',
  demonstration: true,
  validFrom: '2026-01-01',
  regions: ['se'],
  currency: 'SEK',
  margin: 3000,
  waste: 1500,
  insideSetup: 6000,
  boards: {
    'natural-e': '7.30',
    'white-one-side-e': '7.55',
    'white-two-sides-e': '8.00',
    'natural-white-inside-e': '7.75',
    'white-e': '7.90',
    'coated-e': '8.90',
    'coated-white-inside-e': '9.40',
    'natural-b': '8.20',
    'white-one-side-b': '8.60',
    'natural-c': '8.70',
    'white-one-side-c': '9.05',
    'cardstock-350': '9.20',
    'white-300': '8.30',
  },
  processes: {
    none: { setup: '138', setupPerColour: '0', perM2: '0', perM2PerColour: '0', perPiece: '0.60' },
    digital: { setup: '290', setupPerColour: '0', perM2: '13.60', perM2PerColour: '0', perPiece: '0.82' },
    flexo: { setup: '1050', setupPerColour: '1380', perM2: '0.24', perM2PerColour: '0.46', perPiece: '0.58' },
    offset: { setup: '1850', setupPerColour: '460', perM2: '0.70', perM2PerColour: '0.35', perPiece: '0.70' },
  },
  finishes: {
    'foil-none': { setup: '0', perM2: '0', perPiece: '0' },
    'foil-glossy': { setup: '205', perM2: '3.90', perPiece: '0' },
    'foil-matte': { setup: '205', perM2: '4.35', perPiece: '0' },
    'sleeve-white': { setup: '345', perM2: '0', perPiece: '1.60' },
    'sleeve-kraft': { setup: '345', perM2: '0', perPiece: '1.40' },
    'single-strip': { setup: '0', perM2: '0', perPiece: '0.40' },
    'double-strip': { setup: '0', perM2: '0', perPiece: '0.70' },
  },
  qualities: {
    standard: { print: 10_000, perM2: '0' },
    'HD+': { print: 12_500, perM2: '0' },
    'HD+ glossy': { print: 12_500, perM2: '1.65' },
  },
  freightPerKg: '1.45',
};
