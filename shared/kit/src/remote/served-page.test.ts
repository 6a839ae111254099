/** @jest-environment jsdom */
import { queryClient } from '../query/query-client.ts';
import { hydrateServedQueries } from './served-page.ts';

it.each([
  ['', false],
  [' data-old', true],
])('takes over what the server has read%s, to be asked for again: %s', (attribute, again) => {
  document.body.innerHTML = `<script type="application/json" id="shop-queries"${attribute}>[[["price"],"0.42"]]</script>`;
  hydrateServedQueries();
  expect(queryClient.getQueryData(['price'])).toBe('0.42');
  const query = queryClient.getQueryCache().find({ queryKey: ['price'] });
  expect(query?.isStaleByTime(30_000)).toBe(again);
  queryClient.clear();
});
