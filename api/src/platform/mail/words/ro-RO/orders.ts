import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('ro-RO', { one: 'bucată', few: 'bucăți', other: 'de bucăți' });

export const orders: TradeMailWords = {
  orders: {
    subject: (shop, number) => `Comanda dumneavoastră ${number} la ${shop} a fost înregistrată`,
    heading: 'Vă mulțumim, comanda a fost înregistrată',
    paid: 'Am primit plata dumneavoastră.',
    waiting:
      'Transferați suma datorată în contul de mai jos și treceți numărul comenzii la detaliile plății. Producția începe când banii au ajuns.',
    production:
      'Grafica dumneavoastră se tipărește exact așa cum ați aprobat-o. Găsiți comanda, machetele și fișierele de tipar în contul dumneavoastră.',
    number: 'Numărul comenzii',
    total: 'Total de plată',
    pieces: 'Bucăți',
    reference: 'Detaliile plății',
    transfer: 'De transferat acum',
    due: 'Rată scadentă la',
    account: 'Numărul contului',
    swift: 'SWIFT',
    demonstration: 'Acesta este un cont demonstrativ: nu transferați bani în el.',
    action: 'Vedeți comanda',
    footer: (shop) => `Primiți acest e-mail pentru că ați comandat la ${shop}.`,
  },
  schedules: {
    subject: {
      due: (number) => `Următoarea rată a comenzii ${number} este scadentă în curând`,
      overdue: (number) => `O rată a comenzii ${number} este restantă`,
    },
    heading: {
      due: 'Următoarea rată este scadentă în curând',
      overdue: 'O rată a comenzii dumneavoastră este restantă',
    },
    how: 'Plătiți-o cu cardul pe pagina de mai jos sau transferați-o în acest cont, cu numărul comenzii la detaliile plății. Dacă ați plătit deja, nu trebuie să faceți nimic.',
    demonstration: 'Acesta este un cont demonstrativ: nu transferați bani în el.',
    number: 'Numărul comenzii',
    part: 'Rata',
    amount: 'Suma',
    due: 'Scadență',
    account: 'Numărul contului',
    swift: 'SWIFT',
    reference: 'Detaliile plății',
    action: 'Plătiți această rată',
    footer: (shop) => `Primiți acest e-mail pentru că plătiți în rate o comandă la ${shop}.`,
  },
  cancellation: {
    subject: (shop, number) => `Comanda dumneavoastră ${number} la ${shop} este anulată`,
    heading: 'Comanda dumneavoastră este anulată',
    receipt: 'Nimic din ea nu va fi produs sau expediat.',
    withdrawn: 'Am primit retragerea dumneavoastră din contract. Acest e-mail confirmă primirea ei.',
    refund:
      'Vă restituim suma plătită prin aceeași metodă de plată. Băncilor le ia până la zece zile lucrătoare.',
    nothingPaid:
      'Nu ați plătit nimic, deci nu este nimic de restituit. Vă rugăm să nu faceți niciun transfer pentru ea.',
    number: 'Numărul comenzii',
    when: 'Anulată la (UTC)',
    amount: 'Sumă restituită',
    creditNote: 'Factură de stornare',
    action: 'Vedeți comanda',
    footer: (shop) => `Primiți acest e-mail pentru că ați comandat la ${shop}.`,
  },
  refunds: {
    subject: (shop, number) => `Rambursare pentru comanda dumneavoastră ${number} la ${shop}`,
    heading: 'Vă înapoiem bani',
    why: {
      part: 'Vă restituim suma de mai jos. În rest, comanda dumneavoastră rămâne neschimbată.',
      surplus: 'Ați plătit mai mult decât costă comanda dumneavoastră. Vă restituim diferența.',
      late: 'Plata dumneavoastră a ajuns la noi după anularea comenzii, așa că v-o restituim.',
    },
    way: {
      gateway:
        'Banii se întorc prin metoda de plată pe care ați folosit-o. Băncilor le ia până la zece zile lucrătoare.',
      transfer: 'Vă transferăm suma în contul bancar. Dacă ne lipsește numărul contului, vi-l vom cere.',
      wallet: 'Suma se află deja în portofelul dumneavoastră și o puteți folosi la următoarea comandă.',
    },
  },
  offers: {
    subject: (number) => `Oferta dumneavoastră pentru cererea ${number}`,
    heading: 'Oferta dumneavoastră este gata',
    text: (until) => `Prețurile sunt valabile până la ${until}. Alegeți tirajele dorite și comandați-le.`,
    pieces,
    net: (amount) => `${amount} fără TVA`,
    action: 'Vedeți oferta',
    footer: (shop) =>
      `Cine are acest link poate accepta oferta. Primiți acest e-mail pentru că de la această adresă s-a cerut o ofertă la ${shop}.`,
  },
  quotes: {
    subject: (number) => `Am primit cererea dumneavoastră de ofertă ${number}`,
    heading: 'Cererea dumneavoastră de ofertă a ajuns',
    paragraphs: (name, until) => [
      `Bună ziua, ${name},`,
      `ne ocupăm de ea și vă răspundem cel târziu ${until}.`,
    ],
    facts: {
      number: 'Număr',
      product: 'Produs',
      size: 'Dimensiuni interioare',
      quantities: 'Bucăți',
    },
    action: 'Vedeți cererea',
    footer: (shop) => `Primiți acest e-mail pentru că de la această adresă s-a cerut o ofertă la ${shop}.`,
  },
  designs: {
    share: {
      subject: (name) => `O machetă de ambalaj pentru dumneavoastră: ${name}`,
      heading: 'Cineva vă trimite o machetă de ambalaj',
      text: (until) => `O puteți vedea până la ${until}.`,
      copy: 'Puteți face și o copie proprie, pe care să lucrați mai departe.',
      action: 'Deschideți macheta',
      footer: (shop) =>
        `Cine are acest link poate vedea macheta. Primiți acest e-mail pentru că cineva a introdus adresa dumneavoastră la ${shop}; dacă nu cunoașteți persoana, ignorați-l.`,
    },
    remind: {
      subject: 'Continuați ambalajul pe un calculator',
      heading: 'Ambalajul dumneavoastră vă așteaptă',
      text: 'Ați cerut acest link ca să continuați macheta pe un ecran mai mare.',
      facts: { product: 'Produs', quantity: 'Tiraj' },
      pieces,
      action: 'Continuați macheta',
      footer: (shop) =>
        `Primiți doar acest e-mail pentru că adresa a fost introdusă la ${shop}. Nu vor urma altele; dacă nu ați fost dumneavoastră, ignorați-l.`,
    },
  },
  approvals: {
    subject: (number) => `Vă rugăm să aprobați proba de tipar a comenzii ${number}`,
    heading: 'Proba dumneavoastră de tipar este gata',
    text: 'Priviți cu atenție fiecare fișier: tipărim ceea ce aprobați. Producția așteaptă răspunsul dumneavoastră.',
    order: 'Comandă',
    note: 'Observație',
    action: 'Vedeți proba',
    footer: (shop) =>
      `Cine are acest link poate aproba proba. Primiți acest e-mail pentru că ați comandat la ${shop}.`,
    page: {
      title: (number) => `Proba de tipar a comenzii ${number}`,
      intro: 'Priviți cu atenție fiecare fișier: tipărim ceea ce aprobați.',
      file: (index) => `Fișierul de tipar ${index} (PDF)`,
      approve: 'Aprob: tipăriți așa',
      reject: 'Resping: ceva trebuie schimbat',
      reason: 'Ce trebuie schimbat? Necesar pentru respingere.',
      email: 'Adresa dumneavoastră de e-mail',
      send: 'Trimiteți decizia',
      approved: 'Această probă este aprobată. Producția poate începe.',
      rejected: 'Această probă este respinsă. O corectăm și vă scriem din nou.',
      superseded: 'O probă mai nouă a înlocuit-o pe aceasta. Deschideți linkul din e-mailul mai nou.',
      canceled: 'Această comandă este anulată; nu este nimic de decis.',
      reasonMissing: 'Scrieți ce trebuie schimbat și trimiteți din nou.',
      fields: 'Alegeți una dintre cele două variante, indicați adresa de e-mail și trimiteți din nou.',
    },
  },
  shipments: {
    subject: (shop, number) => `Comanda dumneavoastră ${number} la ${shop} este pe drum`,
    heading: 'Comanda dumneavoastră este pe drum',
    whole: 'Am predat ambalajele dumneavoastră curierului.',
    part: 'Am predat curierului o parte din comanda dumneavoastră. Restul urmează, cu un e-mail propriu.',
    collect: 'Ambalajele dumneavoastră sunt gata de ridicat.',
    number: 'Numărul comenzii',
    carrier: 'Curier',
    tracking: 'Numărul de urmărire',
    pieces,
    track: 'Urmăriți coletul',
    see: 'Vedeți comanda',
    pickUp: 'Ridicare personală',
    footer: (shop) => `Primiți acest e-mail pentru că ați comandat la ${shop}.`,
  },
};
