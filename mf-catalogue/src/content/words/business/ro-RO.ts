import type { BusinessPages } from '../../content-words.ts';

export const roRO: BusinessPages = {
  holidays: {
    lead: 'În ce zile nu se produce și nu se livrează nimic. Termenele noastre țin deja seama de ele.',
    parts: [
      [
        'Ce schimbă o sărbătoare',
        'Se produce în zilele lucrătoare ale țării în care se află fabrica și se livrează în cele ale țării în care se trimit produsele. Fiecare sărbătoare dintre ele mută termenul cu o zi. Promisiunea de livrare, lângă cutie și în coș, le numește pe toate.',
      ],
      [
        'Sfârșit de săptămână',
        'Sâmbăta și duminica nu se produce și nu se livrează. O sărbătoare care cade la sfârșit de săptămână nu este în tabel, decât dacă legea țării o mută într-o zi lucrătoare.',
      ],
      [
        'Înainte de o minivacanță',
        'O machetă aprobată până la ora 14:00, după ceasul fabricii, intră în producție în aceeași zi lucrătoare. Lângă fiecare termen scrie până când este valabil.',
      ],
    ],
  },
  suppliers: {
    lead: 'Pe cine căutăm, ce întrebăm și ce se întâmplă cu o candidatură.',
    parts: [
      [
        'Pe cine căutăm',
        'Producători de carton ondulat și compact, cutii rigide, pungi de hârtie, plicuri de curierat, benzi, etichete și textile; tipografii flexo, digitale și offset; firme de finisare; fabrici de hârtie; producători de cerneluri; transportatori.',
      ],
      [
        'Ce întrebăm',
        'Firma dumneavoastră cu codul de TVA și țara, ce produceți și ce certificate aveți, de exemplu FSC, PEFC, ISO 9001, ISO 14001, BRCGS sau EcoVadis. Un certificat contează după ce l-a confirmat cel care l-a emis.',
      ],
      [
        'Cum candidați',
        'Completați formularul de mai jos sau scrieți la {{email}}. Candidatura este primită, analizată, apoi acceptată sau respinsă; decizia vă ajunge prin e-mail.',
      ],
    ],
  },
  partners: {
    lead: 'Cum pot lucra cu noi agențiile, firmele de software și producătorii.',
    parts: [
      [
        'Agenții și designeri',
        'Desenați în editorul nostru sau în programul dumneavoastră: ștanța unei cutii se descarcă exact în dimensiunea de care aveți nevoie. Unde există Plus, firma dă roluri oamenilor ei, de la machetă la aprobare.',
      ],
      [
        'Software',
        'Prețurile, ștanțele, termenele de livrare și comenzile sunt o interfață deschisă. Un cont își face propriile chei, iar webhookurile anunță sistemul dumneavoastră când o comandă este plătită sau expediată.',
      ],
      [
        'Producători',
        'Cine produce ambalaje, tipărește sau vinde materiale candidează ca furnizor; pagina pentru furnizori spune cum.',
      ],
      [
        'Nume',
        'Nu numim aici niciun partener fără contract și acord și nimeni nu poate plăti ca să fie recomandat. Pentru orice altceva scrieți la {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'Cum este răsplătită o recomandare și ce nu oferim.',
    parts: [
      [
        'Cu un cont',
        'Fiecare cont are un link și un cod propriu la „Recomandați-ne”. Dacă cineva vine prin acest link și plătește o primă comandă care atinge minimul, primiți fiecare câte un credit. Suma și minimul se văd înainte să dați linkul mai departe.',
      ],
      [
        'Ce nu se răsplătește',
        'Un al doilea cont propriu, aceeași adresă sau același card. Dacă se anulează comanda, creditele se retrag în măsura în care nu au fost cheltuite.',
      ],
      [
        'Publicitate',
        'Nu există rețea de afiliere și nici comision pentru clicuri. Cine recomandă ceva pentru o răsplată trebuie să o spună limpede; o cere legislația privind protecția consumatorilor.',
      ],
    ],
  },
  career: {
    lead: 'Ce posturi sunt libere și cum candidați.',
    parts: [
      [
        'Posturi libere',
        'În acest moment nu este anunțat niciun post. Când va fi, îl veți găsi aici, cu sarcini, loc, program și interval de salariu.',
      ],
      [
        'Ce aflați mai întâi',
        'Candidații află intervalul de salariu înainte de primul interviu și nimeni nu îi întreabă cât câștigau. Directiva (UE) 2023/970 le cere pe amândouă.',
      ],
      [
        'Candidatură spontană',
        'Scrieți la {{email}} ce știți să faceți și ce v-ar plăcea să faceți. Fotografia, vârsta și familia nu contează. Documentele ne servesc numai ca să vă răspundem; un rând la aceeași adresă este suficient ca să fie șterse.',
      ],
    ],
  },
  press: {
    lead: 'Magazinul pe scurt și pe cine întrebați.',
    parts: [
      [
        'Pe scurt',
        '{{brand}} vinde ambalaje cu tiparul cumpărătorului, de la 30 de bucăți, pe douăsprezece piețe și în unsprezece limbi. Ștanța, greutatea și prețul unei cutii se calculează din geometria ei în timp ce se scrie dimensiunea, iar prețul este arătat cu componentele lui.',
      ],
      [
        'Imagini',
        'Cutiile și ștanțele din aceste pagini sunt desenate chiar de magazin. Puteți arăta capturi de ecran atunci când scrieți despre el.',
      ],
      [
        'Ce nu publicăm',
        'Nu dăm aici cifre despre vânzări, clienți sau cotă de piață și nu cităm pe nimeni fără acordul lui.',
      ],
      [
        'Întrebări',
        'Scrieți la {{email}} sau sunați la {{phone}}. Spuneți pentru cine scrieți și până când aveți nevoie de răspuns.',
      ],
    ],
  },
  leadership: {
    lead: 'Cine răspunde de magazin și cum ajungeți la cei care hotărăsc.',
    parts: [
      [
        'Cine răspunde',
        'Magazinul este administrat de {{company}}. Cine reprezintă societatea se vede în registrul public, la numărul arătat mai sus; oricine îl poate consulta.',
      ],
      [
        'Ce se poate verifica',
        'Nu spunem aici povești de succes. Prețurile sunt arătate cu componentele lor, termenele cu motivele lor, iar amprenta unei cutii cu setul de factori din care vine.',
      ],
      [
        'Cum scrieți conducerii',
        'Trimiteți o scrisoare la adresa de mai sus sau un e-mail la {{email}} cu cuvântul „Conducere” în subiect. Pentru o comandă, menționați numărul ei.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Cum raportați o încălcare a legii la noi și ce vă protejează atunci.',
    parts: [
      [
        'Cine și ce poate raporta',
        'Angajații, candidații, furnizorii și oamenii lor și oricine a aflat, prin munca sa, de o încălcare la {{company}}: fraudă, produse nesigure, daune aduse mediului, folosirea abuzivă a datelor personale. Un defect al unei comenzi ține de pagina de contact.',
      ],
      [
        'Cum raportați',
        'Scrieți la {{email}} cu „Raportare” în subiect sau trimiteți o scrisoare cu mențiunea „Raportare, confidențial” la adresa de mai sus. Scrisoarea poate fi anonimă. Spuneți ce s-a întâmplat, unde și când și ce o dovedește. La cerere ne întâlnim personal.',
      ],
      [
        'Ce urmează',
        'În 7 zile confirmăm primirea, iar în 3 luni vă spunem ce s-a făcut. Numai cei care cercetează raportarea află cine sunteți. Numele se transmite doar cu acordul dumneavoastră, cu excepția cazului în care o lege o cere.',
      ],
      [
        'Fără represalii',
        'Nimeni nu poate fi concediat, dezavantajat sau lipsit de un contract pentru o raportare de bună-credință ori pentru că a ajutat la ea. În UE aceasta rezultă din Directiva (UE) 2019/1937. Cine raportează cu știință ceva fals nu este protejat.',
      ],
      [
        'Autorități',
        'Vă puteți adresa oricând autorității competente din țara dumneavoastră, fără să veniți întâi la noi.',
        'Pe această piață raportările sunt primite, de exemplu, de această autoritate: {{authority}}.',
      ],
    ],
  },
};
