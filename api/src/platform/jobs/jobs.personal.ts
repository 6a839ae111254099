import { sql } from 'drizzle-orm';
import { mentionsAddressSql } from '../mail/mentions-address.ts';
import type { Person, PersonalData } from '../privacy/personal-data.ts';

/** Whether a column of text names one of the person's addresses. */
const names = (column: string, { emails }: Person) => mentionsAddressSql(sql.raw(column), emails);

/** What the server itself stores: work to do and stored replies. */
export const jobsPersonal: PersonalData = {
  tables: { jobs: 'erased', idempotency_keys: 'erased', schema_migrations: 'nobody' },
  notCopied: {
    jobs: 'work that is about to be done, with what other tables say',
    idempotency_keys: 'replies that were given already, kept for a short while',
  },
  erase: (person) => [
    sql`delete from idempotency_keys where actor in ${person.ids.map((id) => `user:${id}`)} or ${names('body', person)}`,
    // A job that runs at this moment loses what it says about the person when it ends.
    sql`delete from jobs where state <> 'running'
      and (${names("payload::text || ' ' || coalesce(last_error, '')", person)}
        or (payload ->> 'userId') in ${person.ids.map(String)})`,
  ],
};
