import { sql } from 'drizzle-orm';
import type { PersonalData } from '../privacy/personal-data.ts';

export const keysPersonal: PersonalData = {
  tables: { api_keys: 'erased' },
  exports: {
    api_keys: ({ ids }) => sql`
      select name, hint, scopes, created_at, expires_at, last_used_at, revoked_at from api_keys
      where user_id in ${[...ids]} order by id`,
  },
  erase: ({ ids }) => [sql`delete from api_keys where user_id in ${[...ids]}`],
};
