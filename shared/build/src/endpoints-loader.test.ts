import { readFileSync } from 'node:fs';
import path from 'node:path';

const load = require('./endpoints-loader.cjs') as (this: { resourcePath: string }, source: string) => string;
const contracts = path.resolve(__dirname, '../../contracts/src');
const loaded = (name: string): string => {
  const resourcePath = path.join(contracts, name);
  return load.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
};

it('keeps where to call and drops how the server judges it', () => {
  const text = loaded('payments.ts');
  const [, declaration = ''] = /payByCard = .*?defineEndpoint\((\{.*?\})\)/s.exec(text) ?? [];
  expect(declaration).toContain("path: '/v2/:orderId/stripe/payment_intents/pay'");
  expect(declaration).toContain("method: 'POST'");
  expect(declaration).toContain("idempotency: 'required'");
  expect(declaration).not.toMatch(/\b(params|query|body|reply|errors|summary):/);
});

it('marks every schema as pure, so that an unread one can be dropped', () => {
  for (const name of ['orders.ts', 'identity.ts', 'catalogue.ts', 'problem.ts', 'shop-document.ts']) {
    const unmarked = loaded(name)
      .split('\n')
      .filter((line) => /^(export )?const \w+ = z\./.test(line));
    expect({ name, unmarked }).toEqual({ name, unmarked: [] });
  }
});

it('lets a schema go that reads or spreads a part of another', () => {
  expect(loaded('delivery.ts')).toMatch(/deliveryEstimateSchema = \/\*#__PURE__\*\/ \(\(\) => /);
  expect(loaded('delivery.ts')).toMatch(/promiseShape = \/\*#__PURE__\*\/ \(\(\) => \(\{/);
});

it('leaves types alone', () => {
  expect(loaded('orders.ts')).toContain('export type Order = z.output<typeof orderSchema>');
});
