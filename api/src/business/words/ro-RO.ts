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
};
