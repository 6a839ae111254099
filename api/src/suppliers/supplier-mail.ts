import { markets } from '@shop/regions';
import { mailLanguageOf, senderOf } from '../mail/language.ts';
import { composeMail, type MailMessage } from '../mail/message.ts';
import { plusWords } from '../plus/words/index.ts';
import type { SupplierRow } from './suppliers.repo.ts';

/** To the applicant, in the language they read. */
export const applicantMail = (row: SupplierRow, event: SupplierRow['status']): MailMessage => {
  const market = markets[row.region];
  const language = mailLanguageOf(row.locale);
  const words = plusWords[language].supplier;
  const said = words[event];
  return composeMail(senderOf(market), row.email, language, {
    subject: said.subject(market.senderName),
    heading: said.heading,
    paragraphs: [said.text],
    footer: words.footer(market.senderName),
  });
};

/** To staff, who read English. What the applicant wrote stands as it was written. */
export const staffMail = (row: SupplierRow): MailMessage => {
  const sender = senderOf(markets[row.region]);
  return composeMail(sender, sender.address, 'en-US', {
    subject: `Supplier’s application ${row.id}: ${row.company_name}`,
    heading: 'A supplier applies',
    paragraphs: row.message ? [row.message] : [],
    facts: [
      ['Company', row.company_name],
      ['Name', row.full_name],
      ['E-mail', row.email],
      ['Phone', row.phone ?? '-'],
      ['Country', row.country_iso],
      ['VAT number', row.vat_id ?? '-'],
      ['Website', row.website ?? '-'],
      ['Makes', row.capabilities.join(', ')],
      ['Certificates', row.certificates.join(', ') || '-'],
      ['Files', row.files.map(({ name }) => name).join(', ') || '-'],
    ],
    footer: 'You get this mail because a supplier applied.',
  });
};
