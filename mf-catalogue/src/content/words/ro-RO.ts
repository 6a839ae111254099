import type { ContentWords } from '../content-words.ts';
import { roRO as application } from './application/ro-RO.ts';
import { roRO as business } from './business/ro-RO.ts';
import { roRO as range } from './range/ro-RO.ts';

export const roRO: ContentWords = {
  seeAlso: 'Vedeți și',
  demonstration: 'Acestea sunt datele unei firme demonstrative. Nimeni nu face comerț pe acest nume.',
  company: {
    name: 'Firmă',
    address: 'Adresă',
    registration: 'Număr în registru',
    vatId: 'Cod TVA',
    email: 'E-mail',
    phone: 'Telefon',
  },
  doors: {
    quote: 'Cereți o ofertă',
    plus: 'Programul Plus',
    account: 'Contul dumneavoastră',
    api: 'Documentația interfeței',
  },
  calendar: {
    caption:
      'Zile libere peste care sar termenele noastre (producție: {{production}}, livrare: {{delivery}})',
    date: 'Ziua',
    holiday: 'Sărbătoarea',
    rests: 'Ce se oprește',
    production: 'Producția',
    delivery: 'Livrarea',
    both: 'Producția și livrarea',
    failed: 'Calendarul nu poate fi arătat acum. Termenele din coș țin seama de el oricum.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Facem ambalaje cu tiparul dumneavoastră și arătăm din ce este făcută fiecare cifră.',
      parts: [
        [
          'Ce facem',
          'Introduceți dimensiunea a ceea ce ambalați. Ștanța, cutia pliată, greutatea și prețul apar imediat, calculate din geometria reală a cutiei, nu dintr-un tabel de mărimi. Comanda minimă este de 30 de bucăți dintr-o machetă.',
        ],
        [
          'Cum calculăm prețurile',
          'Fiecare preț este suma componentelor lui: pregătire, forme de tipar, carton, tipar, finisare, ștanțare și lipire, precum și transport. Le vedeți pe toate, iar dacă un tiraj mai mare costă mai puțin în total, o spunem înainte de plată.',
        ],
        [
          'Cum promitem termenele',
          'Producția durează 21 de zile, adică 15 zile lucrătoare, de la aprobarea dumneavoastră. Sărbătorile din țara dumneavoastră sunt luate în calcul. Unde se poate producție expres, prețul și data ei apar lângă cele obișnuite.',
        ],
      ],
    },
    contact: {
      lead: 'Scrieți sau sunați: răspunde un om.',
      parts: [
        [
          'Înainte să scrieți',
          'Pentru o comandă, menționați numărul ei; este în subiectul fiecărui e-mail de la noi. Pentru o întrebare despre o cutie, trimiteți linkul din bara de adrese: conține dimensiunea și toate alegerile.',
        ],
        [
          'Dacă ceva nu este în regulă',
          'Trimiteți fotografii și numărul de bucăți afectate la {{email}}. Vă răspundem ce vom face și până când.',
        ],
      ],
    },
    help: {
      lead: 'Răspunsuri scurte la cele mai frecvente întrebări.',
      parts: [
        [
          'Comanda',
          'Alegeți un produs, introduceți dimensiunea interioară, puneți grafica pe fețe și alegeți cantitatea. Nu trebuie să știți exact cartonul: fiecare alegere arată ce schimbă la preț și la greutate.',
        ],
        [
          'Fișiere',
          'PDF, SVG, PNG și JPEG. Un PDF vectorial rămâne vectorial în fișierul de tipar. Imaginile pot avea până la 7000 × 7000 de pixeli.',
        ],
        [
          'Modificare și anulare',
          'O comandă se poate anula în cont până începe producția ei; banii se rambursează prin metoda cu care ați plătit. O comandă plasată nu se modifică: pentru altă adresă sau altă grafică, anulați-o și comandați din nou.',
        ],
        [
          'Livrare',
          'Coșul arată intervalul de zile, motivul fiecărei întârzieri și momentul până la care trebuie comandat pentru ca data să rămână.',
        ],
        [
          'Seturi de mostre',
          'Un set conține până la opt mostre de carton și tipar, la un preț unic și cu livrare gratuită. Când începe producția următoarei comenzi de ambalaje, rambursăm prețul unui set prin aceeași metodă de plată, o dată pentru fiecare client.',
        ],
        [
          'Comanda minimă și cantități',
          'Minimul este de 30 de bucăți dintr-o machetă într-o dimensiune; peste el puteți alege orice cantitate. Pragurile de preț încep la 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 și 2500 de bucăți: o cantitate intermediară are prețul unitar al pragului inferior.',
        ],
        [
          'Din ce se compune prețul',
          'Prețul este suma pentru pregătire, forme de tipar, carton, tipar, finisare, ștanțare și lipire, transport; livrarea prin curier este inclusă. Pregătirea și formele costă la fel la orice tiraj, deci prețul unitar scade cu cantitatea. Imediat sub un prag, tirajul mai mare poate costa în total mai puțin: 500 de bucăți mai puțin decât 480.',
        ],
        [
          'Metode de plată și rate',
          'Plătiți cu cardul sau prin transfer bancar; în magazinul pentru Statele Unite, numai cu cardul. La transfer, producția începe după încasarea plății. Pe unele piețe, firmele pot plăti comenzile mai mari în două sau trei rate; sumele și scadențele apar la finalizarea comenzii.',
        ],
        [
          'TVA și facturi',
          'Introduceți codul de TVA la finalizarea comenzii; îl verificăm în registrul oficial. Cu un cod verificat, firmele din UE din afara Poloniei cumpără produsele fără TVA și o declară singure (livrare intracomunitară; la servicii, taxare inversă). După plată, factura în PDF se află la comandă, în cont.',
        ],
        [
          'Producție expres',
          'Unde este posibilă, economisește până la 4 zile lucrătoare pentru cel mult 5000 de bucăți sau până la 7 zile pentru cel mult 1000 de bucăți fără forme de tipar. Suplimentul și data apar lângă cele obișnuite.',
        ],
        [
          'Țări de livrare și vamă',
          'Magazinul internațional livrează în UE, Regatul Unit, Elveția și Norvegia; celelalte, în țara lor, iar unele și în țări vecine. Pentru Elveția și Norvegia: fără TVA, 40 EUR pentru vamă; la sosire pot fi datorate taxe de import, iar vămuirea nu este inclusă în date.',
        ],
        [
          'Retururi și reclamații',
          'Pentru produsele cu macheta sau pe dimensiunea dumneavoastră nu există drept de retragere; puteți anula până începe producția. Consumatorii pot returna produsele gata făcute în 14 zile. La defecte, trimiteți fotografii și numărul de bucăți afectate la {{email}}: le facem din nou sau rambursăm.',
        ],
        [
          'Bleed, culori și fonturi',
          'Lăsați fundalurile să treacă peste tăietură cu marginea de bleed și țineți textele în zona de siguranță; editorul le arată pe amândouă, 3 sau 5 mm la cele mai multe cutii. Imaginile au nevoie de 300 dpi la mărimea tipărită. Tipărim în CMYK; pe kraft culorile ies mai închise. Într-un PDF, încorporați fonturile sau transformați-le în curbe.',
        ],
        [
          'Șabloane și ștanță proprie',
          'Cu „Descărcați șablonul”, în configurator și în editor, obțineți ștanța dimensiunii dumneavoastră în PDF, SVG sau DXF. Pentru o ștanță proprie, cereți o ofertă și atașați-o în PDF, AI sau EPS.',
        ],
        [
          'Măsurare și alegerea cartonului',
          'Introduceți dimensiunea interioară: lungime, lățime și înălțime, cu câțiva milimetri în plus. Ondula E (1,5 mm) permite un tipar fin, ondula B (3 mm) este pentru produse mai grele, iar cartonul compact pentru lucruri ușoare de raft.',
        ],
        [
          'Contact cu alimentele',
          'Nu declarăm niciun ambalaj potrivit pentru contactul direct cu alimentele. Depinde de carton, cerneală și aliment: întrebați-ne înainte să comandați.',
        ],
        [
          'Reciclare și răspunderea producătorului (REP)',
          'Cutiile din carton ondulat și carton fără folie merg la reciclarea hârtiei. În multe țări, cine vinde produse ambalate trebuie să se înregistreze și să declare ambalajele (REP); nu facem asta în locul dumneavoastră. Greutatea cartonului este pe pagina produsului.',
        ],
        [
          'Comandă repetată și machete salvate',
          '„Comandați din nou”, la comanda din cont, pune aceleași poziții în coș la prețurile de azi, cu macheta care s-a tipărit. Machetele se salvează în timp ce lucrați și se află în cont, la „Machete”.',
        ],
        [
          'Cont de firmă și aprobări',
          'Cu Plus, o firmă dă roluri și limite; o comandă peste limită așteaptă aprobarea. Numărul dumneavoastră de comandă apare pe factură. Plus există în magazinul internațional și în cele pentru Germania, Franța, Italia, Polonia și Regatul Unit.',
        ],
        [
          'Urmărirea coletului și adresa de livrare',
          'Când pleacă un colet, primiți un e-mail cu numărul de urmărire și un link către curier. Pentru altă adresă, vedeți „Modificare și anulare”.',
        ],
      ],
    },
    services: {
      lead: 'Ce puteți adăuga la o comandă; prețurile sunt în coș.',
      parts: [
        [
          'Verificarea graficii de către un expert',
          'Un expert în pregătirea tiparului verifică grafica unei poziții înainte de producție și vă scrie dacă ar trebui schimbat ceva.',
        ],
        [
          'Garanție de retipărire',
          'Cutiile care se deteriorează în depozitul dumneavoastră în 12 luni se fac încă o dată fără cost. Drepturile dumneavoastră legale rămân neschimbate.',
        ],
        [
          'Copaci plantați',
          'Cu comanda dumneavoastră se plantează atâția copaci câți alegeți. Ei nu compensează ceea ce emit cutiile.',
        ],
        ['Seturi de mostre', 'Până la opt mostre de carton și produse, de atins înainte de comandă.'],
      ],
    },
    sustainability: {
      lead: 'Ce putem spune cu o cifră și ce nu.',
      parts: [
        [
          'O cutie potrivită',
          'Cel mai mult se economisește cartonul care nu se folosește. Căutarea mărimii așază ce trimiteți și propune cea mai mică cutie în care încape, cu greutatea ei.',
        ],
        [
          'Amprentă',
          'Pe pagina unei cutii apar amprenta ei în kg CO₂e și setul publicat de factori din care este calculată. Dacă niciun set nu acoperă un material, nu arătăm nicio cifră. Cifrele din seturi diferite nu se adună niciodată.',
        ],
        [
          'Copaci',
          'Puteți adăuga la comandă copaci plantați. Numărăm un copac când comanda lui este plătită și nu numim nicio cutie neutră din punct de vedere climatic.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'Ce înseamnă cuvintele de pe cutiile noastre.',
      parts: [
        [
          'Reciclabil',
          'Cutiile din carton ondulat și carton fără folie merg la colectarea hârtiei. O cutie laminată se reciclează mai greu; configuratorul arată folia printre opțiunile de finisare, deci puteți renunța la ea.',
        ],
        [
          'Reciclat și compostabil',
          'Plicurile de curierat reciclate se fac din plastic care a fost deșeu. Cele compostabile sunt făcute pentru compostare industrială; doar localitatea dumneavoastră știe dacă le colectează.',
        ],
        [
          'Cerneluri',
          'Un tipar într-o culoare pe carton maro cere mai puțină cerneală decât unul policrom. Tiparul este o componentă separată a prețului.',
        ],
      ],
    },
    fscCertification: {
      lead: 'Ce înseamnă certificarea FSC și ce avem voie să spunem despre ea.',
      parts: [
        [
          'Ce înseamnă',
          'Forest Stewardship Council certifică păduri și fiecare firmă prin mâinile căreia trece lemnul lor. O declarație precum „FSC Mix” sau „FSC Recycled” pe o cutie este valabilă numai dacă și ultimul din lanț, tipografia, este certificat.',
        ],
        [
          'Ce declarăm',
          'Certificatul nostru are numărul {{fsc}}. Oricine îl poate căuta în registrul public FSC.',
          'Dacă pe această pagină nu apare niciun număr, nu avem certificat. În acest caz nu vindem nicio cutie drept certificată și nu tipărim marca FSC, oricare ar fi cartonul.',
        ],
        [
          'La comanda dumneavoastră',
          'Cu un certificat, serviciul „Certificat FSC” apare la pozițiile pentru care este valabil, iar declarația apare pe factură. Fără el nimeni nu îl poate adăuga la o comandă.',
        ],
        [
          'Ce spun datele noastre',
          'La fiecare carton este trecută proporția de fibre reciclate declarată de furnizor. Această proporție nu este o declarație FSC și nu înlocuiește niciuna.',
        ],
      ],
    },
    termsOfService: {
      lead: 'Ce este valabil între dumneavoastră și noi când comandați.',
      parts: [
        [
          'Contract',
          'Contractul se încheie când vă confirmăm comanda prin e-mail. Prețurile sunt cele arătate înainte de plată, cu componentele și taxa lor. Vânzătorul este {{company}}.',
        ],
        [
          'Plată',
          'Plătiți prin una dintre metodele disponibile pentru piața dumneavoastră. Firmele pot plăti în rate comenzile mai mari acolo unde se oferă; sumele și zilele se văd înainte de acord.',
        ],
        [
          'Producție și livrare',
          'Producția începe după ce ați aprobat macheta. Termenele apar la comandă; dacă una nu poate fi respectată, vă scriem.',
        ],
        ['Grafică', 'Aveți drepturile asupra a ceea ce tipăriți. Macheta rămâne a dumneavoastră.'],
        [
          'Defecte',
          'Se aplică garanția legală din țara dumneavoastră. Trimiteți fotografii la {{email}}; refacem produsele sau dăm banii înapoi.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'Ce păstrăm despre dumneavoastră, de ce și cum obțineți sau ștergeți datele.',
      parts: [
        [
          'Ce păstrăm',
          'Pentru o comandă: numele, adresele, e-mailul, comanda și fișierele ei, pentru a executa contractul. Un vizitator fără cont ne este cunoscut doar printr-un număr aleatoriu, cel mult 365 de zile. Sesiunea unui cont durează 31 de zile și se prelungește prin folosire, cel mult un an.',
        ],
        [
          'Consimțământ',
          'Înainte să alegeți se păstrează doar ce îi trebuie magazinului ca să funcționeze. Analiza și publicitatea încep după consimțământ. Schimbați alegerea din „Opțiuni de confidențialitate”, în josul fiecărei pagini.',
        ],
        [
          'O copie a datelor',
          'Din cont puteți cere o copie. Linkul primit funcționează o singură dată, timp de 7 zile.',
        ],
        [
          'Ștergere',
          'Tot acolo puteți cere ștergerea contului. Se face după 14 zile; până atunci puteți renunța. Așteaptă cât timp o comandă este pe drum. Facturile rămân cât cere legea fiscală.',
        ],
        [
          'Pe cine întrebați',
          'Scrieți la {{email}}. Puteți face plângere și la autoritatea de protecție a datelor din țara dumneavoastră.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Făcut pentru dumneavoastră: fără retragere. Produse gata făcute: 14 zile.',
      parts: [
        [
          'Produse la comandă',
          'Ce se tipărește cu macheta dumneavoastră sau se taie pe dimensiunea dumneavoastră este făcut numai pentru dumneavoastră. Nu există drept de retragere (Directiva 2011/83/UE, articolul 16 litera c). Puteți anula până începe producția.',
        ],
        [
          'Produse gata făcute',
          'Consumatorii pot returna seturi de mostre, cutii deja tipărite și cutii netipărite într-o mărime din stoc în 14 zile de la livrare, fără motiv. Înainte de expediere este suficient linkul din e-mailul comenzii. Apoi scrieți la {{email}}.',
        ],
        [
          'Banii dumneavoastră',
          'Rambursăm prețul produselor și al livrării obișnuite prin metoda cu care ați plătit. Costul trimiterii înapoi este al dumneavoastră.',
        ],
        ['Produse cu defecte', 'Nimic din toate acestea nu vă atinge drepturile legale.'],
      ],
    },
    impressum: {
      lead: 'Cine stă în spatele acestui magazin.',
      parts: [
        [
          'Responsabil',
          '{{company}} răspunde de conținutul acestor pagini. {{brand}} este numele magazinului.',
        ],
        [
          'Litigii',
          'Scrieți întâi la {{email}}: cele mai multe se rezolvă așa. Vă păstrați dreptul de a vă adresa entității competente de soluționare a litigiilor.',
        ],
      ],
    },
  },
};
