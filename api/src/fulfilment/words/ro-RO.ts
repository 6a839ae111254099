import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
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
    track: 'Urmăriți coletul',
    see: 'Vedeți comanda',
    pickUp: 'Ridicare personală',
    footer: (shop) => `Primiți acest e-mail pentru că ați comandat la ${shop}.`,
  },
};
