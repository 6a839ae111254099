// The explained price tiers in exact integers, compared with a loop in floats over the same processes and quantities
// without explanation. Inputs are new each time, so nothing is cached.

import { findPriceBook, resolveConfiguration } from '@shop/api/catalogue';
import { listProcesses, priceLadder, printModeRows } from '@shop/api/catalogue/composition';
import { markets, quantityRanges } from '@shop/regions';
import { compare, report } from './measure.ts';

const found = resolveConfiguration({
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white-one-side',
  print_mode: 'print-color-budget',
  finish: 'foil-none',
  quality: 'standard',
});
if (!found.ok) throw new Error(JSON.stringify(found));
const { subject } = found.value;
const book = findPriceBook(markets.eu, '2026-11-27');
if (!book) throw new Error('the euro has no price book');

const offers = listProcesses(subject.printMode, subject.family).map(({ process, colours, ink }) => {
  const row = book.processes[process];
  return {
    setup: Number(row.setup) + Number(row.perPlate) * colours,
    print: ((Number(row.perM2) + Number(row.perM2PerColour) * colours) * ink) / 1e4,
    piece: Number(row.perPiece),
  };
});
const { sides } = printModeRows[subject.printMode];
const area = Number(subject.printArea) / 1e6;
const board = Number(book.boards.get(subject.boards[0]?.boardId ?? '')) * (1 + Number(book.waste) / 1e4);
const freight = (Number(subject.weight) / 1e6) * Number(book.freightPerKg);
const plain = () =>
  quantityRanges.map((quantity) => {
    let best = Number.POSITIVE_INFINITY;
    for (const { setup, print, piece } of offers)
      best = Math.min(best, setup + quantity * (area * (board + print * sides) + piece + freight));
    return (best / (1 - Number(book.margin) / 1e4) / quantity / 1e4).toFixed(4);
  });

const { ratio, ours } = compare(() => priceLadder({ ...subject }, quantityRanges, book, 2300), plain);
report({
  what: `price ladder of ${quantityRanges.length} quantities ÷ plain loop in floats`,
  measured: ratio,
  unit: '×',
  limit: 250,
  note: `${Math.round(1000 / ours)} ladders a second`,
});
