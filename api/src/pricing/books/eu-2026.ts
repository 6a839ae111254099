import type { PriceBookData } from '../price-book.ts';

/** European Union (euro): figures of the trade's magnitude (docs/pricing.md), set for this market alone. */
export const eu2026: PriceBookData = {
  id: 'demo-2026-eu',
  demonstration: true,
  validFrom: '2026-01-01',
  regions: ['eu', 'cz', 'de', 'es', 'fr', 'it', 'nl'],
  currency: 'EUR',
  margin: 3000,
  waste: 1500,
  insideSetup: 6000,
  boards: {
    'natural-e': '0.64',
    'white-one-side-e': '0.66',
    'white-two-sides-e': '0.70',
    'natural-white-inside-e': '0.68',
    'white-e': '0.69',
    'coated-e': '0.78',
    'coated-white-inside-e': '0.82',
    'natural-b': '0.72',
    'white-one-side-b': '0.75',
    'natural-c': '0.76',
    'white-one-side-c': '0.79',
    'cardstock-350': '0.80',
    'white-300': '0.72',
  },
  processes: {
    none: { setup: '12', setupPerColour: '0', perM2: '0', perM2PerColour: '0', perPiece: '0.05' },
    digital: { setup: '25', setupPerColour: '0', perM2: '1.20', perM2PerColour: '0', perPiece: '0.07' },
    flexo: { setup: '90', setupPerColour: '120', perM2: '0.02', perM2PerColour: '0.04', perPiece: '0.05' },
    offset: { setup: '160', setupPerColour: '40', perM2: '0.06', perM2PerColour: '0.03', perPiece: '0.06' },
  },
  finishes: {
    'foil-none': { setup: '0', perM2: '0', perPiece: '0' },
    'foil-glossy': { setup: '18', perM2: '0.34', perPiece: '0' },
    'foil-matte': { setup: '18', perM2: '0.38', perPiece: '0' },
    'sleeve-white': { setup: '30', perM2: '0', perPiece: '0.14' },
    'sleeve-kraft': { setup: '30', perM2: '0', perPiece: '0.12' },
    'single-strip': { setup: '0', perM2: '0', perPiece: '0.035' },
    'double-strip': { setup: '0', perM2: '0', perPiece: '0.06' },
  },
  qualities: {
    standard: { print: 10_000, perM2: '0' },
    'HD+': { print: 12_500, perM2: '0' },
    'HD+ glossy': { print: 12_500, perM2: '0.14' },
  },
  freightPerKg: '0.10',
};
