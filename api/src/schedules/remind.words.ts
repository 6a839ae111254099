import type { MailLanguage } from '../mail/language.ts';

interface Words {
  readonly subject: Readonly<Record<'due' | 'overdue', (number: string) => string>>;
  readonly heading: Readonly<Record<'due' | 'overdue', string>>;
  readonly how: string;
  readonly demonstration: string;
  readonly number: string;
  readonly part: string;
  readonly amount: string;
  readonly due: string;
  readonly account: string;
  readonly swift: string;
  readonly reference: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}

export const remindWords: Readonly<Record<MailLanguage, Words>> = {
  'en-US': {
    subject: {
      due: (number) => `The next part of order ${number} is due soon`,
      overdue: (number) => `A part of order ${number} is overdue`,
    },
    heading: { due: 'The next part is due soon', overdue: 'A part of your order is overdue' },
    how: 'Pay it by card on the page below, or transfer it to this account with the order number as reference. If you have paid already, you need do nothing.',
    demonstration: 'This is a demonstration account: do not transfer money to it.',
    number: 'Order number',
    part: 'Part',
    amount: 'Amount',
    due: 'Due on',
    account: 'Account number',
    swift: 'SWIFT',
    reference: 'Reference',
    action: 'Pay this part',
    footer: (shop) => `You get this mail because you pay an order at ${shop} in parts.`,
  },
  'pl-PL': {
    subject: {
      due: (number) => `Zbliża się termin raty za zamówienie ${number}`,
      overdue: (number) => `Minął termin raty za zamówienie ${number}`,
    },
    heading: { due: 'Zbliża się termin kolejnej raty', overdue: 'Minął termin raty za zamówienie' },
    how: 'Zapłać ratę kartą na poniższej stronie albo przelej ją na podane konto, wpisując w tytule numer zamówienia. Jeśli rata jest już opłacona, nie musisz nic robić.',
    demonstration: 'To konto demonstracyjne: nie przelewaj na nie pieniędzy.',
    number: 'Numer zamówienia',
    part: 'Rata',
    amount: 'Kwota',
    due: 'Termin',
    account: 'Numer konta',
    swift: 'SWIFT',
    reference: 'Tytuł przelewu',
    action: 'Zapłać ratę',
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ opłacasz w ratach zamówienie w ${shop}.`,
  },
  'sv-SE': {
    subject: {
      due: (number) => `Nästa delbetalning för beställning ${number} förfaller snart`,
      overdue: (number) => `En delbetalning för beställning ${number} har förfallit`,
    },
    heading: { due: 'Nästa delbetalning förfaller snart', overdue: 'En delbetalning har förfallit' },
    how: 'Betala med kort på sidan nedan, eller betala till kontot med beställningsnumret som referens. Om du redan har betalat behöver du inte göra något.',
    demonstration: 'Det här är ett demonstrationskonto: betala inte in pengar på det.',
    number: 'Beställningsnummer',
    part: 'Delbetalning',
    amount: 'Belopp',
    due: 'Förfaller',
    account: 'Kontonummer',
    swift: 'SWIFT',
    reference: 'Referens',
    action: 'Betala den här delen',
    footer: (shop) => `Du får det här mejlet eftersom du delbetalar en beställning hos ${shop}.`,
  },
};
