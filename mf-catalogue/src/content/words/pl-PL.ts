import type { ContentWords } from '../content-words.ts';
import { plPL as application } from './application/pl-PL.ts';
import { plPL as business } from './business/pl-PL.ts';
import { plPL as range } from './range/pl-PL.ts';

export const plPL: ContentWords = {
  seeAlso: 'Zobacz też',
  demonstration: 'To dane firmy pokazowej. Nikt nie prowadzi pod nimi działalności.',
  company: {
    name: 'Firma',
    address: 'Adres',
    registration: 'Numer w rejestrze',
    vatId: 'Numer VAT',
    email: 'E-mail',
    phone: 'Telefon',
  },
  doors: {
    quote: 'Zapytaj o wycenę',
    plus: 'Program Plus',
    account: 'Twoje konto',
    api: 'Dokumentacja interfejsu',
  },
  calendar: {
    caption: 'Dni wolne, które omijają nasze terminy (produkcja: {{production}}, dostawa: {{delivery}})',
    date: 'Dzień',
    holiday: 'Święto',
    rests: 'Przerwa',
    production: 'Produkcja',
    delivery: 'Dostawa',
    both: 'Produkcja i dostawa',
    failed: 'Nie możemy teraz pokazać kalendarza. Terminy w koszyku i tak go uwzględniają.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Robimy opakowania z Twoim nadrukiem i pokazujemy, z czego składa się każda liczba.',
      parts: [
        [
          'Czym się zajmujemy',
          'Wpisujesz rozmiar tego, co pakujesz. Wykrojnik, złożone pudełko, waga i cena pojawiają się od razu: liczymy je z prawdziwej geometrii pudełka, a nie z tabeli rozmiarów. Najmniejsze zamówienie to 30 sztuk jednego projektu.',
        ],
        [
          'Jak liczymy ceny',
          'Każda cena jest sumą części: przygotowania, form drukowych, tektury, druku, uszlachetnienia, wykrawania z klejeniem i transportu. Widzisz każdą z nich, a jeśli większy nakład kosztuje łącznie mniej, mówimy o tym przed płatnością.',
        ],
        [
          'Jak podajemy terminy',
          'Produkcja trwa 21 dni, czyli 15 dni roboczych, od Twojej akceptacji. Święta w Twoim kraju są wliczone. Gdzie możliwa jest produkcja ekspresowa, jej cenę i termin podajemy obok zwykłych.',
        ],
      ],
    },
    contact: {
      lead: 'Napisz lub zadzwoń: odpowiada człowiek.',
      parts: [
        [
          'Zanim napiszesz',
          'W sprawie zamówienia podaj jego numer; jest w temacie każdego naszego maila. Pytając o pudełko, wyślij link z paska adresu: zawiera rozmiar i wszystkie wybory.',
        ],
        [
          'Jeśli coś jest nie tak',
          'Wyślij zdjęcia na {{email}} i podaj liczbę wadliwych sztuk. Odpiszemy, co zrobimy i do kiedy.',
        ],
      ],
    },
    help: {
      lead: 'Krótkie odpowiedzi na najczęstsze pytania.',
      parts: [
        [
          'Zamawianie',
          'Wybierz produkt, wpisz wymiar wewnętrzny, umieść grafikę na ściankach i wybierz ilość. Nie musisz znać dokładnej tektury: przy każdym wyborze widać, co zmienia w cenie i wadze.',
        ],
        [
          'Pliki',
          'PDF, SVG, PNG i JPEG. Wektorowy PDF pozostaje wektorowy w pliku do druku. Obrazy rastrowe mogą mieć do 7000 × 7000 pikseli.',
        ],
        [
          'Zmiany i anulowanie',
          'Zamówienie można anulować na koncie, dopóki nie zacznie się jego produkcja; pieniądze zwracamy tą samą metodą, którą zapłacono. Złożonego zamówienia się nie zmienia: żeby podać inny adres lub inną grafikę, anuluj je i zamów ponownie.',
        ],
        [
          'Dostawa',
          'Koszyk pokazuje przedział dni, powód każdego opóźnienia i chwilę, do której trzeba zamówić, żeby termin się nie zmienił.',
        ],
        [
          'Zestawy próbek',
          'W zestawie mieści się do ośmiu próbek tektur i nadruków, w jednej cenie i z bezpłatną dostawą. Gdy rozpocznie się produkcja następnego zamówienia opakowań, zwrócimy cenę jednego zestawu tą samą drogą, którą zapłacono, raz na klienta.',
        ],
        [
          'Minimalne zamówienie i progi cenowe',
          'Najmniejsze zamówienie to 30 sztuk jednego projektu w jednym wymiarze; powyżej wybierasz dowolną ilość. Progi cenowe zaczynają się od 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 i 2500 sztuk: ilość pomiędzy nimi ma cenę jednostkową niższego progu.',
        ],
        [
          'Z czego składa się cena',
          'Cena jest sumą przygotowania, form drukowych, tektury, druku, uszlachetnienia, wykrawania z klejeniem i transportu; dostawa kurierem jest w cenie. Przygotowanie i formy kosztują tyle samo przy każdym nakładzie, więc cena sztuki spada z ilością. Tuż pod progiem większy nakład może kosztować łącznie mniej: 500 sztuk mniej niż 480.',
        ],
        [
          'Metody płatności i raty',
          'Płacisz kartą lub przelewem, w sklepie dla USA tylko kartą. Przy przelewie produkcja rusza po zaksięgowaniu wpłaty. Na niektórych rynkach firmy mogą zapłacić za większe zamówienia w dwóch lub trzech ratach; kwoty i terminy widać przy zamawianiu.',
        ],
        [
          'VAT i faktury',
          'Przy zamawianiu podaj numer VAT UE; sprawdzamy go w urzędowym rejestrze. Z potwierdzonym numerem firmy z UE spoza Polski kupują towary bez VAT i same go rozliczają (dostawa wewnątrzwspólnotowa; przy usługach odwrotne obciążenie). Po zapłacie faktura w PDF jest przy zamówieniu na koncie.',
        ],
        [
          'Produkcja ekspresowa',
          'Gdzie jest możliwa, skraca produkcję najwyżej o 4 dni robocze przy nakładzie do 5000 sztuk albo najwyżej o 7 dni przy nakładzie do 1000 sztuk bez form drukowych. Dopłata i termin są podane obok zwykłych.',
        ],
        [
          'Kraje dostawy i cło',
          'Sklep międzynarodowy dostarcza do krajów UE, Wielkiej Brytanii, Szwajcarii i Norwegii; pozostałe do swojego kraju, niektóre też do sąsiednich. Do Szwajcarii i Norwegii sprzedajemy bez VAT i doliczamy 40 EUR za odprawę celną; na miejscu mogą dojść opłaty importowe, a czas odprawy nie jest wliczony w terminy.',
        ],
        [
          'Zwroty i reklamacje',
          'Od zakupu towaru z Twoim projektem lub w Twoim wymiarze nie można odstąpić; zamówienie można anulować do rozpoczęcia produkcji. Gotowe towary konsument może zwrócić w ciągu 14 dni. Przy wadach wyślij zdjęcia i liczbę wadliwych sztuk na {{email}}: zrobimy je od nowa albo zwrócimy pieniądze.',
        ],
        [
          'Spad, kolory i czcionki',
          'Tła wypuść o spad poza linię cięcia, a przy tekstach zachowaj margines bezpieczeństwa; edytor pokazuje jedno i drugie, przy większości pudełek 3 lub 5 mm. Obrazy potrzebują 300 dpi w rozmiarze druku. Drukujemy w CMYK; na krafcie kolory są ciemniejsze. W PDF osadź czcionki albo zamień tekst na krzywe.',
        ],
        [
          'Szablony i własny wykrojnik',
          '„Pobierz szablon” w konfiguratorze i edytorze daje wykrojnik w Twoim wymiarze jako PDF, SVG lub DXF. Jeśli masz własny wykrojnik, wyślij zapytanie o wycenę i dołącz go jako PDF, AI lub EPS.',
        ],
        [
          'Mierzenie i wybór tektury',
          'Podaj wymiar wewnętrzny: długość, szerokość i wysokość, z kilkoma milimetrami luzu. Fala E (1,5 mm) nadaje się do drobnego druku, fala B (3 mm) do cięższych rzeczy, karton lity do lekkich rzeczy na półkę.',
        ],
        [
          'Kontakt z żywnością',
          'Żadnego opakowania nie deklarujemy jako przeznaczonego do bezpośredniego kontaktu z żywnością. Zależy to od tektury, farby i samej żywności: zapytaj nas przed zamówieniem.',
        ],
        [
          'Recykling i odpowiedzialność producenta (EPR)',
          'Pudełka z tektury falistej i kartonu bez folii trafiają do makulatury. W wielu krajach sprzedawca zapakowanych towarów musi się zarejestrować i zgłaszać opakowania (EPR); nie robimy tego za Ciebie. Wagę tektury podaje strona produktu.',
        ],
        [
          'Ponowne zamówienie i zapisane projekty',
          '„Zamów ponownie” przy zamówieniu na koncie dodaje te same pozycje do koszyka po dzisiejszych cenach, z projektem, który został wydrukowany. Projekty zapisują się podczas pracy i są na koncie w części „Projekty”.',
        ],
        [
          'Konto firmowe i akceptacje',
          'W programie Plus firma nadaje role i limity; zamówienie powyżej limitu czeka na akceptację. Twój numer zamówienia jest na fakturze. Plus działa w sklepie międzynarodowym oraz w sklepach dla Niemiec, Francji, Włoch, Polski i Wielkiej Brytanii.',
        ],
        [
          'Śledzenie przesyłki i adres dostawy',
          'Gdy paczka zostanie wysłana, dostaniesz e-mail z numerem przesyłki i linkiem do przewoźnika. Inny adres: zobacz „Zmiany i anulowanie”.',
        ],
      ],
    },
    services: {
      lead: 'Co możesz dodać do zamówienia; ceny są w koszyku.',
      parts: [
        [
          'Sprawdzenie projektu przez eksperta',
          'Specjalista prepress ogląda projekt danej pozycji przed produkcją i pisze do Ciebie, jeśli coś warto zmienić.',
        ],
        [
          'Gwarancja dodruku',
          'Opakowania uszkodzone w Twoim magazynie w ciągu 12 miesięcy zrobimy raz jeszcze bez opłat. Twoje prawa ustawowe pozostają bez zmian.',
        ],
        [
          'Posadzone drzewa',
          'Z Twoim zamówieniem sadzimy tyle drzew, ile wybierzesz. Nie równoważą one emisji z produkcji opakowań.',
        ],
        ['Zestawy próbek', 'Do ośmiu próbek tektur i produktów, żeby dotknąć ich przed zamówieniem.'],
      ],
    },
    sustainability: {
      lead: 'Co możemy powiedzieć liczbą, a czego nie.',
      parts: [
        [
          'Pudełko, które pasuje',
          'Najwięcej oszczędza się na tekturze, której nie trzeba zużyć. Wyszukiwarka rozmiaru układa to, co wysyłasz, i proponuje najmniejsze pudełko, które to pomieści, razem z jego wagą.',
        ],
        [
          'Ślad węglowy',
          'Na stronie pudełka podajemy jego ślad w kg CO₂e i opublikowany zestaw współczynników, z którego go liczymy. Jeśli żaden zestaw nie obejmuje materiału, nie podajemy liczby. Wyników z różnych zestawów nigdy nie sumujemy.',
        ],
        [
          'Drzewa',
          'Do zamówienia możesz dodać posadzone drzewa. Drzewo liczymy, gdy zamówienie jest opłacone, i żadnego pudełka nie nazywamy neutralnym dla klimatu.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'Co znaczą słowa na naszych pudełkach.',
      parts: [
        [
          'Nadaje się do recyklingu',
          'Pudełka z tektury falistej i kartonu bez folii wrzuca się do makulatury. Pudełko foliowane trudniej przetworzyć; konfigurator podaje folię jako uszlachetnienie, więc można z niej zrezygnować.',
        ],
        [
          'Z recyklingu i kompostowalne',
          'Foliopaki z recyklingu powstają z plastiku, który był odpadem. Kompostowalne są przeznaczone do kompostowni przemysłowych; czy Twoja gmina je zbiera, wie tylko gmina.',
        ],
        [
          'Farby',
          'Jednokolorowy nadruk na brązowej tekturze zużywa mniej farby niż pełny kolor. Druk jest w cenie osobną częścią.',
        ],
      ],
    },
    fscCertification: {
      lead: 'Co znaczy certyfikat FSC i co wolno nam o nim powiedzieć.',
      parts: [
        [
          'Co znaczy',
          'Forest Stewardship Council certyfikuje lasy i każdą firmę, przez której ręce przechodzi ich drewno. Oświadczenie „FSC Mix” albo „FSC Recycled” na pudełku jest ważne tylko wtedy, gdy certyfikat ma także ostatni w tym łańcuchu, czyli drukarnia.',
        ],
        [
          'Co oświadczamy',
          'Nasz certyfikat ma numer {{fsc}}. Każdy może go sprawdzić w publicznym rejestrze FSC.',
          'Jeśli na tej stronie nie ma numeru, nie mamy certyfikatu. Wtedy żadnego pudełka nie sprzedajemy jako certyfikowanego i nie drukujemy znaku FSC, niezależnie od tektury.',
        ],
        [
          'W Twoim zamówieniu',
          'Gdy jest certyfikat, usługa „Certyfikat FSC” pojawia się przy pozycjach, których dotyczy, a oświadczenie znajduje się na fakturze. Bez niego nikt nie doda jej do zamówienia.',
        ],
        [
          'Co mówią nasze dane',
          'Przy tekturze podajemy udział włókien z recyklingu, który deklaruje jej dostawca. Ten udział nie jest oświadczeniem FSC i go nie zastępuje.',
        ],
      ],
    },
    termsOfService: {
      lead: 'Co obowiązuje między Tobą a nami, gdy zamawiasz.',
      parts: [
        [
          'Umowa',
          'Umowa zostaje zawarta, gdy potwierdzimy zamówienie mailem. Obowiązują ceny pokazane przed płatnością, z ich częściami i podatkiem. Sprzedawcą jest {{company}}.',
        ],
        [
          'Płatność',
          'Płacisz jedną z metod dostępnych na Twoim rynku. Firmy mogą opłacić większe zamówienia w ratach tam, gdzie to oferujemy; kwoty i dni widać przed zgodą.',
        ],
        [
          'Produkcja i dostawa',
          'Produkcja zaczyna się po akceptacji projektu. Terminy są przy zamówieniu; jeśli któregoś nie da się dotrzymać, piszemy do Ciebie.',
        ],
        ['Grafika', 'Masz prawa do tego, co zlecasz do druku. Projekt pozostaje Twój.'],
        [
          'Wady',
          'Obowiązują ustawowe prawa z tytułu niezgodności towaru z umową. Wyślij zdjęcia na {{email}}; zrobimy towar ponownie lub zwrócimy pieniądze.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'Co o Tobie przechowujemy, po co i jak to odzyskać lub usunąć.',
      parts: [
        [
          'Co przechowujemy',
          'Do zamówienia: imię i nazwisko, adresy, adres e-mail, samo zamówienie i jego pliki, żeby wykonać umowę. Osobę bez konta znamy tylko po losowym numerze, do 365 dni. Sesja konta trwa 31 dni i przedłuża się z używaniem, najwyżej do roku.',
        ],
        [
          'Zgody',
          'Zanim wybierzesz, zapisujemy tylko to, czego sklep potrzebuje do działania. Analityka i reklama zaczynają się po zgodzie. Wybór zmienisz w każdej chwili przez „Ustawienia prywatności” na dole każdej strony.',
        ],
        ['Kopia danych', 'Na koncie możesz zamówić kopię. Link z maila działa raz, w ciągu 7 dni.'],
        [
          'Usunięcie',
          'Tam też możesz usunąć konto. Stanie się to po 14 dniach; do tego czasu można to odwołać. Usunięcie czeka, dopóki zamówienie jest w drodze. Faktury zostają tak długo, jak wymaga prawo podatkowe.',
        ],
        [
          'Kogo zapytać',
          'Napisz na {{email}}. Możesz też złożyć skargę do organu ochrony danych w swoim kraju.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Zrobione dla Ciebie: bez odstąpienia. Towar gotowy: 14 dni.',
      parts: [
        [
          'Towar na zamówienie',
          'To, co drukujemy z Twoim projektem lub tniemy na Twój wymiar, powstaje tylko dla Ciebie. Nie przysługuje tu prawo odstąpienia (dyrektywa 2011/83/UE, art. 16 lit. c). Anulować można do rozpoczęcia produkcji.',
        ],
        [
          'Towar gotowy',
          'Zestawy próbek, pudełka już zadrukowane i pudełka bez nadruku w rozmiarze z magazynu konsument może zwrócić w ciągu 14 dni od dostawy, bez podania przyczyny. Przed wysyłką wystarczy link z maila o zamówieniu. Potem napisz na {{email}}.',
        ],
        [
          'Twoje pieniądze',
          'Zwracamy cenę towaru i zwykłej dostawy tą drogą, którą płacono. Koszt odesłania towaru jest po Twojej stronie.',
        ],
        ['Towar wadliwy', 'Nic z tego nie ogranicza Twoich praw ustawowych.'],
      ],
    },
    impressum: {
      lead: 'Kto stoi za tym sklepem.',
      parts: [
        ['Odpowiedzialność', 'Za treść tych stron odpowiada {{company}}. {{brand}} to nazwa sklepu.'],
        [
          'Spory',
          'Nie mamy obowiązku udziału w pozasądowym rozwiązywaniu sporów konsumenckich i nie deklarujemy go. Najpierw napisz na {{email}}: większość spraw da się tak załatwić.',
        ],
      ],
    },
  },
};
