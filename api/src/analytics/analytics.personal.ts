import { sql } from 'drizzle-orm';
import type { PersonalData } from '../privacy/personal-data.ts';

export const analyticsPersonal: PersonalData = {
  tables: {
    analytics_events: 'erased',
    analytics_counts: 'nobody',
    analytics_seen: 'nobody',
    analytics_aliases: 'erased',
    analytics_profiles: 'erased',
    analytics_sessions: 'erased',
    acquisition_attributions: 'erased',
  },
  exports: {
    analytics_events: ({ ids }) => sql`
      select type, name, region, context, properties, consent, happened_at from analytics_events
      where user_id in ${[...ids]} or anonymous_id in
        (select anonymous_id from analytics_aliases where user_id in ${[...ids]}) order by id`,
    analytics_profile: ({ ids }) => sql`
      select first_touch, first_touch_at, partner_key, client_id, session_id, session_number, anonymous_id, updated_at
      from analytics_profiles where user_id in ${[...ids]} order by user_id`,
    attributions: ({ ids }) => sql`
      select touch, created_at from acquisition_attributions where user_id in ${[...ids]} order by id`,
  },
  erase: ({ ids }) => [
    sql`delete from analytics_events where user_id in ${[...ids]} or anonymous_id in
      (select anonymous_id from analytics_aliases where user_id in ${[...ids]})
      or anonymous_id in (select anonymous_id from analytics_profiles
        where user_id in ${[...ids]} and anonymous_id is not null)`,
    sql`delete from analytics_aliases where user_id in ${[...ids]}`,
    sql`delete from analytics_profiles where user_id in ${[...ids]}`,
    sql`delete from analytics_sessions where user_id in ${[...ids]}`,
    sql`delete from acquisition_attributions where user_id in ${[...ids]}`,
  ],
};
