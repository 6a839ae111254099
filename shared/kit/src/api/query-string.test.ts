import axios from 'axios';
import { queryString } from './query-string.ts';

it.each([
  { page: 2, per_page: 10, 'q[state_cont_any][]': ['complete', 'canceled'] },
  { ids: ['a', 'b'], empty: [] },
  { signed_in: true, missing: undefined, nothing: null, text: 'a b&c=d+é' },
  { 'q[region_eq]': 'pl', tax_country_iso: 'PL' },
  {},
])('says what axios would say for %j', (query) => {
  const theirs = new URL(axios.getUri({ url: 'http://shop/', params: query }));
  expect([...new URLSearchParams(queryString(query))]).toEqual([...theirs.searchParams]);
});
