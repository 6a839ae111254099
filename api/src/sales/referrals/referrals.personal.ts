import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/** A settled referral stays without its mailbox hash, since credits were given for it. */
export const referralsPersonal: PersonalData = {
  tables: { referral_codes: 'erased', referrals: 'pseudonymised' },
  exports: {
    referral_code: ({ ids }) => sql`
      select code, created_at from referral_codes where user_id in ${[...ids]} order by created_at`,
    referrals: ({ ids }) => sql`
      select id, case when referrer_id in ${[...ids]} then 'referrer' else 'referred' end as side, status, reason,
        claimed_at, settled_at
      from referrals where referrer_id in ${[...ids]} or referred_id in ${[...ids]} order by id`,
  },
  erase: ({ ids }) => [
    sql`delete from referral_codes where user_id in ${[...ids]}`,
    sql`delete from referrals where status = 'pending' and (referrer_id in ${[...ids]} or referred_id in ${[...ids]})`,
    sql`update referrals set mailbox = sha256(convert_to('erased:' || id, 'UTF8')) where referred_id in ${[...ids]}`,
  ],
};
