import { sql } from 'drizzle-orm';
import type { PersonalData } from '../privacy/personal-data.ts';

/** Events hold only numbers and amounts; erasing the account removes their owner. */
export const webhooksPersonal: PersonalData = {
  tables: {
    webhook_endpoints: 'erased',
    webhook_events: 'pseudonymised',
    webhook_deliveries: 'pseudonymised',
    webhook_sequences: 'nobody',
  },
  exports: {
    webhook_endpoints: ({ ids }) => sql`
      select url, description, events, state, created_at from webhook_endpoints
      where user_id in ${[...ids]} and deleted_at is null order by id`,
    webhook_events: ({ ids }) => sql`
      select type, resource, data, created_at from webhook_events where user_id in ${[...ids]} order by created_at`,
  },
  notCopied: { webhook_deliveries: 'what the own machine answered to an event' },
  erase: ({ ids }) => [
    sql`delete from webhook_endpoints where user_id in ${[...ids]}`,
    sql`update webhook_events set user_id = null where user_id in ${[...ids]}`,
  ],
};
