import * as contracts from '@shop/contracts';
import { type Domain, ok } from '../../platform/index.ts';
import { listStock } from './list-stock.ts';
import { setStock, stopCounting } from './set-stock.ts';

/** Warehouse stock, for staff. */
export const stock = (): Domain => ({
  name: 'stock',
  register(route) {
    route.staff(contracts.listStockItems, async ({ db, query }) => {
      const { page = 1, per_page = 25 } = query;
      const ids = query['q[external_pim_id_in][]'];
      const { items, total } = await listStock(
        db,
        {
          ids: typeof ids === 'string' ? [ids] : ids,
          product: query['q[product_eq]'],
          fragment: query['q[id_or_sku_cont]'],
          atMost: query['q[available_lteq]'],
        },
        { number: page, size: per_page },
      );
      return ok({
        stock_items: items,
        count: items.length,
        total_count: total,
        current_page: page,
        pages: Math.max(1, Math.ceil(total / per_page)),
        per_page,
      });
    });
    route.staff(contracts.setStockItem, ({ db, params, body, actor }) =>
      setStock(db, params.id, { ...body, on_hand: body.stock_item.on_hand, actor }),
    );
    route.staff(contracts.deleteStockItem, ({ db, params, actor }) => stopCounting(db, params.id, actor));
  },
});
