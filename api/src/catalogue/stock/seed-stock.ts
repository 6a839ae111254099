import { sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';
import { readyMadeSlugs } from './ready-made.ts';

/** Initial stock of a new shop, until it is counted. Demonstration figures. */
const packs = 500;
const pieces = 20_000;

/**
 * Adds ready-made products that have no stock row. Runs at every start; returns the number of added
 * rows.
 */
export const seedStock = (db: Queryable): Promise<number> =>
  db.execute(sql`
    insert into stock_items (pim_id, on_hand)
    select distinct external_pim_id, case when product = 'sample-packs' then ${packs}::int else ${pieces}::int end
    from variants where size_type = 'standard' and product = any(${array(readyMadeSlugs, 'text')})
    on conflict (pim_id) do nothing`);
