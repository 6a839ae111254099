import type { QuoteRequest } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import {
  type ApiSettings,
  composeMail,
  type MailMessage,
  mailFormats,
  mailSender,
  pageUrl,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { businessWords } from '../words/index.ts';
import { officeZone } from './office-hours.ts';

/** Confirms to the buyer that the request arrived, with the time of the reply. */
export const quoteMail = (
  settings: ApiSettings,
  region: RegionId,
  locale: string,
  quote: QuoteRequest,
): MailMessage => {
  const market = markets[region];
  const language = resolveMailLanguage(locale, market);
  const mailWords = businessWords[language].quotes;
  const formats = mailFormats(language, market);
  const until = formats.moment(quote.answer_by, officeZone(region));
  const { configuration, quantities } = quote;
  return composeMail(mailSender(market), quote.email, language, {
    subject: mailWords.subject(quote.qr_number),
    heading: mailWords.heading,
    paragraphs: mailWords.paragraphs(quote.full_name, until),
    facts: [
      [mailWords.facts.number, quote.qr_number],
      ...(configuration
        ? ([
            [mailWords.facts.product, configuration.product.replaceAll('-', ' ')],
            [
              mailWords.facts.size,
              `${configuration.size.length} × ${configuration.size.width} × ${configuration.size.height} mm`,
            ],
          ] as const)
        : []),
      ...(quantities.length > 0
        ? ([[mailWords.facts.quantities, quantities.map(formats.count).join('; ')]] as const)
        : []),
    ],
    action: {
      label: mailWords.action,
      url: pageUrl(settings, market, language, 'accountQuoteRequest', { qrNumber: quote.qr_number }),
    },
    footer: mailWords.footer(market.senderName),
  });
};
