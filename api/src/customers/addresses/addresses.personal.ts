import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

export const addressesPersonal: PersonalData = {
  tables: { addresses: 'erased' },
  exports: {
    addresses: ({ ids }) => sql`
      select attributes, created_at, updated_at from addresses where user_id in ${[...ids]} order by id`,
  },
  erase: ({ ids }) => [sql`delete from addresses where user_id in ${[...ids]}`],
};
