import { markets } from '@shop/regions';
import { composeMail, type MailMessage, mailSender } from '../../platform/index.ts';
import { applicantMail } from '../plus/applicant-mail.ts';
import type { SupplierRow } from './suppliers.repo.ts';

/** Mail to the applicant, in their language. */
export const supplierMail = (row: SupplierRow, event: SupplierRow['status']): MailMessage =>
  applicantMail(row, ({ supplier }) => ({ said: supplier[event], footer: supplier.footer }));

/** Mail to staff in English, with the applicant's text unchanged. */
export const staffMail = (row: SupplierRow): MailMessage => {
  const sender = mailSender(markets[row.region]);
  return composeMail(sender, sender.address, 'en-US', {
    subject: `Supplier application ${row.id}: ${row.company_name}`,
    heading: 'New supplier application',
    paragraphs: row.message ? [row.message] : [],
    facts: [
      ['Company', row.company_name],
      ['Name', row.full_name],
      ['Email', row.email],
      ['Phone', row.phone ?? '-'],
      ['Country', row.country_iso],
      ['VAT number', row.vat_id ?? '-'],
      ['Website', row.website ?? '-'],
      ['Makes', row.capabilities.join(', ')],
      ['Certificates', row.certificates.join(', ') || '-'],
      ['Files', row.files.map(({ name }) => name).join(', ') || '-'],
    ],
    footer: 'You are receiving this mail because a supplier applied.',
  });
};
