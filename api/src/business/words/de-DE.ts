import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Ihr Angebot zur Anfrage ${number}`,
    heading: 'Ihr Angebot ist fertig',
    text: (until) =>
      `Die Preise gelten bis zum ${until}. Wählen Sie die gewünschten Auflagen und bestellen Sie sie.`,
    net: (amount) => `${amount} netto`,
    action: 'Angebot ansehen',
    footer: (shop) =>
      `Wer diesen Link hat, kann das Angebot annehmen. Sie erhalten diese E-Mail, weil mit dieser Adresse bei ${shop} ein Angebot angefragt wurde.`,
  },
  quotes: {
    subject: (number) => `Ihre Anfrage ${number} ist bei uns`,
    heading: 'Ihre Anfrage ist angekommen',
    paragraphs: (name, until) => [
      `Guten Tag, ${name},`,
      `wir sehen sie uns an und antworten spätestens ${until}.`,
    ],
    facts: { number: 'Nummer', product: 'Produkt', size: 'Innenmaß', quantities: 'Stückzahl' },
    action: 'Anfrage ansehen',
    footer: (shop) =>
      `Sie erhalten diese E-Mail, weil mit dieser Adresse bei ${shop} ein Angebot angefragt wurde.`,
  },
};
