import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Potwierdź adres e-mail w ${shop}`,
      heading: 'Potwierdź swój adres e-mail',
      paragraphs: [
        'Twoje konto jest gotowe, a koszyk i projekty już w nim czekają.',
        'Potwierdź ten adres, aby docierały do Ciebie wiadomości o zamówieniach. Link działa przez 14 dni.',
      ],
      action: 'Potwierdź adres',
      footer: (shop) =>
        `Otrzymujesz tę wiadomość, ponieważ ten adres podano przy rejestracji w ${shop}. To nie Ty? Nie musisz nic robić.`,
    },
    account: (email) => `Dotyczy to konta ${email}.`,
    reset: {
      subject: (shop) => `Ustaw nowe hasło w ${shop}`,
      heading: 'Ustaw nowe hasło',
      paragraphs: ['Skorzystaj z linku poniżej, aby wybrać nowe hasło. Działa raz, przez dwie godziny.'],
      action: 'Wybierz nowe hasło',
      footer: (shop) =>
        `Otrzymujesz tę wiadomość, ponieważ w ${shop} poproszono o nowe hasło. To nie Ty? Hasło pozostaje bez zmian.`,
    },
    email: {
      subject: (shop) => `Potwierdź nowy adres e-mail w ${shop}`,
      heading: 'Potwierdź nowy adres e-mail',
      paragraphs: [
        'Poproszono o to, aby Twoje konto używało odtąd tego adresu.',
        'Zmiana zacznie obowiązywać, gdy ją potwierdzisz. Link działa raz, przez 24 godziny.',
      ],
      action: 'Używaj tego adresu',
      footer: (shop) =>
        `Otrzymujesz tę wiadomość, ponieważ ten adres podano dla konta w ${shop}. To nie Ty? Nie musisz nic robić.`,
    },
    emailNotice: {
      subject: (shop) => `Twój adres e-mail w ${shop} ma się zmienić`,
      heading: 'Poproszono o inny adres e-mail',
      paragraphs: [
        'Ktoś, kto zna Twoje hasło, poprosił o inny adres e-mail dla Twojego konta. Zmiana zacznie obowiązywać, gdy nowy adres zostanie potwierdzony.',
        'To nie Ty? Zaloguj się i od razu ustaw nowe hasło.',
      ],
      footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ dotyczy bezpieczeństwa Twojego konta w ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `Hasło w ${shop} zostało zmienione`,
      heading: 'Hasło zostało zmienione',
      paragraphs: [
        'Wszystkie inne urządzenia zostały wylogowane, a wszystkie klucze API unieważnione.',
        'To nie Ty? Poproś od razu o nowe hasło na stronie logowania.',
      ],
      footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ dotyczy bezpieczeństwa Twojego konta w ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Twoje dane z ${shop} są gotowe`,
      heading: 'Twoje dane są gotowe',
      paragraphs: [
        'Kopia wszystkiego, co o Tobie przechowujemy, jest gotowa, razem z listą Twoich plików.',
        'Link działa raz, przez 7 dni. Potem kopia zostanie usunięta.',
      ],
      action: 'Pobierz moje dane',
      footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ poproszono w ${shop} o kopię Twoich danych.`,
    },
    exportPage: {
      title: 'Twoje dane',
      question: 'Kopię można pobrać jeden raz. Zapisz ją tam, gdzie nie przeczytają jej inni.',
      button: 'Pobierz',
      done: 'Kopia została pobrana.',
      void: 'Ten link został użyty lub jest za stary. Poproś o nową kopię na stronie „Prywatność i dane” w swoim koncie.',
    },
    erase: {
      subject: (shop) => `Potwierdź usunięcie konta w ${shop}`,
      heading: 'Usunąć konto?',
      paragraphs: [
        'Poproszono o usunięcie Twojego konta i wszystkich danych osobowych.',
        'Potwierdź to linkiem poniżej. Działa raz, przez 24 godziny. Do tego czasu nic się nie dzieje.',
      ],
      action: 'Usuń moje konto',
      footer: (shop) =>
        `Otrzymujesz tę wiadomość, ponieważ poproszono o usunięcie Twojego konta w ${shop}. To nie Ty? Zmień hasło.`,
    },
    erasePage: {
      title: 'Usunięcie konta',
      question: 'Czy chcesz usunąć swoje konto i wszystkie dane osobowe?',
      button: 'Tak, usuń moje konto',
      done: 'Potwierdzono. W wiadomości e-mail znajdziesz dzień usunięcia i sposób, jak je odwołać.',
      void: 'Ten link został użyty lub jest za stary. Poproś o usunięcie ponownie na stronie „Prywatność i dane” w swoim koncie.',
    },
    scheduled: {
      subject: (shop) => `Twoje konto w ${shop} zostanie usunięte`,
      heading: 'Twoje konto zostanie usunięte',
      paragraphs: (day) => [
        `${day} usuniemy Twoje konto, adresy, koszyki, projekty i pliki. Do tego czasu możesz się zalogować i to odwołać.`,
        'Faktury i kwoty zamówień przechowujemy tak długo, jak wymaga tego prawo podatkowe. Zamówienia w drodze najpierw dostarczymy.',
        'To ostatnia wiadomość w tej sprawie.',
      ],
      action: 'Odwołaj usunięcie',
      footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ potwierdzono usunięcie Twojego konta w ${shop}.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Potwierdź zapis do newslettera ${shop}`,
      heading: 'Czy chcesz otrzymywać nasz newsletter?',
      paragraphs: [
        'Ten adres podano w formularzu newslettera. Potwierdź go, a następny numer dotrze do Ciebie.',
        'Bez potwierdzenia nic więcej nie wyślemy.',
      ],
      action: 'Tak, chcę newsletter',
      footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ ten adres podano w newsletterze ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Witaj w newsletterze ${shop}`,
      heading: 'Jesteś na liście',
      paragraphs: ['Odtąd otrzymujesz nasz newsletter. Możesz się wypisać w każdej chwili linkiem poniżej.'],
      action: 'Wypisz mnie',
      footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ zapisano Cię do newslettera ${shop}.`,
    },
    confirmPage: {
      title: 'Newsletter',
      question: 'Czy chcesz otrzymywać nasz newsletter?',
      button: 'Tak, zapisz mnie',
      done: 'Zapis potwierdzony. Dziękujemy.',
      void: 'Ten link już nie działa. Wpisz swój adres w formularzu newslettera jeszcze raz.',
    },
    unsubscribePage: {
      title: 'Newsletter',
      question: 'Czy chcesz przestać otrzymywać nasz newsletter?',
      button: 'Tak, wypisz mnie',
      done: 'Wypisano. Nie otrzymasz kolejnych numerów.',
      void: 'Ten link nie należy do żadnego zapisu.',
    },
  },
};
