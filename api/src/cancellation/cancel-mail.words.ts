import type { MailLanguage } from '../mail/language.ts';

interface Words {
  readonly subject: (shop: string, number: string) => string;
  readonly heading: string;
  readonly receipt: string;
  /** The receipt that the right of withdrawal asks for. */
  readonly withdrawn: string;
  readonly refund: string;
  readonly nothingPaid: string;
  readonly number: string;
  readonly when: string;
  readonly amount: string;
  readonly creditNote: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}

export const cancelMailWords: Readonly<Record<MailLanguage, Words>> = {
  'en-US': {
    subject: (shop, number) => `Your ${shop} order ${number} is canceled`,
    heading: 'Your order is canceled',
    receipt: 'Nothing of it will be produced or sent.',
    withdrawn: 'We have received your withdrawal from the contract. This mail is your receipt.',
    refund: 'What you paid goes back to you the way you paid it. Banks take up to ten working days.',
    nothingPaid:
      'You have not paid anything, so there is nothing to give back. Please make no transfer for it.',
    number: 'Order number',
    when: 'Canceled on (UTC)',
    amount: 'Refund',
    creditNote: 'Credit note',
    action: 'See the order',
    footer: (shop) => `You get this mail because you ordered at ${shop}.`,
  },
  'pl-PL': {
    subject: (shop, number) => `Twoje zamówienie ${number} w ${shop} zostało anulowane`,
    heading: 'Zamówienie zostało anulowane',
    receipt: 'Nie zostanie wyprodukowane ani wysłane.',
    withdrawn: 'Otrzymaliśmy oświadczenie o odstąpieniu od umowy. Ta wiadomość jest jego potwierdzeniem.',
    refund:
      'Zapłaconą kwotę zwracamy tą samą drogą, którą zapłacono. Bankom zajmuje to do dziesięciu dni roboczych.',
    nothingPaid:
      'Nic jeszcze nie zapłacono, więc nie ma czego zwracać. Prosimy nie przelewać za nie pieniędzy.',
    number: 'Numer zamówienia',
    when: 'Anulowano (UTC)',
    amount: 'Kwota zwrotu',
    creditNote: 'Faktura korygująca',
    action: 'Zobacz zamówienie',
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ złożono zamówienie w ${shop}.`,
  },
  'sv-SE': {
    subject: (shop, number) => `Din beställning ${number} hos ${shop} är avbruten`,
    heading: 'Din beställning är avbruten',
    receipt: 'Ingenting av den produceras eller skickas.',
    withdrawn: 'Vi har tagit emot att du ångrar köpet. Det här mejlet är ditt kvitto.',
    refund:
      'Det du betalade får du tillbaka på samma sätt som du betalade. Det kan ta banken upp till tio arbetsdagar.',
    nothingPaid:
      'Du har inte betalat något, så det finns inget att betala tillbaka. Betala inte in något för den.',
    number: 'Beställningsnummer',
    when: 'Avbruten (UTC)',
    amount: 'Återbetalning',
    creditNote: 'Kreditfaktura',
    action: 'Visa beställningen',
    footer: (shop) => `Du får det här mejlet eftersom du har beställt hos ${shop}.`,
  },
};
