import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Your offer for request ${number}`,
    heading: 'Your offer is ready',
    text: (until) => `The prices hold until ${until}. Choose the quantities you want and order them.`,
    net: (amount) => `${amount} net`,
    action: 'Review the offer',
    footer: (shop) =>
      `Whoever has this link can accept the offer. You get this mail because a quote was asked for with this address at ${shop}.`,
  },
  quotes: {
    subject: (number) => `We have your quote request ${number}`,
    heading: 'Your quote request is here',
    paragraphs: (name, until) => [`Hello ${name},`, `We are looking at it and answer by ${until}.`],
    facts: { number: 'Number', product: 'Product', size: 'Inside size', quantities: 'Pieces' },
    action: 'See the request',
    footer: (shop) => `You get this mail because a quote was asked for with this address at ${shop}.`,
  },
};
