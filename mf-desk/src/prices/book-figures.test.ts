import type { PriceBookDocument } from '@shop/contracts';
import { applyTyped, diffBooks, listFigures, nextId, readFigure, showFigure } from './book-figures.ts';
import { book } from './prices.fixture.ts';

it('reads amounts and shares as people type them', () => {
  expect(readFigure('price', ' 1 234,56 ')).toBe('1234.56');
  expect(readFigure('price', '0,12345')).toBeNull();
  expect(readFigure('setup', '-1')).toBeNull();
  expect(readFigure('margin', '32,5')).toBe(3250);
  expect(readFigure('margin', '100')).toBeNull();
  expect(readFigure('print', '125')).toBe(12_500);
});

it('shows each figure with the decimal sign of the reader, as it reads it again', () => {
  for (const figure of listFigures(book)) {
    const shown = showFigure(figure, ',');
    expect([figure.path, shown.includes('.')]).toEqual([figure.path, false]);
    expect(Number(readFigure(figure.name, shown))).toBe(Number(figure.value));
  }
  expect(
    showFigure({ path: 'margin', table: 'general', row: 'margin', name: 'margin', value: 1_250 }, ','),
  ).toBe('12,5');
});

it('changes one figure, also under an id with a point, and names those that are none', () => {
  const typed = { 'boards.wrapped-grey-1.5': '2', 'processes.digital.setup': 'x', margin: '25' };
  const { book: next, wrong } = applyTyped(book, typed);
  expect(next).toEqual({ ...book, margin: 2_500, boards: { ...book.boards, 'wrapped-grey-1.5': '2' } });
  expect([...wrong]).toEqual(['processes.digital.setup']);
  expect(listFigures(next)).toHaveLength(listFigures(book).length);
});

it('finds what differs, and what one book alone has', () => {
  const after: PriceBookDocument = {
    ...book,
    boards: { 'natural-e': '0.80', 'wrapped-grey-1.5': '1.380' },
    services: {},
  };
  const found = diffBooks(book, after).map(({ figure, before, after: to, change }) => [
    figure.path,
    before,
    to,
    change === null ? null : change.toFixed(2),
  ]);
  // 0.64 to 0.80 is a quarter more; 1.38 and 1.380 are the same amount.
  expect(found).toEqual([
    ['boards.natural-e', '0.64', '0.80', '0.25'],
    ['services.tree.fixed', '2', null, null],
  ]);
});

it('names the next version of a book', () => {
  expect(nextId('demo-2026-pl', new Set())).toBe('demo-2026-pl.2');
  expect(nextId('demo-2026-pl.2', new Set(['demo-2026-pl.3']))).toBe('demo-2026-pl.4');
});
