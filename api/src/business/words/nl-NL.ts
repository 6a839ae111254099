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
};
