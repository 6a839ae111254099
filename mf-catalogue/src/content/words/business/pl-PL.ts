import type { BusinessPages } from '../../content-words.ts';

export const plPL: BusinessPages = {
  holidays: {
    lead: 'W jakie dni nic nie produkujemy i nic nie dostarczamy. Nasze terminy już to uwzględniają.',
    parts: [
      [
        'Co zmienia święto',
        'Produkujemy w dni robocze kraju, w którym stoi zakład, a dostarczamy w dni robocze kraju, do którego jedzie towar. Każde święto po drodze przesuwa termin o jeden dzień. Obietnica dostawy przy pudełku i w koszyku wymienia każde z nich.',
      ],
      [
        'Weekendy',
        'W soboty i niedziele niczego nie produkujemy ani nie dostarczamy. Święta, które wypada w weekend, nie ma w tabeli, chyba że prawo kraju przenosi je na dzień roboczy.',
      ],
      [
        'Przed dłuższą przerwą',
        'Projekt zaakceptowany do godziny 14:00 według zegara zakładu trafia do produkcji jeszcze tego samego dnia roboczego. Przy każdym terminie podajemy, do kiedy jest ważny.',
      ],
    ],
  },
  suppliers: {
    lead: 'Kogo szukamy, o co pytamy i co dzieje się ze zgłoszeniem.',
    parts: [
      [
        'Kogo szukamy',
        'Producentów tektury falistej i litej, pudełek sztywnych, toreb papierowych, kopert wysyłkowych, taśm, etykiet i tekstyliów; drukarni fleksograficznych, cyfrowych i offsetowych; firm uszlachetniających; papierni; producentów farb; przewoźników.',
      ],
      [
        'O co pytamy',
        'O firmę z numerem VAT i krajem, o to, co produkujesz, i o certyfikaty, na przykład FSC, PEFC, ISO 9001, ISO 14001, BRCGS albo EcoVadis. Certyfikat liczy się, gdy potwierdzi go ten, kto go wydał.',
      ],
      [
        'Jak się zgłosić',
        'Wypełnij formularz poniżej albo napisz na {{email}}. Zgłoszenie przyjmujemy, sprawdzamy, a potem akceptujemy lub odrzucamy; o decyzji informujemy mailem.',
      ],
    ],
  },
  partners: {
    lead: 'Jak mogą z nami pracować agencje, twórcy oprogramowania i producenci.',
    parts: [
      [
        'Agencje i projektanci',
        'Projektuj w naszym edytorze albo we własnym programie: wykrojnik pudełka można pobrać dokładnie w potrzebnym rozmiarze. Tam, gdzie działa Plus, firma nadaje swoim ludziom role, od projektu po akceptację.',
      ],
      [
        'Oprogramowanie',
        'Ceny, wykrojniki, terminy dostaw i zamówienia to otwarty interfejs. Konto tworzy własne klucze, a webhooki mówią Twojemu systemowi, że zamówienie opłacono lub wysłano.',
      ],
      [
        'Producenci',
        'Kto produkuje opakowania, drukuje lub sprzedaje materiały, zgłasza się jako dostawca; jak to zrobić, opisuje strona dla dostawców.',
      ],
      [
        'Nazwy',
        'Bez umowy i zgody nie wymieniamy tu żadnego partnera, a polecenia nie można kupić. W innych sprawach napisz na {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'Jak nagradzamy polecenie i czego nie oferujemy.',
    parts: [
      [
        'Z kontem',
        'Każde konto ma w części „Poleć nas” własny link i kod. Jeśli ktoś z niego skorzysta i opłaci pierwsze zamówienie o wymaganej wartości, każda ze stron dostaje środki do portfela. Kwotę i wymaganą wartość widać, zanim przekażesz link.',
      ],
      [
        'Czego nie nagradzamy',
        'Drugiego własnego konta, tego samego adresu ani tej samej karty. Jeśli zamówienie zostanie anulowane, wycofujemy środki, o ile nie zostały wydane.',
      ],
      [
        'Reklama',
        'Nie mamy sieci partnerskiej ani prowizji za kliknięcia. Kto poleca coś za nagrodę, musi to wyraźnie powiedzieć; wymaga tego prawo konsumenckie.',
      ],
    ],
  },
  career: {
    lead: 'Kogo szukamy do pracy i jak aplikować.',
    parts: [
      [
        'Wolne stanowiska',
        'Obecnie nie prowadzimy naboru. Gdy go ogłosimy, znajdziesz tu: zadania, miejsce, godziny i widełki wynagrodzenia.',
      ],
      [
        'Czego dowiesz się najpierw',
        'Kandydaci poznają widełki przed pierwszą rozmową i nikt nie pyta ich o wcześniejsze zarobki. Jednego i drugiego wymaga dyrektywa (UE) 2023/970.',
      ],
      [
        'Zgłoszenie z własnej inicjatywy',
        'Napisz na {{email}}, co umiesz i co chcesz robić. Zdjęcie, wiek i rodzina nie mają znaczenia. Dokumenty służą nam tylko do odpowiedzi; usuniemy je, gdy napiszesz o tym na ten sam adres.',
      ],
    ],
  },
  press: {
    lead: 'Sklep w skrócie i do kogo się zwrócić.',
    parts: [
      [
        'W skrócie',
        '{{brand}} sprzedaje opakowania z nadrukiem kupującego, od 30 sztuk, na dwunastu rynkach i w jedenastu językach. Wykrojnik, wagę i cenę pudełka liczymy z jego geometrii w chwili wpisywania rozmiaru, a cenę pokazujemy razem z jej częściami.',
      ],
      [
        'Obrazy',
        'Pudełka i wykrojniki na tych stronach rysuje sam sklep. W materiałach o sklepie możesz pokazywać zrzuty ekranu.',
      ],
      [
        'Czego nie publikujemy',
        'Nie podajemy tu obrotów, liczby klientów ani udziału w rynku i nie cytujemy nikogo bez jego zgody.',
      ],
      [
        'Pytania',
        'Napisz na {{email}} albo zadzwoń pod numer {{phone}}. Powiedz, dla kogo piszesz i do kiedy potrzebujesz odpowiedzi.',
      ],
    ],
  },
  leadership: {
    lead: 'Kto odpowiada za sklep i jak dotrzeć do osób, które decydują.',
    parts: [
      [
        'Kto odpowiada',
        'Sklep prowadzi {{company}}. Kto reprezentuje spółkę, mówi publiczny rejestr pod podanym wyżej numerem; każdy może do niego zajrzeć.',
      ],
      [
        'Co można sprawdzić',
        'Nie opowiadamy tu historii sukcesu. Ceny pokazujemy z ich częściami, terminy z przyczynami, a ślad węglowy pudełka z zestawem współczynników, z którego pochodzi.',
      ],
      [
        'Jak napisać do kierownictwa',
        'Wyślij list na adres podany wyżej albo e-mail na {{email}} ze słowem „Kierownictwo” w temacie. Jeśli chodzi o zamówienie, podaj jego numer.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Jak zgłosić naruszenie prawa w naszej firmie i co Cię wtedy chroni.',
    parts: [
      [
        'Kto i co może zgłosić',
        'Pracownicy, kandydaci, dostawcy i ich ludzie oraz każdy, kto w związku z pracą dowiedział się o naruszeniu w {{company}}: oszustwie, niebezpiecznym produkcie, szkodzie dla środowiska, nadużyciu danych osobowych. Wadę zamówienia opisz przez stronę kontaktową.',
      ],
      [
        'Jak zgłosić',
        'Napisz na {{email}} z tematem „Zgłoszenie” albo wyślij list z dopiskiem „Zgłoszenie, poufne” na adres podany wyżej. List może być anonimowy. Napisz, co się stało, gdzie i kiedy i co o tym świadczy. Na życzenie spotkamy się osobiście.',
      ],
      [
        'Co dzieje się dalej',
        'W ciągu 7 dni potwierdzamy przyjęcie, a w ciągu 3 miesięcy piszemy, co zrobiliśmy. Twoją tożsamość poznają tylko osoby, które badają zgłoszenie. Nazwisko przekazujemy wyłącznie za Twoją zgodą, chyba że wymaga tego prawo.',
      ],
      [
        'Bez odwetu',
        'Za zgłoszenie w dobrej wierze ani za pomoc przy nim nikogo nie wolno zwolnić, gorzej traktować ani pozbawić kontraktu. W UE wynika to z dyrektywy (UE) 2019/1937. Kto świadomie zgłasza nieprawdę, nie jest chroniony.',
      ],
      [
        'Organy',
        'W każdej chwili możesz zwrócić się do właściwego organu w swoim kraju i nie musisz najpierw przychodzić do nas.',
        'Na tym rynku zgłoszenia przyjmuje na przykład: {{authority}}.',
      ],
    ],
  },
};
