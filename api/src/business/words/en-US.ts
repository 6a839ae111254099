import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Your offer for request ${number}`,
    heading: 'Your offer is ready',
    text: (until) => `Prices are valid until ${until}. Choose the quantities you want and place your order.`,
    net: (amount) => `${amount} net`,
    action: 'Review offer',
    footer: (shop) =>
      `Anyone with this link can accept the offer. You are receiving this email because a quote was requested with this address at ${shop}.`,
  },
  quotes: {
    subject: (number) => `We have received your quote request ${number}`,
    heading: 'We have received your quote request',
    paragraphs: (name, until) => [`Hello ${name},`, `We are working on it and will reply by ${until}.`],
    facts: { number: 'Number', product: 'Product', size: 'Inside size', quantities: 'Pieces' },
    action: 'View request',
    footer: (shop) =>
      `You are receiving this email because a quote was requested with this address at ${shop}.`,
  },
};
