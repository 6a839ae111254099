import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
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
      'Nie ma jeszcze konta z zaproszonym adresem. Zarejestruj się, potwierdź adres linkiem z naszej wiadomości, a potem otwórz ten link ponownie.',
    takenOver:
      'Należysz już do firmy. Adres konta nie był wcześniej potwierdzony, dlatego hasło i wszystkie zalogowania straciły ważność: wysyłamy Ci link do ustawienia nowego hasła.',
  },
  approval: {
    asked: {
      subject: (number) => `Zamówienie ${number} czeka na Twoją akceptację`,
      heading: 'Zamówienie czeka na akceptację',
      text: 'Osoba z Twojej firmy chce zamówić więcej, niż pozwala limit. Zamówienie będzie można złożyć, gdy ktoś je zaakceptuje.',
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
  pro: {
    received: {
      subject: (shop) => `Mamy Twoje zgłoszenie do ${shop} Pro`,
      heading: 'Twoje zgłoszenie dotarło',
      text: 'Zapoznamy się z nim i napiszemy do Ciebie.',
    },
    in_progress: {
      subject: (shop) => `Zajmujemy się Twoim zgłoszeniem do ${shop} Pro`,
      heading: 'Ktoś się tym zajmuje',
      text: 'Jedno z nas przejęło Twoje zgłoszenie i może zadzwonić z pytaniami.',
    },
    accepted: {
      subject: (shop) => `Witamy w ${shop} Pro`,
      heading: 'Przyjęto Cię do programu',
      text: 'Twoje zgłoszenie zostało przyjęte. Odpowiedz na tę wiadomość, aby omówić pierwszy projekt.',
    },
    declined: {
      subject: (shop) => `Twoje zgłoszenie do ${shop} Pro`,
      heading: 'Nie możemy teraz przyjąć Cię do programu',
      text: 'Przykro nam: program nie pasuje do opisanych potrzeb. Możesz zamawiać jak dotąd.',
    },
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ z tego adresu wysłano zgłoszenie w ${shop}.`,
  },
  supplier: {
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
};
