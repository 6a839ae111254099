import { parseFilters, withFilter } from './saved-filters.ts';

it('parses saved filters and ignores anything else', () => {
  const saved = [{ label: 'Paused', search: 'state=paused' }];
  expect(parseFilters(JSON.stringify(saved))).toEqual(saved);
  expect(parseFilters(JSON.stringify([...saved, { label: 1 }, null, 'x']))).toEqual(saved);
  for (const text of [null, '', '{', '{}', '"x"', '7']) expect(parseFilters(text)).toEqual([]);
});

it('puts the newest filter first, with unique names and twenty at most', () => {
  const first = { label: 'Mine', search: 'region=pl' };
  const again = { label: 'Mine', search: 'region=se' };
  expect(withFilter([first, { label: 'Other', search: '' }], again)).toEqual([
    again,
    { label: 'Other', search: '' },
  ]);
  const many = Array.from({ length: 30 }, (_, index) => ({ label: String(index), search: '' }));
  expect(withFilter(many, first)).toHaveLength(20);
});
