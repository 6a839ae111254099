import type { MailLanguage } from '../mail/language.ts';

interface Words {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: (until: string) => string;
  readonly pieces: (count: string) => string;
  readonly net: (amount: string) => string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}

export const offerMailWords: Readonly<Record<MailLanguage, Words>> = {
  'en-US': {
    subject: (number) => `Your offer for request ${number}`,
    heading: 'Your offer is ready',
    text: (until) => `The prices hold until ${until}. Choose the quantities you want and order them.`,
    pieces: (count) => `${count} pieces`,
    net: (amount) => `${amount} net`,
    action: 'Review the offer',
    footer: (shop) =>
      `Whoever has this link can accept the offer. You get this mail because a quote was asked for with this address at ${shop}.`,
  },
  'pl-PL': {
    subject: (number) => `Oferta do zapytania ${number}`,
    heading: 'Twoja oferta jest gotowa',
    text: (until) => `Ceny obowiązują do ${until}. Wybierz nakłady, które chcesz zamówić.`,
    pieces: (count) => `${count} szt.`,
    net: (amount) => `${amount} netto`,
    action: 'Zobacz ofertę',
    footer: (shop) =>
      `Kto ma ten link, może przyjąć ofertę. Otrzymujesz tę wiadomość, ponieważ z tego adresu wysłano zapytanie w ${shop}.`,
  },
  'sv-SE': {
    subject: (number) => `Offert på förfrågan ${number}`,
    heading: 'Din offert är klar',
    text: (until) => `Priserna gäller till ${until}. Välj de upplagor du vill beställa.`,
    pieces: (count) => `${count} st`,
    net: (amount) => `${amount} exkl. moms`,
    action: 'Granska offerten',
    footer: (shop) =>
      `Den som har länken kan acceptera offerten. Du får det här mejlet eftersom en offert begärdes med den här adressen hos ${shop}.`,
  },
};
