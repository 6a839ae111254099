import { filtersBehind } from './orders-behind.ts';

it.each([
  ['month', '2024-02', { from: '2024-02-10', to: '2024-02-29' }],
  ['month', '2024-03', { from: '2024-03-01', to: '2024-03-20' }],
  ['day', '2024-03-01', { from: '2024-03-01', to: '2024-03-01' }],
  ['region', 'se', { from: '2024-02-10', to: '2024-03-20', where: 'se' }],
  ['product', 'paper-bag', null],
] as const)('by %s, %s leads to the orders of %j', (by, key, expected) => {
  expect(filtersBehind({ key }, { from: '2024-02-10', to: '2024-03-20', by })).toEqual(expected);
});
