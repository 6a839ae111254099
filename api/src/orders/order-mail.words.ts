import type { MailLanguage } from '../mail/language.ts';

interface Words {
  readonly subject: (shop: string, number: string) => string;
  readonly heading: string;
  readonly paid: string;
  /** For a transfer: what to do now. */
  readonly waiting: string;
  readonly production: string;
  readonly number: string;
  readonly total: string;
  readonly pieces: string;
  readonly reference: string;
  /** What to transfer now, where that is not the whole total. */
  readonly transfer: string;
  /** Before the date of a part. */
  readonly due: string;
  readonly account: string;
  readonly swift: string;
  readonly demonstration: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}

export const orderMailWords: Readonly<Record<MailLanguage, Words>> = {
  'en-US': {
    subject: (shop, number) => `Your ${shop} order ${number} is placed`,
    heading: 'Thank you, your order is placed',
    paid: 'We have your payment.',
    waiting:
      'Transfer what is due to the account below and give the order number as reference. Production starts when the money has arrived.',
    production:
      'Your artwork goes to print exactly as you approved it. Find the order, its designs and its print files in your account.',
    number: 'Order number',
    total: 'Total',
    pieces: 'Pieces',
    reference: 'Reference',
    transfer: 'To transfer now',
    due: 'Part due on',
    account: 'Account number',
    swift: 'SWIFT',
    demonstration: 'This is a demonstration account: do not transfer money to it.',
    action: 'See the order',
    footer: (shop) => `You get this mail because you ordered at ${shop}.`,
  },
  'pl-PL': {
    subject: (shop, number) => `Twoje zamówienie ${number} w ${shop} zostało złożone`,
    heading: 'Dziękujemy, zamówienie zostało złożone',
    paid: 'Otrzymaliśmy Twoją płatność.',
    waiting:
      'Przelej należną kwotę na poniższe konto i podaj numer zamówienia w tytule przelewu. Produkcja rusza po zaksięgowaniu wpłaty.',
    production:
      'Twój projekt trafi do druku dokładnie w zatwierdzonej postaci. Zamówienie, projekty i pliki do druku znajdziesz na swoim koncie.',
    number: 'Numer zamówienia',
    total: 'Do zapłaty razem',
    pieces: 'Liczba sztuk',
    reference: 'Tytuł przelewu',
    transfer: 'Kwota przelewu',
    due: 'Rata płatna do',
    account: 'Numer konta',
    swift: 'SWIFT',
    demonstration: 'To konto demonstracyjne: nie przelewaj na nie pieniędzy.',
    action: 'Zobacz zamówienie',
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ złożono zamówienie w ${shop}.`,
  },
  'sv-SE': {
    subject: (shop, number) => `Din beställning ${number} hos ${shop} är lagd`,
    heading: 'Tack, din beställning är lagd',
    paid: 'Vi har tagit emot din betalning.',
    waiting:
      'Betala beloppet till kontot nedan och ange beställningsnumret som referens. Produktionen startar när pengarna har kommit in.',
    production:
      'Din design trycks precis som du godkände den. Du hittar beställningen, designerna och tryckfilerna på ditt konto.',
    number: 'Beställningsnummer',
    total: 'Totalt',
    pieces: 'Antal',
    reference: 'Referens',
    transfer: 'Att betala nu',
    due: 'Delbetalning senast',
    account: 'Kontonummer',
    swift: 'SWIFT',
    demonstration: 'Det här är ett demonstrationskonto: betala inte in pengar på det.',
    action: 'Visa beställningen',
    footer: (shop) => `Du får det här mejlet eftersom du har beställt hos ${shop}.`,
  },
};
