import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Confirmați adresa de e-mail pentru ${shop}`,
      heading: 'Confirmați adresa de e-mail',
      paragraphs: [
        'Contul dumneavoastră este gata, iar coșul și machetele vă așteaptă în el.',
        'Confirmați această adresă ca să primiți noutăți despre comenzi. Linkul este valabil 14 zile.',
      ],
      action: 'Confirm adresa',
      footer: (shop) =>
        `Primiți acest e-mail pentru că adresa a fost folosită la înregistrarea la ${shop}. Nu ați fost dumneavoastră? Atunci nu trebuie să faceți nimic.`,
    },
    account: (email) => `Este vorba despre contul ${email}.`,
    reset: {
      subject: (shop) => `Alegeți o parolă nouă pentru ${shop}`,
      heading: 'Alegeți o parolă nouă',
      paragraphs: [
        'Cu linkul de mai jos puteți alege o parolă nouă. Funcționează o singură dată, timp de două ore.',
      ],
      action: 'Aleg o parolă nouă',
      footer: (shop) =>
        `Primiți acest e-mail pentru că la ${shop} s-a cerut o parolă nouă. Nu ați fost dumneavoastră? Atunci parola rămâne neschimbată.`,
    },
    email: {
      subject: (shop) => `Confirmați noua adresă de e-mail pentru ${shop}`,
      heading: 'Confirmați noua adresă de e-mail',
      paragraphs: [
        'Ați cerut ca de acum contul dumneavoastră să folosească această adresă.',
        'Schimbarea intră în vigoare când o confirmați. Linkul funcționează o singură dată, timp de 24 de ore.',
      ],
      action: 'Folosesc această adresă',
      footer: (shop) =>
        `Primiți acest e-mail pentru că adresa a fost introdusă pentru un cont la ${shop}. Nu ați fost dumneavoastră? Atunci nu trebuie să faceți nimic.`,
    },
    emailNotice: {
      subject: (shop) => `Adresa dumneavoastră de e-mail la ${shop} urmează să fie schimbată`,
      heading: 'S-a cerut o altă adresă de e-mail',
      paragraphs: [
        'Cineva care vă cunoaște parola a cerut o altă adresă de e-mail pentru contul dumneavoastră. Schimbarea intră în vigoare când noua adresă este confirmată.',
        'Nu ați fost dumneavoastră? Atunci autentificați-vă imediat și alegeți o parolă nouă.',
      ],
      footer: (shop) =>
        `Primiți acest e-mail pentru că privește siguranța contului dumneavoastră la ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `Parola dumneavoastră la ${shop} a fost schimbată`,
      heading: 'Parola dumneavoastră a fost schimbată',
      paragraphs: [
        'Toate celelalte dispozitive au fost deconectate, iar toate cheile API au fost revocate.',
        'Nu ați fost dumneavoastră? Atunci cereți imediat o parolă nouă pe pagina de autentificare.',
      ],
      footer: (shop) =>
        `Primiți acest e-mail pentru că privește siguranța contului dumneavoastră la ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Datele dumneavoastră de la ${shop} sunt gata`,
      heading: 'Datele dumneavoastră sunt gata',
      paragraphs: [
        'Copia a tot ce păstrăm despre dumneavoastră este gata, împreună cu lista fișierelor.',
        'Linkul funcționează o singură dată, timp de 7 zile. Apoi copia este ștearsă.',
      ],
      action: 'Descarc datele mele',
      footer: (shop) =>
        `Primiți acest e-mail pentru că ați cerut la ${shop} o copie a datelor dumneavoastră.`,
    },
    exportPage: {
      title: 'Datele dumneavoastră',
      question: 'Copia poate fi descărcată o singură dată. Păstrați-o unde alții nu o pot citi.',
      button: 'Descarc',
      done: 'Copia a fost descărcată.',
      void: 'Acest link a fost deja folosit sau a expirat. Cereți o copie nouă pe pagina „Confidențialitate și date” din contul dumneavoastră.',
    },
    erase: {
      subject: (shop) => `Confirmați ștergerea contului dumneavoastră de la ${shop}`,
      heading: 'Ștergeți contul?',
      paragraphs: [
        'Ați cerut ștergerea contului și a tuturor datelor personale din el.',
        'Confirmați cu linkul de mai jos. Funcționează o singură dată, timp de 24 de ore. Până atunci nu se întâmplă nimic.',
      ],
      action: 'Șterg contul meu',
      footer: (shop) =>
        `Primiți acest e-mail pentru că s-a cerut ștergerea contului dumneavoastră de la ${shop}. Nu ați fost dumneavoastră? Atunci schimbați parola.`,
    },
    erasePage: {
      title: 'Ștergerea contului',
      question: 'Doriți să fie șterse contul dumneavoastră și toate datele personale din el?',
      button: 'Da, ștergeți contul meu',
      done: 'Confirmat. Un e-mail vă spune în ce zi se întâmplă și cum puteți renunța.',
      void: 'Acest link a fost deja folosit sau a expirat. Cereți din nou ștergerea pe pagina „Confidențialitate și date” din contul dumneavoastră.',
    },
    scheduled: {
      subject: (shop) => `Contul dumneavoastră de la ${shop} va fi șters`,
      heading: 'Contul dumneavoastră va fi șters',
      paragraphs: (day) => [
        `Pe ${day} vor fi șterse contul, adresele, coșurile, machetele și fișierele dumneavoastră. Până atunci vă puteți autentifica și puteți renunța.`,
        'Facturile și sumele comenzilor sunt păstrate cât timp o cere legea fiscală. Comenzile aflate pe drum sunt mai întâi livrate.',
        'Acesta este ultimul e-mail în această privință.',
      ],
      action: 'Renunț la ștergere',
      footer: (shop) =>
        `Primiți acest e-mail pentru că s-a confirmat ștergerea contului dumneavoastră de la ${shop}.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Confirmați abonarea la buletinul informativ ${shop}`,
      heading: 'Doriți buletinul nostru informativ?',
      paragraphs: [
        'Această adresă a fost introdusă pentru buletinul nostru informativ. Confirmați-o și veți primi numărul următor.',
        'Fără confirmarea dumneavoastră nu veți mai primi nimic.',
      ],
      action: 'Da, doresc buletinul',
      footer: (shop) =>
        `Primiți acest e-mail pentru că adresa a fost introdusă pentru buletinul informativ ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Bine ați venit la buletinul informativ ${shop}`,
      heading: 'Sunteți pe listă',
      paragraphs: [
        'De acum primiți buletinul nostru informativ. Vă puteți dezabona oricând cu linkul de mai jos.',
      ],
      action: 'Mă dezabonez',
      footer: (shop) => `Primiți acest e-mail pentru că v-ați abonat la buletinul informativ ${shop}.`,
    },
    confirmPage: {
      title: 'Buletin informativ',
      question: 'Doriți să primiți buletinul nostru informativ?',
      button: 'Da, mă abonez',
      done: 'Abonarea este confirmată. Vă mulțumim.',
      void: 'Acest link nu mai funcționează. Introduceți din nou adresa în formularul buletinului informativ.',
    },
    unsubscribePage: {
      title: 'Buletin informativ',
      question: 'Doriți să nu mai primiți buletinul nostru informativ?',
      button: 'Da, mă dezabonez',
      done: 'V-ați dezabonat. Nu veți mai primi alte numere.',
      void: 'Acest link nu aparține niciunei abonări.',
    },
  },
};
