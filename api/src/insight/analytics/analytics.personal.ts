import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/**
 * Events of these users, and anonymous events under an id that the account adopted. Any browser can
 * claim any anonymous id, so an id alone does not assign another account's events.
 */
const events = (
  ids: readonly number[],
) => sql`(user_id in ${[...ids]} or user_id is null and anonymous_id = any
  (array(select anonymous_id from analytics_aliases where user_id in ${[...ids]})))`;

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
      where ${events(ids)} order by id`,
    analytics_profile: ({ ids }) => sql`
      select first_touch, first_touch_at, partner_key, client_id, session_id, session_number, anonymous_id, updated_at
      from analytics_profiles where user_id in ${[...ids]} order by user_id`,
    analytics_sessions: ({ ids }) => sql`
      select session_id, session_number, client_id, hits, started_at, last_seen_at from analytics_sessions
      where user_id in ${[...ids]} order by started_at, session_id`,
    attributions: ({ ids }) => sql`
      select touch, created_at from acquisition_attributions where user_id in ${[...ids]} order by id`,
  },
  erase: ({ ids }) => [
    sql`delete from analytics_events where ${events(ids)}`,
    sql`delete from analytics_aliases where user_id in ${[...ids]}`,
    sql`delete from analytics_profiles where user_id in ${[...ids]}`,
    sql`delete from analytics_sessions where user_id in ${[...ids]}`,
    sql`delete from acquisition_attributions where user_id in ${[...ids]}`,
  ],
};
