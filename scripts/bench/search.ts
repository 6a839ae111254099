// The processor time of one suggestion: acceptance queries typed letter by letter, as the field of the bar asks for
// them. The slowest twentieth counts; each suggestion by the better of two rounds, since others use the processor too.

import { createTextIndex, search } from '@shop/search';
import { canMake } from '../../mf-catalogue/src/search/can-make.ts';
import queries from '../../mf-catalogue/src/search/queries/queries.json';
import { makeSearchData } from '../../mf-catalogue/src/search/search-data.ts';
import { concepts, sizedProducts } from '../../mf-catalogue/src/search/sized-products.static.ts';
import { median, report } from './measure.ts';

const cpuOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const perSuggestion: number[] = [];
const perIndex: number[] = [];
for (const locale of ['de-DE', 'en-US', 'pl-PL', 'sv-SE']) {
  const { documents, words } = makeSearchData(locale);
  const make = () => createTextIndex(documents, concepts, { ...words, locale });
  perIndex.push(Math.min(cpuOf(make), cpuOf(make), cpuOf(make)));
  const source = { index: make(), products: sizedProducts, canMake };
  const typed = queries
    .filter((each) => each.locale === locale)
    .slice(0, 30)
    .flatMap(({ query }) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const round = () => typed.map((query) => cpuOf(() => search(query, source, { typing: true })));
  round();
  const [one, other] = [round(), round()];
  perSuggestion.push(...one.map((time, at) => Math.min(time, other[at] ?? time)));
}
perSuggestion.sort((one, other) => one - other);
report({
  what: 'a suggestion, slowest twentieth',
  measured: perSuggestion[Math.floor(perSuggestion.length * 0.95)] ?? Number.NaN,
  unit: 'ms',
  limit: 10,
  note: `median ${median(perSuggestion).toFixed(2)} ms of ${perSuggestion.length}`,
});
report({ what: 'index of a language', measured: median(perIndex), unit: 'ms' });
