import type { Configuration } from '@shop/contracts';
import {
  checkOptions,
  dieOf,
  findBoard,
  isSoldIn,
  type OptionName,
  offeredOptions,
  optionCombinations,
  type Product,
  products,
  productsWithoutDie,
} from '@shop/packaging';
import { allRegions, markets, openRegions, quantityRanges } from '@shop/regions';
import { createProductionJob } from '../delivery/production-job.ts';
import { promiseJobDelivery } from '../delivery/promise-job-delivery.ts';
import { findPriceBook } from '../pricing/books/index.ts';
import { priceLine } from '../pricing/price-ladder.ts';
import { resolveConfiguration } from '../pricing/resolve-configuration.ts';

const today = '2026-11-27';

type Combination = ReturnType<typeof optionCombinations> extends Generator<infer Each> ? Each : never;

const configured = (product: Product, choice: Combination): Configuration => ({
  product: product.slug,
  size: { length: product.defaultSize.L, width: product.defaultSize.W, height: product.defaultSize.H },
  material: choice.material,
  print_mode: choice.printMode,
  finish: choice.finish,
  quality: choice.quality,
});

const wireNames: Readonly<Record<OptionName | 'product', string>> = {
  product: 'product',
  material: 'material',
  printMode: 'print_mode',
  finish: 'finish',
  quality: 'quality',
  creatorMode: 'creator_mode',
};

/** Every product in every region in every combination of its options, without sampling. */
describe.each(products.map((product) => [product.slug, product] as const))('%s', (_slug, product) => {
  it('has a die, a price at every step and a date for what is allowed; a reason for what is not', () => {
    for (const region of openRegions) {
      const book = findPriceBook(region, today);
      if (!book) throw new Error(`${region.id} has no book`);
      for (const choice of optionCombinations(product)) {
        const asked = configured(product, choice);
        const check = checkOptions(product, choice, region.id);
        const thing = resolveConfiguration(asked, region.id);
        const told = `${region.id} ${Object.values(choice).join(' ')}`;
        expect([told, thing.ok]).toEqual([told, check.ok]);
        if (check.ok && thing.ok) {
          const board = findBoard(product, choice.material);
          expect(board && dieOf(product, product.defaultSize, board, choice.finish).ok).toBe(true);
          const prices = quantityRanges.map((count) => priceLine(thing.value.subject, count, book));
          expect([told, prices.filter((line) => !line || line.net.amount <= 0n)]).toEqual([told, []]);
          const job = createProductionJob(asked, 30, markets[region.id], today);
          expect(job.goods?.currency).toBe(region.currency);
          expect(job.process).toBe(prices[0]?.process);
          const promised = promiseJobDelivery({
            job,
            from: { day: today, minutes: 600 },
            destination: region.defaultShippingCountryCode,
            locale: region.locale,
            saved: 0,
          });
          expect(today < promised.dispatch && promised.dispatch < promised.from).toBe(true);
          expect(promised.from <= promised.to).toBe(true);
        } else if (!check.ok && !thing.ok) {
          expect(thing).toMatchObject({ code: 'combination_not_allowed' });
          const [field] = thing.fields ?? [];
          expect(field).toMatchObject({
            path: `configuration.${wireNames[check.option]}`,
            code: check.reason,
          });
          for (const value of check.allowed) expect(field?.message).toContain(value);
        }
      }
    }
  });

  it('is refused with an option that it does not have, wherever it is sold', () => {
    for (const region of openRegions.filter(({ id }) => isSoldIn(product, id)))
      for (const option of ['material', 'printMode', 'finish', 'quality'] as const) {
        const [first] = optionCombinations(product);
        if (!first) throw new Error('nothing is offered');
        const others = products.flatMap((each) => offeredOptions(each)[option]);
        const alien = others.find((value) => !offeredOptions(product)[option].includes(value));
        if (!alien) continue;
        const asked = { ...configured(product, first), [wireNames[option]]: alien };
        expect(resolveConfiguration(asked, region.id)).toMatchObject({
          ok: false,
          code: 'combination_not_allowed',
          fields: [{ path: `configuration.${wireNames[option]}`, code: 'not_offered' }],
        });
      }
  });
});

describe('regions', () => {
  it('are named by products and rules as they are', () => {
    const known = allRegions.map(({ id }) => id as string);
    for (const { slug, regions = [] } of [...products, ...productsWithoutDie])
      expect([slug, regions.filter((id) => !known.includes(id))]).toEqual([slug, []]);
    for (const { slug, regionRules = [] } of products)
      for (const rule of regionRules)
        expect([slug, rule.regions.filter((id) => !known.includes(id))]).toEqual([slug, []]);
  });

  it('have something of every category each', () => {
    for (const { id } of openRegions)
      for (const category of new Set(products.flatMap(({ categories }) => categories)))
        expect(products.some((each) => isSoldIn(each, id) && each.categories.includes(category))).toBe(true);
  });
});
