/** @jest-environment jsdom */

import { type Order, queryKeys } from '@shop/contracts';
import { on } from '@shop/kit';
import { queryClient } from '@shop/kit/query';
import { testOrder } from '@shop/kit/testing';
import { cacheOrder, getCachedOrder } from './order.query.ts';

const at = (version: number, change: Partial<Order> = {}): Order => ({ ...testOrder, version, ...change });
const cart = () => queryClient.getQueryData<Order | null>(queryKeys.cart);
const named = (number = testOrder.number) => queryClient.getQueryData<Order>(queryKeys.order(number));

beforeEach(() => queryClient.clear());
afterAll(() => queryClient.clear());

it('keeps what is known against an answer that was overtaken by a newer one, and tells nobody', () => {
  const newer = at(3, { company: { id: 3, name: 'Kowal GmbH' } });
  cacheOrder(newer);
  const told: number[] = [];
  const leave = on('cartChanged', ({ lines }) => told.push(lines));
  cacheOrder(at(2));
  leave();
  expect([cart(), named()]).toEqual([newer, newer]);
  expect(told).toEqual([]);
});

it('takes over an answer of the same version: a payment moves without one, and so does what is required', () => {
  cacheOrder(at(3));
  const same = at(3, { requirements: [] });
  cacheOrder(same);
  expect([cart(), named()]).toEqual([same, same]);
});

it('takes over a placed order under whatever version, and the cart is empty', () => {
  cacheOrder(at(3));
  const placed = at(2, { state: 'complete', completed_at: '2026-11-28T10:05:00Z' });
  cacheOrder(placed);
  expect([cart(), named()]).toEqual([null, placed]);
});

it('takes over another cart, whose versions are its own', () => {
  cacheOrder(at(9));
  const other = at(1, { number: 'R200' });
  cacheOrder(other);
  expect(cart()).toEqual(other);
  expect(named('R200')).toEqual(other);
  expect(getCachedOrder('R100')?.version).toBe(9);
});

it('takes over an order where a version is not known on one side', () => {
  const { version: _none, ...bare } = testOrder;
  const unversioned = bare as Order;
  cacheOrder(at(3));
  cacheOrder(unversioned);
  expect(named()).toEqual(unversioned);
  cacheOrder(at(1));
  expect(named()).toEqual(at(1));
});
