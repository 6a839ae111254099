import type { BasketRow, PriceBookDocument } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { toDecimal, unitToDecimal } from '@shop/money';
import { type ComparedPrice, marginFloor } from '../../catalogue/index.ts';
import { type ApiDeps, type Failure, fail, needsSecondPerson, ok, type Route } from '../../platform/index.ts';
import { importBook } from '../desk/price-books.ts';
import { assessBook, type Basket, rowId } from './assess-book.ts';
import { listBooks, readBookDocument } from './list-books.ts';

/** The bytes of the largest book. */
const bodyLimit = 256 * 1024;

/** Refuses a book for regions in which the caller may not change the catalogue; `null` as regions are all. */
const refuseRegions = (
  { regions }: PriceBookDocument,
  held: readonly string[] | null,
): Failure<'forbidden'> | null =>
  held === null || regions.every((region) => held.includes(region)) ? null : fail('forbidden');

const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

const presentPrice = (price: ComparedPrice['now']) =>
  price && { net: toDecimal(price.net), unit: unitToDecimal(price.unit), process: price.process };

const presentRow = (price: ComparedPrice, basket: Basket): BasketRow => {
  const { item, quantity, now, next, margin, marginNow, breaks } = price;
  const [before, after] = [Number(now?.net.amount ?? 0n), Number(next?.net.amount ?? 0n)];
  return {
    id: rowId(price, basket),
    configuration: item.configuration,
    quantity,
    now: presentPrice(now),
    next: presentPrice(next),
    change: now && next && before > 0 ? ((after / before - 1) * 100).toFixed(2) : null,
    margin: margin === null ? null : percent(margin),
    margin_now: marginNow === null ? null : percent(marginNow),
    breaks,
  };
};

/** Registers the routes of price books. */
export const registerPriceBooks = (route: Route, { clock }: ApiDeps): void => {
  route.staff(
    contracts.importPriceBook,
    async (call) => {
      const refused = refuseRegions(call.body, call.held.regions);
      if (refused) return refused;
      return needsSecondPerson(call, 'staff:catalogue:approve')
        ? fail('approval_needed')
        : importBook(call.db, call.body, call.actor, clock());
    },
    { bodyLimit },
  );
  route.staff(contracts.listPriceBooks, async ({ db, held, query }) =>
    ok({ price_books: await listBooks(db, held.regions, query, clock()) }),
  );
  route.staff(contracts.getPriceBook, ({ db, held, params }) =>
    readBookDocument(db, held.regions, params.id, clock()),
  );
  route.staff(
    contracts.previewPriceBook,
    async ({ db, body, held }) => {
      const refused = refuseRegions(body, held.regions);
      if (refused) return refused;
      const { faults, returns, baskets } = await assessBook(db, body, clock());
      return ok({
        faults: [...faults],
        returns,
        floor: percent(marginFloor),
        baskets: baskets.map((basket) => ({
          regions: [...basket.regions],
          currency: body.currency,
          now: basket.now
            ? { id: basket.now.id, valid_from: basket.now.validFrom, margin: percent(basket.now.margin) }
            : null,
          rows: basket.prices.map((price) => presentRow(price, basket)),
        })),
      });
    },
    { bodyLimit, perMinute: 60 },
  );
};
