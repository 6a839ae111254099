import type { CompanyRole } from '@shop/contracts';
import type { LinkPageWords } from '../mail/words/words.ts';
import type { Spoken } from './spoken.ts';

export interface InvitationWords {
  readonly subject: (company: string) => string;
  readonly heading: string;
  readonly text: (company: string, shop: string) => string;
  readonly until: string;
  readonly role: string;
  readonly roles: Readonly<Record<CompanyRole, string>>;
  readonly action: string;
  readonly footer: (shop: string) => string;
  /** `void` where the link is used or too old. */
  readonly page: LinkPageWords;
  /** Said on the page where nobody has an account of the invited address yet. */
  readonly noAccount: string;
}

export const invitationWords: Spoken<InvitationWords> = {
  'en-US': {
    subject: (company) => `${company} invites you to order together`,
    heading: 'You are invited to a company',
    text: (company, shop) => `${company} would like you to join its account at ${shop}.`,
    until: 'Valid until',
    role: 'Your role',
    roles: {
      viewer: 'Viewer',
      designer: 'Designer',
      requester: 'Requester',
      approver: 'Approver',
      finance: 'Finance',
      admin: 'Admin',
    },
    action: 'See the invitation',
    footer: (shop) =>
      `Whoever has this link can join for you. If you do not know the company, ignore this mail from ${shop}.`,
    page: {
      title: 'Join a company',
      question: 'Do you want to join the company that invited you?',
      button: 'Yes, join',
      done: 'You belong to the company now. Sign in to order for it.',
      void: 'This invitation was used, taken back or is too old. Ask the company for a new one.',
    },
    noAccount:
      'There is no account with the invited address yet. Register with it, then open this link again.',
  },
  'pl-PL': {
    subject: (company) => `${company} zaprasza Cię do wspólnych zamówień`,
    heading: 'Zaproszenie do firmy',
    text: (company, shop) => `${company} zaprasza Cię do swojego konta w ${shop}.`,
    until: 'Ważne do',
    role: 'Twoja rola',
    roles: {
      viewer: 'Podgląd',
      designer: 'Projektowanie',
      requester: 'Zamawianie',
      approver: 'Zatwierdzanie',
      finance: 'Finanse',
      admin: 'Administracja',
    },
    action: 'Zobacz zaproszenie',
    footer: (shop) =>
      `Kto ma ten link, może dołączyć za Ciebie. Jeśli nie znasz tej firmy, zignoruj tę wiadomość z ${shop}.`,
    page: {
      title: 'Dołącz do firmy',
      question: 'Czy chcesz dołączyć do firmy, która Cię zaprosiła?',
      button: 'Tak, dołączam',
      done: 'Należysz już do firmy. Zaloguj się, aby dla niej zamawiać.',
      void: 'To zaproszenie zostało wykorzystane, cofnięte lub wygasło. Poproś firmę o nowe.',
    },
    noAccount:
      'Nie ma jeszcze konta z zaproszonym adresem. Zarejestruj się, a potem otwórz ten link ponownie.',
  },
  'sv-SE': {
    subject: (company) => `${company} bjuder in dig att beställa tillsammans`,
    heading: 'Du är inbjuden till ett företag',
    text: (company, shop) => `${company} vill att du går med i företagets konto hos ${shop}.`,
    until: 'Giltig till',
    role: 'Din roll',
    roles: {
      viewer: 'Läsare',
      designer: 'Formgivare',
      requester: 'Beställare',
      approver: 'Godkännare',
      finance: 'Ekonomi',
      admin: 'Administratör',
    },
    action: 'Se inbjudan',
    footer: (shop) =>
      `Den som har länken kan gå med i ditt ställe. Känner du inte företaget, bortse från mejlet från ${shop}.`,
    page: {
      title: 'Gå med i ett företag',
      question: 'Vill du gå med i företaget som bjöd in dig?',
      button: 'Ja, gå med',
      done: 'Nu tillhör du företaget. Logga in för att beställa åt det.',
      void: 'Inbjudan är använd, återtagen eller för gammal. Be företaget om en ny.',
    },
    noAccount: 'Det finns inget konto med den inbjudna adressen än. Registrera dig och öppna länken igen.',
  },
};
