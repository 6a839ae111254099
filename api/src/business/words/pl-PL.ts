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
  quotePdf: {
    title: 'Oferta',
    version: 'Wersja',
    issued: 'Data wystawienia',
    validUntil: 'Ważna do',
    request: 'Zapytanie',
    seller: 'Sprzedawca',
    recipient: 'Dla',
    item: 'Towar',
    quantity: 'Sztuki',
    unitPrice: 'Cena jednostkowa',
    net: 'Wartość netto',
    rate: 'VAT',
    gross: 'Wartość brutto',
    base: 'Podstawa',
    tax: 'Kwota VAT',
    totalNet: 'Razem netto',
    totalTax: 'Razem VAT',
    total: 'Razem',
    alternatives: 'Każda pozycja jest osobną ofertą: proszę wybrać jedną lub kilka.',
    chosen: 'Suma dotyczy przyjętych pozycji.',
    binding: (until) => `Te ceny wiążą nas do ${until}. Do złożenia zamówienia nic Państwo nie płacą.`,
    delivery: (country) =>
      `Ceny nie obejmują dostawy, którą wybiera się w kasie. VAT obliczono dla kraju: ${country}; decyduje adres dostawy.`,
    review: 'Obejrzyj i przyjmij',
    demonstration: 'Sprzedawca demonstracyjny: ta oferta nikogo nie wiąże.',
  },
};
