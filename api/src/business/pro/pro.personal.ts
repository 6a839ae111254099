import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

export const proPersonal: PersonalData = {
  tables: { pro_requests: 'erased' },
  exports: {
    pro_requests: ({ ids }) => sql`
      select id, status, email, full_name, company_name, website, phone, country_iso, business_type, monthly_volume,
        message, created_at from pro_requests where user_id in ${[...ids]} order by id`,
  },
  erase: ({ ids, emails }) => [
    sql`delete from pro_requests where user_id in ${[...ids]}`,
    ...(emails.length === 0 ? [] : [sql`delete from pro_requests where email in ${[...emails]}`]),
  ],
};
