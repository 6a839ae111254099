import type { Endpoint } from '@shop/contracts';
import type { Entries, Entry } from './entry.ts';
import { catalogue } from './valid-calls/catalogue.ts';
import { companies } from './valid-calls/companies.ts';
import { designs } from './valid-calls/designs.ts';
import { desk } from './valid-calls/desk.ts';
import { fulfilment } from './valid-calls/fulfilment.ts';
import { orders } from './valid-calls/orders.ts';
import { payments } from './valid-calls/payments.ts';
import { people } from './valid-calls/people.ts';
import { secondFactor } from './valid-calls/second-factor.ts';
import { tools } from './valid-calls/tools.ts';

/** A valid call of every endpoint of the shop. */
export const validCalls: Entries = {
  ...people,
  ...catalogue,
  ...designs,
  ...orders,
  ...payments,
  ...fulfilment,
  ...companies,
  ...desk,
  ...secondFactor,
  ...tools,
};

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): keyof typeof validCalls =>
  `${method} ${path as `/${string}`}`;

export const findEntry = (endpoint: Endpoint): Entry | undefined => {
  const name = nameOf(endpoint);
  return Object.hasOwn(validCalls, name) ? validCalls[name] : undefined;
};
