import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('pl-PL', { one: 'sztuka', few: 'sztuki', other: 'sztuk' });

export const orders: TradeMailWords = {
  orders: {
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
  schedules: {
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
  cancellation: {
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
  refunds: {
    subject: (shop, number) => `Zwrot pieniędzy za zamówienie ${number} w ${shop}`,
    heading: 'Zwracamy Ci pieniądze',
    why: {
      part: 'Zwracamy kwotę podaną poniżej. Poza tym w zamówieniu nic się nie zmienia.',
      surplus: 'Wpłacona kwota była wyższa niż cena zamówienia. Zwracamy różnicę.',
      late: 'Płatność dotarła do nas już po anulowaniu zamówienia, dlatego ją zwracamy.',
    },
    way: {
      gateway:
        'Pieniądze wracają tą samą drogą, którą zapłacono. Bankom zajmuje to do dziesięciu dni roboczych.',
      transfer: 'Kwotę przelejemy na Twoje konto bankowe. Jeśli nie znamy numeru konta, zapytamy o niego.',
      wallet: 'Kwota jest już w Twoim portfelu i możesz nią zapłacić za kolejne zamówienie.',
    },
  },
  offers: {
    subject: (number) => `Oferta do zapytania ${number}`,
    heading: 'Twoja oferta jest gotowa',
    text: (until) => `Ceny obowiązują do ${until}. Wybierz nakłady, które chcesz zamówić.`,
    pieces,
    net: (amount) => `${amount} netto`,
    action: 'Zobacz ofertę',
    footer: (shop) =>
      `Kto ma ten link, może przyjąć ofertę. Otrzymujesz tę wiadomość, ponieważ z tego adresu wysłano zapytanie w ${shop}.`,
  },
  quotes: {
    subject: (number) => `Mamy Twoje zapytanie ${number}`,
    heading: 'Twoje zapytanie dotarło',
    paragraphs: (name, until) => [
      `Dzień dobry, ${name},`,
      `zajmujemy się nim i odpowiemy najpóźniej w tym terminie: ${until}.`,
    ],
    facts: { number: 'Numer', product: 'Produkt', size: 'Wymiar wewnętrzny', quantities: 'Sztuk' },
    action: 'Zobacz zapytanie',
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ z tego adresu wysłano zapytanie w ${shop}.`,
  },
  designs: {
    share: {
      subject: (name) => `Projekt opakowania dla Ciebie: ${name}`,
      heading: 'Ktoś udostępnia Ci projekt opakowania',
      text: (until) => `Możesz go oglądać do ${until}.`,
      copy: 'Możesz też zrobić własną kopię i pracować na niej dalej.',
      action: 'Otwórz projekt',
      footer: (shop) =>
        `Kto ma ten link, widzi projekt. Otrzymujesz tę wiadomość, ponieważ ktoś podał Twój adres w ${shop}; jeśli nie znasz tej osoby, zignoruj ją.`,
    },
    remind: {
      subject: 'Dokończ projekt opakowania na komputerze',
      heading: 'Twoje opakowanie czeka',
      text: 'Ten link pozwoli Ci projektować dalej na większym ekranie.',
      facts: { product: 'Produkt', quantity: 'Nakład' },
      pieces,
      action: 'Projektuj dalej',
      footer: (shop) =>
        `Otrzymujesz tę jedną wiadomość, ponieważ ten adres podano w ${shop}. Kolejnych nie będzie; jeśli to nie Ty, zignoruj ją.`,
    },
  },
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
    pieces,
    track: 'Śledź przesyłkę',
    see: 'Zobacz zamówienie',
    pickUp: 'Odbiór osobisty',
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ złożono zamówienie w ${shop}.`,
  },
};
