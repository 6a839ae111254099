import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Oferta dumneavoastră pentru cererea ${number}`,
    heading: 'Oferta dumneavoastră este gata',
    text: (until) => `Prețurile sunt valabile până la ${until}. Alegeți tirajele dorite și comandați-le.`,
    net: (amount) => `${amount} fără TVA`,
    action: 'Vedeți oferta',
    footer: (shop) =>
      `Cine are acest link poate accepta oferta. Primiți acest e-mail pentru că de la această adresă s-a cerut o ofertă la ${shop}.`,
  },
  quotes: {
    subject: (number) => `Am primit cererea dumneavoastră de ofertă ${number}`,
    heading: 'Cererea dumneavoastră de ofertă a ajuns',
    paragraphs: (name, until) => [
      `Bună ziua, ${name},`,
      `ne ocupăm de ea și vă răspundem cel târziu ${until}.`,
    ],
    facts: {
      number: 'Număr',
      product: 'Produs',
      size: 'Dimensiuni interioare',
      quantities: 'Bucăți',
    },
    action: 'Vedeți cererea',
    footer: (shop) => `Primiți acest e-mail pentru că de la această adresă s-a cerut o ofertă la ${shop}.`,
  },
  quotePdf: {
    title: 'Ofertă',
    version: 'Versiunea',
    issued: 'Data emiterii',
    validUntil: 'Valabilă până la',
    request: 'Cerere',
    seller: 'Vânzător',
    recipient: 'Pentru',
    item: 'Marfă',
    quantity: 'Bucăți',
    unitPrice: 'Preț unitar',
    net: 'Valoare netă',
    rate: 'TVA',
    gross: 'Cu TVA',
    base: 'Baza de impozitare',
    tax: 'Valoarea TVA',
    totalNet: 'Total fără TVA',
    totalTax: 'Total TVA',
    total: 'Total',
    alternatives: 'Fiecare rând este o ofertă de sine stătătoare: alegeți unul sau mai multe.',
    chosen: 'Totalul este cel al rândurilor acceptate.',
    binding: (until) => `Aceste prețuri ne obligă până la ${until}. Nu datorați nimic înainte de a comanda.`,
    delivery: (country) =>
      `Prețurile nu includ livrarea, care se alege la finalizarea comenzii. TVA este calculată pentru: ${country}; adresa de livrare decide.`,
    review: 'Vedeți și acceptați',
    demonstration: 'Vânzător demonstrativ: această ofertă nu obligă pe nimeni.',
  },
};
