import { type SQL, sql } from 'drizzle-orm';

/** SQL of the name of a person by the actor that rows keep (`staff:7`), else their e-mail address; null for a tool. */
export const actorName = (actor: SQL): SQL => sql`(
  select coalesce(nullif(trim(concat_ws(' ', person.first_name, person.last_name)), ''), person.email) from users person
  where person.id = substring(${actor} from '^staff:([0-9]{1,9})$')::int)`;
