import { sql } from 'drizzle-orm';
import type { PersonalData } from '../privacy/personal-data.ts';

/** Requests and offers stay as figures of the business: what was asked for, at what price, and how it ended. */
export const quotesPersonal: PersonalData = {
  tables: {
    quote_requests: 'pseudonymised',
    quote_request_files: 'erased',
    offers: 'pseudonymised',
    offer_lines: 'pseudonymised',
    quantity_options: 'nobody',
  },
  exports: {
    quote_requests: ({ ids }) => sql`
      select qr_number, type, status, configuration, quantities, message, email, full_name, company_name, phone,
        country_iso, deadline, onboarding, created_at from quote_requests where user_id in ${[...ids]} order by id`,
    offers: ({ ids }) => sql`
      select o.id, r.qr_number, o.version, o.email, o.currency, o.status, o.valid_until, o.created_at
      from offers o join quote_requests r on r.id = o.quote_request_id where r.user_id in ${[...ids]} order by o.id`,
  },
  erase: ({ ids }) => [
    sql`delete from quote_request_files where quote_request_id in
      (select id from quote_requests where user_id in ${[...ids]})`,
    sql`update offers set email = '' where quote_request_id in
      (select id from quote_requests where user_id in ${[...ids]})`,
    sql`update quote_requests set message = '', email = '', full_name = '', company_name = null, phone = null,
      onboarding = '{}', box_design_id = null where user_id in ${[...ids]}`,
  ],
};
