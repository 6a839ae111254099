import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/** Data exports and erasure requests. */
export const privacyPersonal: PersonalData = {
  tables: {
    data_exports: 'pseudonymised',
    erasure_requests: 'pseudonymised',
  },
  exports: {
    erasure_requests: ({ ids }) => sql`
      select state, requested_at, confirmed_at, erase_at, finished_at from erasure_requests
      where user_id in ${[...ids]} order by id`,
    data_exports: ({ ids }) => sql`
      select state, created_at, downloaded_at from data_exports where user_id in ${[...ids]} order by created_at`,
  },
  files: ({ ids }) => [
    sql`select sha256 from data_exports where user_id in ${[...ids]} and sha256 is not null`,
  ],
  erase: ({ ids }) => [
    sql`update data_exports set state = 'expired', sha256 = null, token_hash = null, bytes = null
      where user_id in ${[...ids]}`,
  ],
  fileColumns: [['data_exports', 'sha256']],
};
