import type { QuoteRequest } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { type MailLanguage, mailLanguageOf, pageUrl, senderOf } from '../mail/language.ts';
import { composeMail, type MailMessage } from '../mail/message.ts';
import type { ApiSettings } from '../server/settings.ts';
import { officeZone } from './office-hours.ts';

interface Words {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly paragraphs: (name: string, until: string) => readonly string[];
  readonly facts: {
    readonly number: string;
    readonly product: string;
    readonly size: string;
    readonly quantities: string;
  };
  readonly action: string;
  readonly footer: (shop: string) => string;
}

const words: Readonly<Record<MailLanguage, Words>> = {
  'en-US': {
    subject: (number) => `We have your quote request ${number}`,
    heading: 'Your quote request is here',
    paragraphs: (name, until) => [`Hello ${name},`, `We are looking at it and answer by ${until}.`],
    facts: { number: 'Number', product: 'Product', size: 'Inside size', quantities: 'Pieces' },
    action: 'See the request',
    footer: (shop) => `You get this mail because a quote was asked for with this address at ${shop}.`,
  },
  'pl-PL': {
    subject: (number) => `Mamy Twoje zapytanie ${number}`,
    heading: 'Twoje zapytanie dotarło',
    paragraphs: (name, until) => [`Dzień dobry, ${name},`, `zajmujemy się nim i odpowiemy do ${until}.`],
    facts: { number: 'Numer', product: 'Produkt', size: 'Wymiar wewnętrzny', quantities: 'Sztuk' },
    action: 'Zobacz zapytanie',
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ z tego adresu wysłano zapytanie w ${shop}.`,
  },
  'sv-SE': {
    subject: (number) => `Vi har fått din offertförfrågan ${number}`,
    heading: 'Din offertförfrågan har kommit fram',
    paragraphs: (name, until) => [`Hej ${name},`, `vi tittar på den och svarar senast ${until}.`],
    facts: { number: 'Nummer', product: 'Produkt', size: 'Invändigt mått', quantities: 'Antal' },
    action: 'Se förfrågan',
    footer: (shop) => `Du får det här mejlet eftersom en offert begärdes med den här adressen hos ${shop}.`,
  },
};

/** Tells the buyer that the request arrived and until when it is answered. */
export const quoteMail = (
  settings: ApiSettings,
  region: RegionId,
  locale: string,
  quote: QuoteRequest,
): MailMessage => {
  const market = markets[region];
  const language = mailLanguageOf(locale);
  const said = words[language];
  const until = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: officeZone(region),
  }).format(new Date(quote.answer_by));
  const { configuration, quantities } = quote;
  return composeMail(senderOf(market), quote.email, language, {
    subject: said.subject(quote.qr_number),
    heading: said.heading,
    paragraphs: said.paragraphs(quote.full_name, until),
    facts: [
      [said.facts.number, quote.qr_number],
      ...(configuration
        ? ([
            [said.facts.product, configuration.product.replaceAll('-', ' ')],
            [
              said.facts.size,
              `${configuration.size.length} × ${configuration.size.width} × ${configuration.size.height} mm`,
            ],
          ] as const)
        : []),
      ...(quantities.length > 0
        ? ([
            [
              said.facts.quantities,
              quantities.map((count) => new Intl.NumberFormat(language).format(count)).join(', '),
            ],
          ] as const)
        : []),
    ],
    action: {
      label: said.action,
      url: pageUrl(settings, market, language, 'accountQuoteRequest', { qrNumber: quote.qr_number }),
    },
    footer: said.footer(market.senderName),
  });
};
