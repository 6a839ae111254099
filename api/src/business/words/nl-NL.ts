import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Uw offerte voor aanvraag ${number}`,
    heading: 'Uw offerte is klaar',
    text: (until) => `De prijzen gelden tot en met ${until}. Kies de oplagen die u wilt en bestel ze.`,
    net: (amount) => `${amount} excl. btw`,
    action: 'Offerte bekijken',
    footer: (shop) =>
      `Wie deze link heeft, kan de offerte aannemen. U ontvangt deze e-mail omdat met dit adres bij ${shop} een offerte is aangevraagd.`,
  },
  quotes: {
    subject: (number) => `We hebben uw offerteaanvraag ${number} ontvangen`,
    heading: 'Uw offerteaanvraag is binnen',
    paragraphs: (name, until) => [
      `Goedendag ${name},`,
      `We bekijken uw aanvraag en antwoorden uiterlijk ${until}.`,
    ],
    facts: { number: 'Nummer', product: 'Artikel', size: 'Binnenmaat', quantities: 'Aantallen' },
    action: 'Aanvraag bekijken',
    footer: (shop) => `U ontvangt deze e-mail omdat met dit adres bij ${shop} een offerte is aangevraagd.`,
  },
  quotePdf: {
    title: 'Offerte',
    version: 'Versie',
    issued: 'Datum',
    validUntil: 'Geldig tot',
    request: 'Aanvraag',
    seller: 'Verkoper',
    recipient: 'Voor',
    item: 'Goederen',
    quantity: 'Stuks',
    unitPrice: 'Stukprijs',
    net: 'Excl. btw',
    rate: 'Btw',
    gross: 'Incl. btw',
    base: 'Grondslag',
    tax: 'Btw-bedrag',
    totalNet: 'Totaal excl. btw',
    totalTax: 'Totaal btw',
    total: 'Totaal',
    alternatives: 'Elke regel is een aanbod op zich: kies er een of meer.',
    chosen: 'Het totaal geldt voor de aanvaarde regels.',
    binding: (until) =>
      `Wij zijn aan deze prijzen gebonden tot ${until}. U bent niets verschuldigd voordat u bestelt.`,
    delivery: (country) =>
      `De prijzen zijn zonder bezorging; die kiest u bij het afrekenen. De btw is berekend voor ${country}; het afleveradres beslist.`,
    review: 'Bekijken en aanvaarden',
    demonstration: 'Demonstratieverkoper: dit aanbod bindt niemand.',
  },
};
