import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
  designs: {
    share: {
      subject: (name) => `Projekt opakowania dla Ciebie: ${name}`,
      heading: 'Ktoś udostępnia Ci projekt opakowania',
      text: (until) => `Możesz go oglądać do ${until}.`,
      copy: 'Możesz też zrobić własną kopię i pracować na niej dalej.',
      action: 'Otwórz projekt',
      footer: (shop) =>
        `Kto ma ten link, widzi projekt. Otrzymujesz tę wiadomość, ponieważ ktoś podał Twój adres w ${shop}; jeśli nie znasz tej osoby, zignoruj ją.`,
    },
    remind: {
      subject: 'Dokończ projekt opakowania na komputerze',
      heading: 'Twoje opakowanie czeka',
      text: 'Ten link pozwoli Ci projektować dalej na większym ekranie.',
      facts: { product: 'Produkt', quantity: 'Nakład' },
      action: 'Projektuj dalej',
      footer: (shop) =>
        `Otrzymujesz tę jedną wiadomość, ponieważ ten adres podano w ${shop}. Kolejnych nie będzie; jeśli to nie Ty, zignoruj ją.`,
    },
  },
};
