import { sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';
import { readyMadeSlugs } from './ready-made.ts';

/** What a fresh shop is given to sell, until somebody counts. Demonstration figures. */
const packs = 500;
const pieces = 20_000;

/** Counts what is ready-made and has not been counted yet. Runs at every start; returns how many were added. */
export const seedStock = (db: Queryable): Promise<number> =>
  db.execute(sql`
    insert into stock_items (pim_id, on_hand)
    select distinct external_pim_id, case when product = 'sample-packs' then ${packs}::int else ${pieces}::int end
    from variants where size_type = 'standard' and product = any(${array(readyMadeSlugs, 'text')})
    on conflict (pim_id) do nothing`);
