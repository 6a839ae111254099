import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
  designs: {
    share: {
      subject: (name) => `Un progetto di imballaggio per Lei: ${name}`,
      heading: 'Qualcuno condivide con Lei un progetto di imballaggio',
      text: (until) => `Può vederlo fino a questa data: ${until}.`,
      copy: 'Può anche farne una copia Sua e continuare a lavorarci.',
      action: 'Apri il progetto',
      footer: (shop) =>
        `Chi ha questo link può vedere il progetto. Riceve questa e-mail perché qualcuno ha inserito il Suo indirizzo su ${shop}; se non conosce questa persona, la ignori.`,
    },
    remind: {
      subject: 'Continui il Suo imballaggio al computer',
      heading: 'Il Suo imballaggio La aspetta',
      text: 'Ha chiesto questo link per continuare il progetto su uno schermo più grande.',
      facts: { product: 'Prodotto', quantity: 'Quantità' },
      action: 'Continua il progetto',
      footer: (shop) =>
        `Riceve solo questa e-mail perché questo indirizzo è stato inserito su ${shop}. Non ne seguiranno altre; se non è stato Lei, la ignori.`,
    },
  },
};
