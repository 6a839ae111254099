import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Oferta do zapytania ${number}`,
    heading: 'Twoja oferta jest gotowa',
    text: (until) => `Ceny obowiązują do ${until}. Wybierz nakłady, które chcesz zamówić.`,
    net: (amount) => `${amount} netto`,
    action: 'Zobacz ofertę',
    footer: (shop) =>
      `Kto ma ten link, może przyjąć ofertę. Otrzymujesz tę wiadomość, ponieważ z tego adresu wysłano zapytanie w ${shop}.`,
  },
  quotes: {
    subject: (number) => `Mamy Twoje zapytanie ${number}`,
    heading: 'Twoje zapytanie dotarło',
    paragraphs: (name, until) => [
      `Dzień dobry, ${name},`,
      `zajmujemy się nim i odpowiemy najpóźniej w tym terminie: ${until}.`,
    ],
    facts: { number: 'Numer', product: 'Produkt', size: 'Wymiar wewnętrzny', quantities: 'Sztuk' },
    action: 'Zobacz zapytanie',
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ z tego adresu wysłano zapytanie w ${shop}.`,
  },
};
