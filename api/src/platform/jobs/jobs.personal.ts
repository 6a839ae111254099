import { sql } from 'drizzle-orm';
import { mentionsAddressSql } from '../mail/mentions-address.ts';
import type { Person, PersonalData } from '../privacy/personal-data.ts';

/** Whether a text column mentions one of the person's addresses. */
const names = (column: string, { emails }: Person) => mentionsAddressSql(sql.raw(column), emails);

/** Personal data of the platform: jobs and stored replies. */
export const jobsPersonal: PersonalData = {
  tables: { jobs: 'erased', idempotency_keys: 'erased', schema_migrations: 'nobody' },
  notCopied: {
    jobs: 'work that is about to be done, with what other tables say',
    idempotency_keys: 'replies that were given already, kept for a short while',
  },
  erase: (person) => [
    sql`delete from idempotency_keys where actor in ${person.ids.map((id) => `user:${id}`)} or ${names('body', person)}`,
    // A running job clears its personal payload when it ends.
    sql`delete from jobs where state <> 'running'
      and (${names("payload::text || ' ' || coalesce(last_error, '')", person)}
        or (payload ->> 'userId') in ${person.ids.map(String)})`,
  ],
};
