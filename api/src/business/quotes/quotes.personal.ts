import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/** Requests and offers stay as business records: contents, prices and results. */
export const quotesPersonal: PersonalData = {
  tables: {
    quote_requests: 'pseudonymised',
    quote_request_files: 'erased',
    quote_request_uploads: 'erased',
    offers: 'pseudonymised',
    offer_lines: 'pseudonymised',
    quantity_options: 'nobody',
  },
  exports: {
    quote_requests: ({ ids }) => sql`
      select qr_number, type, status, configuration, quantities, message, email, full_name, company_name, vat_id, phone,
        country_iso, zipcode, deadline, onboarding, created_at from quote_requests where user_id in ${[...ids]} order by id`,
    quote_files: ({ ids }) => sql`
      select r.qr_number, u.name, u.kind, u.bytes, u.sha256, u.created_at from quote_request_uploads u
      join quote_requests r on r.id = u.quote_request_id where r.user_id in ${[...ids]} order by u.created_at`,
    offer_lines: ({ ids }) => sql`
      select l.offer_id, l.item, l.quantity, l.net::text as net, o.currency, l.accepted from offer_lines l
      join offers o on o.id = l.offer_id join quote_requests r on r.id = o.quote_request_id
      where r.user_id in ${[...ids]} order by l.id`,
    offers: ({ ids }) => sql`
      select o.id, r.qr_number, o.version, o.email, o.currency, o.status, o.valid_until, o.created_at
      from offers o join quote_requests r on r.id = o.quote_request_id where r.user_id in ${[...ids]} order by o.id`,
  },
  notCopied: { quote_request_files: 'the files are in the list of uploads' },
  files: ({ ids }) => [
    sql`select u.sha256 from quote_request_uploads u join quote_requests r on r.id = u.quote_request_id
      where r.user_id in ${[...ids]}`,
  ],
  fileColumns: [['quote_request_uploads', 'sha256']],
  erase: ({ ids }) => [
    sql`update quote_requests set owner_id = null where owner_id in ${[...ids]}`,
    sql`delete from quote_request_uploads where quote_request_id in
      (select id from quote_requests where user_id in ${[...ids]})`,
    sql`delete from quote_request_files where quote_request_id in
      (select id from quote_requests where user_id in ${[...ids]})`,
    sql`update offers set email = '' where quote_request_id in
      (select id from quote_requests where user_id in ${[...ids]})`,
    sql`update quote_requests set message = '', email = '', full_name = '', company_name = null, vat_id = null, phone = null,
      onboarding = '{}', box_design_id = null where user_id in ${[...ids]}`,
  ],
};
