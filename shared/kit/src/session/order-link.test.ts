/** @jest-environment jsdom */
import { captureOrderToken, orderToken } from './order-link.ts';

it('takes the secret out of the address, leaves the rest, and knows it on that page alone', () => {
  window.history.replaceState({ kept: 1 }, '', '/account/orders/R100?lang=sv&order_token=s3cret#lines');
  captureOrderToken();
  expect(window.location.href).toMatch(/\/account\/orders\/R100\?lang=sv#lines$/);
  expect(window.history.state).toEqual({ kept: 1 });
  expect(orderToken()).toBe('s3cret');
  captureOrderToken();
  expect(orderToken()).toBe('s3cret');
  window.history.replaceState(null, '', '/account/orders/R101');
  expect(orderToken()).toBeUndefined();
});
