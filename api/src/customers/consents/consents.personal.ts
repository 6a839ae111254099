import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

export const consentsPersonal: PersonalData = {
  tables: { consent_log: 'pseudonymised', newsletter_subscriptions: 'erased' },
  exports: {
    consents: ({ ids, emails }) => sql`
      select type, status, text_version, source, email, region, locale, created_at from consent_log
      where user_id in ${[...ids]} or email in ${[...emails, '']} order by id`,
    newsletter: ({ emails }) => sql`
      select email, region, locale, state, source, requested_at, confirmed_at, unsubscribed_at
      from newsletter_subscriptions where email in ${[...emails, '']} order by id`,
  },
  erase: ({ ids, emails }) => [
    sql`update consent_log set user_id = null, email = null
      where user_id in ${[...ids]} or email in ${[...emails, '']}`,
    sql`delete from newsletter_subscriptions where email in ${[...emails, '']}`,
  ],
};
