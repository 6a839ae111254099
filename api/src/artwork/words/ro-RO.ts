import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
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
      action: 'Continuați macheta',
      footer: (shop) =>
        `Primiți doar acest e-mail pentru că adresa a fost introdusă la ${shop}. Nu vor urma altele; dacă nu ați fost dumneavoastră, ignorați-l.`,
    },
  },
};
