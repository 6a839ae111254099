import type { supplierStatuses } from '@shop/contracts';
import type { Spoken } from '../companies/spoken.ts';

interface Said {
  readonly subject: (shop: string) => string;
  readonly heading: string;
  readonly text: string;
}
type SupplierWords = Readonly<Record<(typeof supplierStatuses)[number], Said>> & {
  readonly footer: (shop: string) => string;
};

export const supplierWords: Spoken<SupplierWords> = {
  'en-US': {
    received: {
      subject: (shop) => `We have your application to supply ${shop}`,
      heading: 'Your application is here',
      text: 'Our purchasing looks at it and writes to you.',
    },
    in_review: {
      subject: (shop) => `${shop} is looking at your application`,
      heading: 'Your application is being reviewed',
      text: 'We may ask you for samples, prices or certificates.',
    },
    accepted: {
      subject: (shop) => `Welcome among the suppliers of ${shop}`,
      heading: 'Your application is accepted',
      text: 'We write to you as soon as we have work that fits.',
    },
    declined: {
      subject: (shop) => `Your application to supply ${shop}`,
      heading: 'We cannot work together now',
      text: 'Thank you for your application. What you make does not fit what we need at present.',
    },
    footer: (shop) => `You get this mail because somebody applied with this address at ${shop}.`,
  },
  'pl-PL': {
    received: {
      subject: (shop) => `Mamy Twoje zgłoszenie jako dostawcy ${shop}`,
      heading: 'Twoje zgłoszenie dotarło',
      text: 'Dział zakupów zapozna się z nim i napisze do Ciebie.',
    },
    in_review: {
      subject: (shop) => `${shop} rozpatruje Twoje zgłoszenie`,
      heading: 'Twoje zgłoszenie jest rozpatrywane',
      text: 'Możemy poprosić o próbki, ceny lub certyfikaty.',
    },
    accepted: {
      subject: (shop) => `Witamy wśród dostawców ${shop}`,
      heading: 'Twoje zgłoszenie zostało przyjęte',
      text: 'Napiszemy, gdy tylko będziemy mieć odpowiednie zlecenie.',
    },
    declined: {
      subject: (shop) => `Twoje zgłoszenie jako dostawcy ${shop}`,
      heading: 'Nie możemy teraz nawiązać współpracy',
      text: 'Dziękujemy za zgłoszenie. Twoja oferta nie odpowiada obecnie naszym potrzebom.',
    },
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ z tego adresu wysłano zgłoszenie w ${shop}.`,
  },
  'sv-SE': {
    received: {
      subject: (shop) => `Vi har fått din ansökan om att leverera till ${shop}`,
      heading: 'Din ansökan har kommit fram',
      text: 'Vårt inköp tittar på den och skriver till dig.',
    },
    in_review: {
      subject: (shop) => `${shop} granskar din ansökan`,
      heading: 'Din ansökan granskas',
      text: 'Vi kan be dig om prover, priser eller certifikat.',
    },
    accepted: {
      subject: (shop) => `Välkommen bland leverantörerna till ${shop}`,
      heading: 'Din ansökan är godkänd',
      text: 'Vi skriver till dig så snart vi har ett uppdrag som passar.',
    },
    declined: {
      subject: (shop) => `Din ansökan om att leverera till ${shop}`,
      heading: 'Vi kan inte samarbeta just nu',
      text: 'Tack för din ansökan. Det du tillverkar passar inte vad vi behöver för närvarande.',
    },
    footer: (shop) => `Du får det här mejlet eftersom någon ansökte med den här adressen hos ${shop}.`,
  },
};
