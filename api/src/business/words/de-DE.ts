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
  quotePdf: {
    title: 'Angebot',
    version: 'Fassung',
    issued: 'Angebotsdatum',
    validUntil: 'Gültig bis',
    request: 'Anfrage',
    seller: 'Verkäufer',
    recipient: 'Für',
    item: 'Ware',
    quantity: 'Stück',
    unitPrice: 'Einzelpreis',
    net: 'Netto',
    rate: 'USt',
    gross: 'Brutto',
    base: 'Bemessungsgrundlage',
    tax: 'Steuerbetrag',
    totalNet: 'Summe netto',
    totalTax: 'Summe USt',
    total: 'Gesamtbetrag',
    alternatives: 'Jede Position ist ein eigenes Angebot: Wählen Sie eine oder mehrere.',
    chosen: 'Die Summe gilt für die angenommenen Positionen.',
    binding: (until) =>
      `An diese Preise sind wir bis ${until} gebunden. Sie schulden nichts, bevor Sie bestellen.`,
    delivery: (country) =>
      `Die Preise sind ohne Versand; diesen wählen Sie an der Kasse. Die USt ist für ${country} berechnet; es entscheidet die Lieferanschrift.`,
    review: 'Ansehen und annehmen',
    demonstration: 'Demonstrationsverkäufer: Dieses Angebot bindet niemanden.',
  },
};
