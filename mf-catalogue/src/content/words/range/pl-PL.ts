import type { ProductRangePages } from '../../content-words.ts';

export const plPL: ProductRangePages = {
  ecoBadge: {
    lead: 'Dlaczego nasze pudełka nie mają odznaki eko i co pokazujemy zamiast niej.',
    parts: [
      [
        'Bez własnej odznaki',
        'Słowo „zielone” na pudełku nie mówi niczego, co można sprawdzić. W UE znak zrównoważonego rozwoju, za którym nie stoi system certyfikacji, jest od 27 września 2026 r. zakazany (dyrektywa (UE) 2024/825). Nie przyznajemy żadnego.',
      ],
      [
        'Co widzisz zamiast niej',
        'Udział włókien z recyklingu, który dostawca deklaruje dla tektury, wagę pudełka, a tam, gdzie jego tekturę obejmuje opublikowany zestaw współczynników, ślad w kg CO₂e. Przy każdej liczbie podajemy jej źródło.',
      ],
      [
        'Mniej wszystkiego',
        'Te produkty potrzebują tektury kraft, papieru albo folii z recyklingu i mało farby. Porównaj ich liczby, zanim wybierzesz.',
      ],
    ],
  },
  enterprise: {
    lead: 'Dla firm, które zamawiają często, w wielu miejscach albo według własnych zasad.',
    parts: [
      [
        'Wiele osób',
        'Tam, gdzie działa Plus, firma nadaje swoim ludziom role: podgląd, projekt, zamówienie, akceptacja, finanse. Zamówienie powyżej limitu czeka, aż zaakceptuje je osoba uprawniona. Twój własny numer zamówienia jest na fakturze.',
      ],
      [
        'Poza listą',
        'Większe nakłady, inne kształty i inne materiały: wyślij zapytanie o wycenę. Oferta przychodzi mailem, a przyjmujesz ją online.',
      ],
      [
        'Twoje systemy',
        'Zamówienia, faktury i przesyłki można odczytać przez interfejs, a webhooki mówią Twojemu systemowi, co się dzieje.',
      ],
      [
        'Tylko Twój nadruk',
        'Drukujemy Twój projekt. Nie dodajemy do niego własnego znaku, więc pudełka możesz wysyłać dalej pod własną nazwą.',
      ],
    ],
  },
  industries: {
    lead: 'Które z naszych opakowań do czego pasuje, według branż.',
    parts: [
      [
        'Kosmetyki i pielęgnacja',
        'Kartonik na półkę, sztywne pudełko na zestaw, etykieta na butelkę. Karton jest cienki i nadaje się do drobnego druku; sztywne pudełko jest cięższe i powstaje dłużej.',
      ],
      [
        'Jedzenie i napoje',
        'Pudełka na ciasta i butelki, tuby i torebki na suche produkty. Czy materiał może dotykać żywności, zależy od tektury, farby i samej żywności: zapytaj nas przed zamówieniem.',
      ],
      [
        'Odzież',
        'Koperta wysyłkowa mało waży i zajmuje mało miejsca. Pudełko wysyłkowe z drugim paskiem klejącym posłuży też do zwrotu.',
      ],
      [
        'Sklepy internetowe',
        'Pudełko fasonowe zamyka się bez taśmy, karton klapowy mieści więcej. Wyszukiwarka rozmiaru proponuje najmniejsze pudełko, w którym zmieści się to, co wysyłasz.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Co i na czym można wydrukować, pokazane na pudełkach, które robimy.',
    parts: [
      [
        'Jeden kolor na brązie',
        'Jedna farba na tekturze kraft to najprostszy druk. Najlepiej widać ciemne farby, bo przez jasne prześwituje brąz tektury.',
      ],
      [
        'Biel i druk w środku',
        'Kryjąca biel sprawia, że kolorem jest sama tektura. Druk od wewnątrz widać po otwarciu wieczka i zajmuje dwa dni robocze więcej.',
      ],
      [
        'Pełny kolor',
        'Na białej lub powlekanej tekturze zdjęcie zachowuje barwy. Obraz, który sięga krawędzi, wypuść za nią tak daleko, jak pokazuje edytor.',
      ],
      [
        'Skąd są obrazy',
        'Każde pudełko na tej stronie sklep rysuje z jego własnego wykrojnika. Projekty klientów należą do nich, dlatego żadnego tu nie ma.',
      ],
    ],
  },
  inspirations: {
    lead: 'Cztery okazje i to, w co byśmy je zapakowali.',
    parts: [
      [
        'Prezent',
        'Szufladę i klapkę na magnes otwiera się powoli. Bibuła zakrywa to, co leży w środku, a bilecik mówi, od kogo jest.',
      ],
      [
        'Pudełko co miesiąc',
        'Pudełko zostaje, zmienia się tylko owijka, więc co miesiąc nowego projektu potrzebuje tylko ona.',
      ],
      [
        'Płaska przesyłka',
        'Książki, grafiki i ubrania podróżują na płasko. Koperta z tektury chroni przed zgięciem, a papierowa koperta wysyłkowa waży najmniej.',
      ],
      [
        'Butelka',
        'Dno pudełka na wino samo się blokuje i niesie ciężar; pudełko z uchwytem ma rączkę wyciętą z tego samego arkusza.',
      ],
    ],
  },
  blog: {
    lead: 'Krótkie artykuły o wymiarach, tekturze, nakładzie i plikach: o co pyta się przed pierwszym zamówieniem.',
    parts: [
      [
        'Zmierz wnętrze',
        'Pudełko zamawia się według wymiaru wewnętrznego: długość, szerokość, wysokość, w tej kolejności; długość i szerokość mierzy się przy otworze. Zmierz to, co pakujesz, dodaj kilka milimetrów luzu, a ścianki zostaw nam: dochodzą na zewnątrz.',
      ],
      [
        'Jaka tektura',
        'Fala E ma 1,5 mm i nadaje się do drobnego druku; fala B ma 3 mm i więcej udźwignie w stosie. Karton lity jest do lekkich rzeczy na półkę. Różnicę poczujesz dzięki zestawowi próbek.',
      ],
      [
        'Ile sztuk',
        'Przygotowanie i formy drukowe kosztują tyle samo przy 30 i przy 1000 pudełek, więc cena sztuki spada z nakładem. Spójrz na tabelę cen: czasem większy nakład kosztuje łącznie mniej i wtedy to mówimy.',
      ],
      [
        'Pliki, które dobrze się drukują',
        'Wektorowy PDF jest ostry w każdym rozmiarze. Obraz powinien mieć około 300 punktów na cal w wielkości druku. Tekst zamień na krzywe albo osadź czcionki.',
      ],
    ],
  },
};
