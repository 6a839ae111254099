import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
  approvals: {
    subject: (number) => `Approvi la bozza di stampa dell’ordine ${number}`,
    heading: 'La Sua bozza di stampa è pronta',
    text: 'Guardi con attenzione ogni file: stampiamo ciò che approva. La produzione attende la Sua risposta.',
    order: 'Ordine',
    note: 'Nota',
    action: 'Vedi la bozza',
    footer: (shop) =>
      `Chi ha questo link può approvare la bozza. Riceve questa e-mail perché ha ordinato su ${shop}.`,
    page: {
      title: (number) => `Bozza di stampa dell’ordine ${number}`,
      intro: 'Guardi con attenzione ogni file: stampiamo ciò che approva.',
      file: (index) => `File di stampa ${index} (PDF)`,
      approve: 'Approvo: stampate così',
      reject: 'Rifiuto: qualcosa deve cambiare',
      reason: 'Che cosa deve cambiare? Necessario per rifiutare.',
      email: 'Il Suo indirizzo e-mail',
      send: 'Invia la decisione',
      approved: 'Questa bozza è approvata. La produzione può iniziare.',
      rejected: 'Questa bozza è rifiutata. La correggiamo e Le scriviamo di nuovo.',
      superseded: 'Una bozza più recente ha sostituito questa. Apra il link dell’e-mail più recente.',
      canceled: 'Questo ordine è annullato; non c’è nulla da decidere.',
      reasonMissing: 'Scriva che cosa deve cambiare, poi invii di nuovo.',
      fields: 'Scelga una delle due risposte, indichi il Suo indirizzo e-mail e invii di nuovo.',
    },
  },
  shipments: {
    subject: (shop, number) => `Il Suo ordine ${number} su ${shop} è in viaggio`,
    heading: 'Il Suo ordine è in viaggio',
    whole: 'Abbiamo consegnato i Suoi imballaggi al corriere.',
    part: 'Abbiamo consegnato al corriere una parte del Suo ordine. Il resto viaggia separatamente e La avviseremo con un’altra e-mail.',
    collect: 'I Suoi imballaggi sono pronti per il ritiro.',
    number: 'Numero d’ordine',
    carrier: 'Corriere',
    tracking: 'Numero di spedizione',
    track: 'Segui la spedizione',
    see: 'Vedi l’ordine',
    pickUp: 'Ritiro',
    footer: (shop) => `Riceve questa e-mail perché ha ordinato su ${shop}.`,
  },
};
