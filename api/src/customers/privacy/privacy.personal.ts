import { sql } from 'drizzle-orm';
import { namesAddressIn, type Person, type PersonalData } from '../../platform/index.ts';

/** Whether a column of text names one of the person's addresses. */
const names = (column: string, { emails }: Person) => namesAddressIn(sql.raw(column), emails);

/** What the server itself keeps: copies, requests, work to do, kept replies. */
export const privacyPersonal: PersonalData = {
  tables: {
    data_exports: 'pseudonymised',
    erasure_requests: 'pseudonymised',
    jobs: 'erased',
    idempotency_keys: 'erased',
    releases: 'nobody',
    rollouts: 'nobody',
    release_events: 'nobody',
    release_evidence: 'nobody',
    release_guards: 'nobody',
    release_sweeps: 'nobody',
    rollout_schedules: 'nobody',
    schema_migrations: 'nobody',
    // What is sold, at what price.
    variants: 'nobody',
    published_prices: 'nobody',
    coupons: 'nobody',
  },
  exports: {
    erasure_requests: ({ ids }) => sql`
      select state, requested_at, confirmed_at, erase_at, finished_at from erasure_requests
      where user_id in ${[...ids]} order by id`,
    data_exports: ({ ids }) => sql`
      select state, created_at, downloaded_at from data_exports where user_id in ${[...ids]} order by created_at`,
  },
  notCopied: {
    jobs: 'work that is about to be done, with what other tables say',
    idempotency_keys: 'replies that were given already, kept for a short while',
  },
  files: ({ ids }) => [
    sql`select sha256 from data_exports where user_id in ${[...ids]} and sha256 is not null`,
  ],
  erase: (person) => [
    sql`update data_exports set state = 'expired', sha256 = null, token_hash = null, bytes = null
      where user_id in ${[...person.ids]}`,
    sql`delete from idempotency_keys where actor in ${person.ids.map((id) => `user:${id}`)} or ${names('body', person)}`,
    // A job that runs at this moment loses what it says about the person when it ends.
    sql`delete from jobs where state <> 'running'
      and (${names("payload::text || ' ' || coalesce(last_error, '')", person)}
        or (payload ->> 'userId') in ${person.ids.map(String)})`,
  ],
  fileColumns: [['data_exports', 'sha256']],
};
