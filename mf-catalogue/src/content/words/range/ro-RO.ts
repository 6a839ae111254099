import type { ProductRangePages } from '../../content-words.ts';

export const roRO: ProductRangePages = {
  ecoBadge: {
    lead: 'De ce nicio cutie de-a noastră nu poartă o insignă eco și ce apare în locul ei.',
    parts: [
      [
        'Fără insignă proprie',
        'Cuvântul „verde” pe o cutie nu spune nimic ce se poate verifica. În UE, o etichetă de sustenabilitate fără sistem de certificare este interzisă din 27 septembrie 2026 (Directiva (UE) 2024/825). Noi nu dăm niciuna.',
      ],
      [
        'Ce vedeți în locul ei',
        'Proporția de fibre reciclate pe care furnizorul o declară pentru un carton, greutatea cutiei și, unde un set de factori publicat îi acoperă cartonul, amprenta în kg CO₂e. Lângă fiecare cifră este indicată sursa ei.',
      ],
      [
        'Mai puțin din toate',
        'Aceste produse folosesc carton kraft, hârtie sau folie reciclată și puțină cerneală. Comparați-le cifrele înainte să alegeți.',
      ],
    ],
  },
  enterprise: {
    lead: 'Pentru firme care comandă des, în mai multe locuri sau după reguli proprii.',
    parts: [
      [
        'Mai mulți oameni',
        'Unde există Plus, firma dă roluri: citire, design, comandă, aprobare, finanțe. O comandă peste o limită așteaptă până o aprobă cine are voie. Numărul dumneavoastră de comandă apare pe factură.',
      ],
      [
        'Dincolo de listă',
        'Pentru tiraje mai mari, alte forme și alte materiale cereți o ofertă. Ea vine prin e-mail și o acceptați online.',
      ],
      [
        'Sistemele dumneavoastră',
        'Comenzile, facturile și expedierile se pot citi prin interfață, iar webhookurile spun sistemului dumneavoastră ce se întâmplă.',
      ],
      [
        'Doar tiparul dumneavoastră',
        'Se tipărește macheta dumneavoastră. Nu îi adăugăm niciun semn al nostru, așa că puteți trimite cutiile mai departe sub numele dumneavoastră.',
      ],
    ],
  },
  industries: {
    lead: 'Care dintre ambalajele noastre se potrivește la ce, pe domenii.',
    parts: [
      [
        'Cosmetice și îngrijire',
        'O cutie pliantă pentru raft, o cutie rigidă pentru set, o etichetă pentru flacon. Cartonul este subțire și permite un tipar fin; cutia rigidă este mai grea și durează mai mult.',
      ],
      [
        'Mâncare și băuturi',
        'Cutii pentru prăjituri și sticle, tuburi și pungi pentru produse uscate. Dacă un material poate atinge alimente depinde de carton, cerneală și aliment: întrebați-ne înainte să comandați.',
      ],
      [
        'Îmbrăcăminte',
        'Un plic de curierat cântărește puțin și ocupă puțin loc. O cutie de livrare cu o a doua bandă adezivă servește și la retur.',
      ],
      [
        'Magazine online',
        'O cutie cu autoformare se închide fără bandă; într-una cu clape încape mai mult. Căutarea mărimii propune cea mai mică cutie în care încape ce trimiteți.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Ce se poate tipări pe ce, arătat pe cutiile pe care le facem.',
    parts: [
      [
        'O culoare pe maro',
        'O cerneală pe carton kraft este cel mai simplu tipar. Cernelurile închise se văd cel mai bine, fiindcă prin cele deschise se vede maroul cartonului.',
      ],
      [
        'Alb și tipar în interior',
        'Albul opac face din carton însăși culoarea. Tiparul din interior se vede când se deschide capacul și cere două zile lucrătoare în plus.',
      ],
      [
        'Policromie',
        'Pe carton alb sau cretat o fotografie își păstrează culorile. O imagine care ajunge la margine trebuie să o depășească atât cât arată editorul.',
      ],
      [
        'De unde vin imaginile',
        'Fiecare cutie de aici este desenată de magazin din ștanța ei. Machetele clienților le aparțin, de aceea nu arătăm niciuna.',
      ],
    ],
  },
  inspirations: {
    lead: 'Patru ocazii și în ce le-am ambala.',
    parts: [
      [
        'Un cadou',
        'Un sertar și o clapă cu magneți se deschid încet. Hârtia de mătase ascunde ce este înăuntru, iar un cartonaș spune de la cine vine.',
      ],
      [
        'O cutie în fiecare lună',
        'Cutia rămâne, iar manșonul se schimbă, așa că în fiecare lună numai el cere o machetă nouă.',
      ],
      [
        'Trimitere plată',
        'Cărțile, gravurile și hainele călătoresc întinse. Un plic de carton le ferește de îndoituri, un plic de curierat din hârtie cântărește cel mai puțin.',
      ],
      [
        'O sticlă',
        'Fundul cutiei de vin se blochează singur și susține greutatea; cutia cu mâner îl are tăiat din aceeași coală.',
      ],
    ],
  },
  blog: {
    lead: 'Articole scurte despre măsuri, carton, cantitate și fișiere: ce se întreabă înaintea primei comenzi.',
    parts: [
      [
        'Măsurați interiorul',
        'O cutie se comandă după dimensiunea interioară: lungime, lățime, înălțime, în această ordine, cu lungimea și lățimea la deschidere. Măsurați ce puneți în ea, adăugați câțiva milimetri și lăsați pereții în seama noastră: ei se adaugă în afară.',
      ],
      [
        'Ce carton',
        'Ondula E are 1,5 mm și permite un tipar fin; ondula B are 3 mm și rezistă mai bine la stivuire. Cartonul compact este pentru lucruri ușoare de raft. Un set de mostre vă lasă să simțiți diferența.',
      ],
      [
        'Câte',
        'Pregătirea și formele de tipar costă la fel pentru 30 de cutii și pentru 1000, deci prețul unei cutii scade cu cantitatea. Uitați-vă în scara de prețuri: uneori un tiraj mai mare costă în total mai puțin și atunci o spunem.',
      ],
      [
        'Fișiere care se tipăresc bine',
        'Un PDF vectorial rămâne clar la orice mărime. O imagine ar trebui să aibă cam 300 de puncte pe inch la mărimea tipărită. Transformați textul în curbe sau încorporați fonturile.',
      ],
    ],
  },
};
