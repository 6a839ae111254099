import type { Spoken } from '../companies/spoken.ts';

interface Said {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: string;
}
export interface ApprovalMailWords
  extends Readonly<Record<'asked' | 'approved' | 'declined' | 'expired', Said>> {
  readonly company: string;
  readonly order: string;
  readonly po: string;
  readonly total: string;
  readonly note: string;
  readonly reason: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}

export const approvalMailWords: Spoken<ApprovalMailWords> = {
  'en-US': {
    asked: {
      subject: (number) => `Order ${number} waits for your approval`,
      heading: 'An order waits for approval',
      text: 'A member of your company wants to order more than the limit lets pass. The order is placed once somebody approves it.',
    },
    approved: {
      subject: (number) => `Order ${number} is approved`,
      heading: 'Your order is approved',
      text: 'Place it now. A change to the order needs a new approval.',
    },
    declined: {
      subject: (number) => `Order ${number} is declined`,
      heading: 'Your order is declined',
      text: 'It is not placed. You can change it and ask again.',
    },
    expired: {
      subject: (number) => `Nobody decided on order ${number}`,
      heading: 'Your request ran out',
      text: 'Nobody decided in time. You can ask again.',
    },
    company: 'Company',
    order: 'Order',
    po: 'Purchase order',
    total: 'Total',
    note: 'Note',
    reason: 'Reason',
    action: 'See the orders',
    footer: (shop) => `You get this mail because your company orders at ${shop}.`,
  },
  'pl-PL': {
    asked: {
      subject: (number) => `Zamówienie ${number} czeka na Twoją akceptację`,
      heading: 'Zamówienie czeka na akceptację',
      text: 'Osoba z Twojej firmy chce zamówić więcej, niż pozwala limit. Zamówienie zostanie złożone, gdy ktoś je zaakceptuje.',
    },
    approved: {
      subject: (number) => `Zamówienie ${number} zostało zaakceptowane`,
      heading: 'Twoje zamówienie zostało zaakceptowane',
      text: 'Możesz je teraz złożyć. Zmiana zamówienia wymaga nowej akceptacji.',
    },
    declined: {
      subject: (number) => `Zamówienie ${number} zostało odrzucone`,
      heading: 'Twoje zamówienie zostało odrzucone',
      text: 'Nie zostało złożone. Możesz je zmienić i poprosić ponownie.',
    },
    expired: {
      subject: (number) => `Nikt nie rozpatrzył zamówienia ${number}`,
      heading: 'Twoja prośba wygasła',
      text: 'Nikt nie podjął decyzji na czas. Możesz poprosić ponownie.',
    },
    company: 'Firma',
    order: 'Zamówienie',
    po: 'Numer zamówienia zakupu',
    total: 'Razem',
    note: 'Uwaga',
    reason: 'Powód',
    action: 'Zobacz zamówienia',
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ Twoja firma zamawia w ${shop}.`,
  },
  'sv-SE': {
    asked: {
      subject: (number) => `Beställning ${number} väntar på ditt godkännande`,
      heading: 'En beställning väntar på godkännande',
      text: 'Någon i ditt företag vill beställa mer än gränsen tillåter. Beställningen läggs när någon godkänner den.',
    },
    approved: {
      subject: (number) => `Beställning ${number} är godkänd`,
      heading: 'Din beställning är godkänd',
      text: 'Lägg den nu. En ändring kräver ett nytt godkännande.',
    },
    declined: {
      subject: (number) => `Beställning ${number} är nekad`,
      heading: 'Din beställning är nekad',
      text: 'Den har inte lagts. Du kan ändra den och fråga igen.',
    },
    expired: {
      subject: (number) => `Ingen beslutade om beställning ${number}`,
      heading: 'Din begäran har gått ut',
      text: 'Ingen beslutade i tid. Du kan fråga igen.',
    },
    company: 'Företag',
    order: 'Beställning',
    po: 'Inköpsordernummer',
    total: 'Totalt',
    note: 'Anmärkning',
    reason: 'Skäl',
    action: 'Se beställningarna',
    footer: (shop) => `Du får det här mejlet eftersom ditt företag beställer hos ${shop}.`,
  },
};
