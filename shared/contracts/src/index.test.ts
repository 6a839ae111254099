import * as contracts from './index.ts';
import { type Endpoint, type ParamsOf, problemCodes, type ReplyOf, statusOf } from './index.ts';

const endpoints = Object.entries(contracts as Readonly<Record<string, unknown>>).filter(
  (entry): entry is [string, Endpoint] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'audience' in entry[1] && 'path' in entry[1],
);

describe('endpoints', () => {
  it('have unique method and path', () => {
    const seen = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':_')}`);
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen.length).toBeGreaterThan(40);
  });

  it('declare every path parameter', () => {
    for (const [name, { path, params }] of endpoints) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      const declared = params ? Object.keys((params as unknown as { def: { shape: object } }).def.shape) : [];
      expect({ name, declared: declared.sort() }).toEqual({ name, declared: named.sort() });
    }
  });

  it('type parameters and replies', () => {
    const params: ParamsOf<typeof contracts.getOrder> = { number: 'R1' };
    const state: ReplyOf<typeof contracts.getOrder>['state'] = 'cart';
    expect([params.number, state]).toEqual(['R1', 'cart']);
  });
});

it('gives every problem code a status', () => {
  expect(Object.keys(statusOf).sort()).toEqual([...problemCodes].sort());
});
