import { markets, type RegionId } from '@shop/regions';
import { composeMail, type MailMessage, mailSender, resolveMailLanguage } from '../../platform/index.ts';
import { plusWords } from './words/index.ts';
import type { PlusMailWords } from './words/words.ts';

interface Applicant {
  readonly email: string;
  readonly region: RegionId;
  readonly locale: string;
}

/**
 * Builds the mail about an application's result, in the applicant's language.
 * @example applicantMail(row, ({ pro }) => ({ said: pro.accepted, footer: pro.footer }))
 */
export const applicantMail = (
  { email, region, locale }: Applicant,
  pick: (words: PlusMailWords) => {
    readonly said: PlusMailWords['pro']['received'];
    readonly footer: PlusMailWords['pro']['footer'];
  },
): MailMessage => {
  const market = markets[region];
  const language = resolveMailLanguage(locale);
  const { said, footer } = pick(plusWords[language]);
  return composeMail(mailSender(market), email, language, {
    subject: said.subject(market.senderName),
    heading: said.heading,
    paragraphs: [said.text],
    footer: footer(market.senderName),
  });
};
