import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `La Sua offerta per la richiesta ${number}`,
    heading: 'La Sua offerta è pronta',
    text: (until) =>
      `I prezzi valgono fino a questa data: ${until}. Scelga le tirature che desidera e le ordini.`,
    net: (amount) => `${amount} IVA esclusa`,
    action: 'Vedi l’offerta',
    footer: (shop) =>
      `Chi ha questo link può accettare l’offerta. Riceve questa e-mail perché con questo indirizzo è stato richiesto un preventivo su ${shop}.`,
  },
  quotes: {
    subject: (number) => `Abbiamo ricevuto la Sua richiesta di preventivo ${number}`,
    heading: 'La Sua richiesta di preventivo è arrivata',
    paragraphs: (name, until) => [
      `Buongiorno ${name},`,
      `la stiamo esaminando e Le risponderemo entro ${until}.`,
    ],
    facts: { number: 'Numero', product: 'Prodotto', size: 'Misure interne', quantities: 'Pezzi' },
    action: 'Vedi la richiesta',
    footer: (shop) =>
      `Riceve questa e-mail perché con questo indirizzo è stato richiesto un preventivo su ${shop}.`,
  },
  quotePdf: {
    title: 'Offerta',
    version: 'Versione',
    issued: 'Data di emissione',
    validUntil: 'Valida fino al',
    request: 'Richiesta',
    seller: 'Venditore',
    recipient: 'Per',
    item: 'Merce',
    quantity: 'Pezzi',
    unitPrice: 'Prezzo unitario',
    net: 'Imponibile',
    rate: 'IVA',
    gross: 'Con IVA',
    base: 'Base imponibile',
    tax: 'Importo IVA',
    totalNet: 'Totale senza IVA',
    totalTax: 'Totale IVA',
    total: 'Totale',
    alternatives: 'Ogni riga è un’offerta a sé: ne scelga una o più.',
    chosen: 'Il totale è quello delle righe accettate.',
    binding: (until) => `Questi prezzi ci vincolano fino al ${until}. Lei non deve nulla finché non ordina.`,
    delivery: (country) =>
      `I prezzi sono senza consegna, che si sceglie alla cassa. L’IVA è calcolata per: ${country}; decide l’indirizzo di consegna.`,
    review: 'Vedere e accettare',
    demonstration: 'Venditore dimostrativo: questa offerta non vincola nessuno.',
  },
};
