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
  quotePdf: {
    title: 'Offert',
    version: 'Version nr',
    issued: 'Utfärdad den',
    validUntil: 'Giltig till',
    request: 'Förfrågan',
    seller: 'Säljare',
    recipient: 'Till',
    item: 'Varor',
    quantity: 'Antal',
    unitPrice: 'Styckpris',
    net: 'Netto',
    rate: 'Moms',
    gross: 'Inkl. moms',
    base: 'Beskattningsunderlag',
    tax: 'Momsbelopp',
    totalNet: 'Summa exkl. moms',
    totalTax: 'Summa moms',
    total: 'Totalt',
    alternatives: 'Varje rad är ett eget erbjudande: välj en eller flera.',
    chosen: 'Summan gäller de godkända raderna.',
    binding: (until) =>
      `Vi är bundna av priserna till ${until}. Ni är inte skyldiga något förrän ni beställer.`,
    delivery: (country) =>
      `Priserna är utan frakt, som ni väljer i kassan. Momsen är beräknad för ${country}; leveransadressen avgör.`,
    review: 'Se och godkänn',
    demonstration: 'Demonstrationssäljare: offerten binder ingen.',
  },
};
