import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Offert på förfrågan ${number}`,
    heading: 'Din offert är klar',
    text: (until) => `Priserna gäller till ${until}. Välj de upplagor du vill beställa.`,
    net: (amount) => `${amount} exkl. moms`,
    action: 'Granska offerten',
    footer: (shop) =>
      `Den som har länken kan acceptera offerten. Du får det här mejlet eftersom en offert begärdes med den här adressen hos ${shop}.`,
  },
  quotes: {
    subject: (number) => `Vi har fått din offertförfrågan ${number}`,
    heading: 'Din offertförfrågan har kommit fram',
    paragraphs: (name, until) => [`Hej ${name},`, `vi tittar på den och svarar senast ${until}.`],
    facts: { number: 'Nummer', product: 'Produkt', size: 'Invändigt mått', quantities: 'Antal' },
    action: 'Se förfrågan',
    footer: (shop) => `Du får det här mejlet eftersom en offert begärdes med den här adressen hos ${shop}.`,
  },
};
