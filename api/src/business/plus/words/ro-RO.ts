import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} vă invită să comandați împreună`,
    heading: 'Sunteți invitat într-o firmă',
    text: (company, shop) => `${company} dorește să vă alăturați contului său la ${shop}.`,
    until: 'Valabilă până la',
    role: 'Rolul dumneavoastră',
    roles: {
      viewer: 'Vizualizare',
      designer: 'Grafică',
      requester: 'Comenzi',
      approver: 'Aprobare',
      finance: 'Finanțe',
      admin: 'Administrare',
    },
    action: 'Vedeți invitația',
    footer: (shop) =>
      `Oricine are acest link se poate alătura în locul dumneavoastră. Dacă nu cunoașteți firma, ignorați acest mesaj de la ${shop}.`,
    page: {
      title: 'Alăturați-vă unei firme',
      question: 'Doriți să vă alăturați firmei care v-a invitat?',
      button: 'Da, mă alătur',
      done: 'Acum faceți parte din firmă. Conectați-vă pentru a comanda pentru ea.',
      void: 'Această invitație a fost folosită, retrasă sau a expirat. Cereți firmei una nouă.',
    },
    noAccount:
      'Nu există încă un cont cu adresa invitată. Înregistrați-vă cu ea, confirmați-o cu linkul din e-mailul nostru și deschideți din nou acest link.',
    takenOver:
      'Acum faceți parte din firmă. Adresa contului nu fusese confirmată, așa că parola și toate autentificările nu mai sunt valabile: vă trimitem un link pentru a seta o parolă nouă.',
  },
  approval: {
    asked: {
      subject: (number) => `Comanda ${number} așteaptă aprobarea dumneavoastră`,
      heading: 'O comandă așteaptă aprobarea',
      text: 'Cineva din firma dumneavoastră dorește să comande mai mult decât permite limita. Comanda poate fi plasată după ce o aprobă cineva.',
    },
    approved: {
      subject: (number) => `Comanda ${number} este aprobată`,
      heading: 'Comanda dumneavoastră este aprobată',
      text: 'O puteți plasa acum. Orice modificare cere o nouă aprobare.',
    },
    declined: {
      subject: (number) => `Comanda ${number} este respinsă`,
      heading: 'Comanda dumneavoastră este respinsă',
      text: 'Nu a fost plasată. O puteți modifica și puteți cere din nou aprobarea.',
    },
    expired: {
      subject: (number) => `Nimeni nu a decis asupra comenzii ${number}`,
      heading: 'Cererea dumneavoastră a expirat',
      text: 'Nimeni nu a decis la timp. Puteți cere din nou.',
    },
    company: 'Firmă',
    order: 'Comandă',
    po: 'Comandă de achiziție',
    total: 'Total',
    note: 'Notă',
    reason: 'Motiv',
    action: 'Vedeți comenzile',
    footer: (shop) => `Primiți acest mesaj deoarece firma dumneavoastră comandă la ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `Avem cererea dumneavoastră pentru ${shop} Pro`,
      heading: 'Cererea dumneavoastră a ajuns',
      text: 'O analizăm și vă scriem.',
    },
    in_progress: {
      subject: (shop) => `Analizăm cererea dumneavoastră pentru ${shop} Pro`,
      heading: 'Cineva se ocupă de ea',
      text: 'Unul dintre noi a preluat cererea și s-ar putea să vă sune cu întrebări.',
    },
    accepted: {
      subject: (shop) => `Bun venit la ${shop} Pro`,
      heading: 'Ați fost admis',
      text: 'Cererea dumneavoastră este acceptată. Răspundeți la acest mesaj pentru a discuta primul proiect.',
    },
    declined: {
      subject: (shop) => `Cererea dumneavoastră pentru ${shop} Pro`,
      heading: 'Nu vă putem primi acum',
      text: 'Ne pare rău: programul nu se potrivește cu ceea ce ați descris. Puteți comanda ca până acum.',
    },
    footer: (shop) => `Primiți acest mesaj deoarece cu această adresă s-a trimis o cerere la ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `Avem candidatura dumneavoastră ca furnizor al ${shop}`,
      heading: 'Candidatura dumneavoastră a ajuns',
      text: 'Departamentul nostru de achiziții o analizează și vă scrie.',
    },
    in_review: {
      subject: (shop) => `${shop} analizează candidatura dumneavoastră`,
      heading: 'Candidatura dumneavoastră este în analiză',
      text: 'S-ar putea să vă cerem mostre, prețuri sau certificate.',
    },
    accepted: {
      subject: (shop) => `Bun venit printre furnizorii ${shop}`,
      heading: 'Candidatura dumneavoastră este acceptată',
      text: 'Vă scriem imediat ce avem o lucrare potrivită.',
    },
    declined: {
      subject: (shop) => `Candidatura dumneavoastră ca furnizor al ${shop}`,
      heading: 'Nu putem colabora acum',
      text: 'Vă mulțumim pentru candidatură. Ceea ce produceți nu corespunde momentan nevoilor noastre.',
    },
    footer: (shop) => `Primiți acest mesaj deoarece cineva a candidat cu această adresă la ${shop}.`,
  },
};
