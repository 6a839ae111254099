import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
  approvals: {
    subject: (number) => `Zaakceptuj projekt do zamówienia ${number}`,
    heading: 'Projekt do akceptacji jest gotowy',
    text: 'Obejrzyj uważnie każdy plik: drukujemy to, co zaakceptujesz. Produkcja czeka na Twoją odpowiedź.',
    order: 'Zamówienie',
    note: 'Uwagi',
    action: 'Zobacz projekt',
    footer: (shop) =>
      `Kto ma ten link, może zaakceptować projekt. Otrzymujesz tę wiadomość, ponieważ złożono zamówienie w ${shop}.`,
    page: {
      title: (number) => `Projekt do zamówienia ${number}`,
      intro: 'Obejrzyj uważnie każdy plik: drukujemy to, co zaakceptujesz.',
      file: (index) => `Plik do druku ${index} (PDF)`,
      approve: 'Akceptuję: drukujcie tak',
      reject: 'Odrzucam: coś trzeba zmienić',
      reason: 'Co trzeba zmienić? Wymagane przy odrzuceniu.',
      email: 'Twój adres e-mail',
      send: 'Wyślij decyzję',
      approved: 'Ten projekt jest zaakceptowany. Produkcja może ruszyć.',
      rejected: 'Ten projekt jest odrzucony. Poprawimy go i napiszemy ponownie.',
      superseded: 'Ten projekt zastąpił nowszy. Otwórz link z nowszej wiadomości.',
      canceled: 'To zamówienie jest anulowane; nie ma czego akceptować.',
      reasonMissing: 'Napisz, co trzeba zmienić, i wyślij ponownie.',
      fields: 'Wybierz jedną z dwóch możliwości, podaj adres e-mail i wyślij ponownie.',
    },
  },
  shipments: {
    subject: (shop, number) => `Twoje zamówienie ${number} w ${shop} jest w drodze`,
    heading: 'Zamówienie jest w drodze',
    whole: 'Przekazaliśmy Twoje pudełka przewoźnikowi.',
    part: 'Przekazaliśmy przewoźnikowi część zamówienia. Resztę wyślemy osobno i damy znać kolejną wiadomością.',
    collect: 'Twoje pudełka są gotowe do odbioru.',
    number: 'Numer zamówienia',
    carrier: 'Przewoźnik',
    tracking: 'Numer przesyłki',
    track: 'Śledź przesyłkę',
    see: 'Zobacz zamówienie',
    pickUp: 'Odbiór osobisty',
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ złożono zamówienie w ${shop}.`,
  },
};
