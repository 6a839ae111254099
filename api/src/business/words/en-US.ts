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
  quotePdf: {
    title: 'Offer',
    version: 'Version',
    issued: 'Date of issue',
    validUntil: 'Valid until',
    request: 'Request',
    seller: 'Seller',
    recipient: 'For',
    item: 'Goods',
    quantity: 'Pieces',
    unitPrice: 'Unit price',
    net: 'Net',
    rate: 'VAT',
    gross: 'With VAT',
    base: 'Taxable amount',
    tax: 'VAT amount',
    totalNet: 'Total without VAT',
    totalTax: 'Total VAT',
    total: 'Total',
    alternatives: 'Each line is an offer of its own: choose one or more.',
    chosen: 'The total is that of the accepted lines.',
    binding: (until) =>
      `We are bound by these prices until ${until}. You owe nothing until you place the order.`,
    delivery: (country) =>
      `Prices are without delivery, which you choose at the checkout. VAT is calculated for ${country}; the delivery address decides.`,
    review: 'Review and accept',
    demonstration: 'Demonstration seller: this offer binds nobody.',
  },
};
