import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

export const identityPersonal: PersonalData = {
  tables: {
    users: 'pseudonymised',
    user_tokens: 'erased',
    user_mail_tokens: 'erased',
    user_consents: 'erased',
    order_managers: 'nobody',
  },
  exports: {
    account: ({ ids }) => sql`
      select id, email, first_name, last_name, company_name, phone, contact_email, locale, region, confirmed_at,
        last_location, shipping_destination, created_at from users where id in ${[...ids]} order by id`,
    first_consents: ({ ids }) => sql`
      select type, status, created_at from user_consents where user_id in ${[...ids]} order by id`,
    sessions: ({ ids }) => sql`
      select device, created_at, last_used_at, expires_at from user_tokens where user_id in ${[...ids]}
      order by created_at`,
  },
  notCopied: { user_mail_tokens: 'secrets of mailed links, as hashes' },
  erase: ({ ids }) => [
    sql`delete from user_tokens where user_id in ${[...ids]}`,
    sql`delete from user_mail_tokens where user_id in ${[...ids]}`,
    sql`delete from user_consents where user_id in ${[...ids]}`,
    sql`update users set email = null, password_hash = null, first_name = null, last_name = null, company_name = null,
      phone = null, contact_email = null, last_location = null, shipping_destination = null, order_manager_id = null,
      role = 'customer', confirmed_at = null, erased_at = now() where id in ${[...ids]}`,
  ],
};
