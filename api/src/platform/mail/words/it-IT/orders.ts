import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('it-IT', { one: 'pezzo', many: 'di pezzi', other: 'pezzi' });

export const orders: TradeMailWords = {
  orders: {
    subject: (shop, number) => `Il Suo ordine ${number} su ${shop} è stato ricevuto`,
    heading: 'Grazie, il Suo ordine è stato ricevuto',
    paid: 'Abbiamo ricevuto il Suo pagamento.',
    waiting:
      'Versi l’importo dovuto sul conto qui sotto indicando il numero d’ordine come causale. La produzione inizia quando il denaro è arrivato.',
    production:
      'La Sua grafica va in stampa esattamente come l’ha approvata. Trova l’ordine, i progetti e i file di stampa nel Suo account.',
    number: 'Numero d’ordine',
    total: 'Importo totale',
    pieces: 'Pezzi',
    reference: 'Causale',
    transfer: 'Da versare ora',
    due: 'Rata con scadenza',
    account: 'Numero di conto',
    swift: 'SWIFT',
    demonstration: 'Questo è un conto dimostrativo: non vi versi denaro.',
    action: 'Vedi l’ordine',
    footer: (shop) => `Riceve questa e-mail perché ha ordinato su ${shop}.`,
  },
  schedules: {
    subject: {
      due: (number) => `La prossima rata dell’ordine ${number} sta per scadere`,
      overdue: (number) => `Una rata dell’ordine ${number} è scaduta`,
    },
    heading: { due: 'La prossima rata sta per scadere', overdue: 'Una rata del Suo ordine è scaduta' },
    how: 'La paghi con carta nella pagina qui sotto, oppure con bonifico su questo conto indicando il numero d’ordine come causale. Se ha già pagato, non deve fare nulla.',
    demonstration: 'Questo è un conto dimostrativo: non vi versi denaro.',
    number: 'Numero d’ordine',
    part: 'Rata',
    amount: 'Importo',
    due: 'Scadenza',
    account: 'Numero di conto',
    swift: 'SWIFT',
    reference: 'Causale',
    action: 'Paga questa rata',
    footer: (shop) => `Riceve questa e-mail perché paga a rate un ordine su ${shop}.`,
  },
  cancellation: {
    subject: (shop, number) => `Il Suo ordine ${number} su ${shop} è annullato`,
    heading: 'Il Suo ordine è annullato',
    receipt: 'Non ne verrà prodotto né spedito nulla.',
    withdrawn: 'Abbiamo ricevuto il Suo recesso dal contratto. Questa e-mail ne conferma il ricevimento.',
    refund:
      'Le rimborsiamo quanto ha pagato con lo stesso mezzo di pagamento. Le banche impiegano fino a dieci giorni lavorativi.',
    nothingPaid:
      'Non ha pagato nulla, quindi non c’è nulla da rimborsare. La preghiamo di non fare bonifici per questo ordine.',
    number: 'Numero d’ordine',
    when: 'Annullato il (UTC)',
    amount: 'Rimborso',
    creditNote: 'Nota di credito',
    action: 'Vedi l’ordine',
    footer: (shop) => `Riceve questa e-mail perché ha ordinato su ${shop}.`,
  },
  refunds: {
    subject: (shop, number) => `Rimborso per il Suo ordine ${number} su ${shop}`,
    heading: 'Le restituiamo del denaro',
    why: {
      part: 'Le rimborsiamo l’importo indicato sotto. Per il resto il Suo ordine rimane com’è.',
      surplus: 'Ha pagato più di quanto costa il Suo ordine. Le rimborsiamo la differenza.',
      late: 'Il Suo pagamento ci è arrivato dopo l’annullamento dell’ordine, perciò glielo restituiamo.',
    },
    way: {
      gateway:
        'Il denaro torna con il mezzo di pagamento che ha usato. Le banche impiegano fino a dieci giorni lavorativi.',
      transfer:
        'Versiamo l’importo con un bonifico sul Suo conto. Se ci manca il numero di conto, glielo chiederemo.',
      wallet: 'L’importo è già nel Suo portafoglio e può usarlo per il prossimo ordine.',
    },
  },
  offers: {
    subject: (number) => `La Sua offerta per la richiesta ${number}`,
    heading: 'La Sua offerta è pronta',
    text: (until) =>
      `I prezzi valgono fino a questa data: ${until}. Scelga le tirature che desidera e le ordini.`,
    pieces,
    net: (amount) => `${amount} IVA esclusa`,
    action: 'Vedi l’offerta',
    footer: (shop) =>
      `Chi ha questo link può accettare l’offerta. Riceve questa e-mail perché con questo indirizzo è stato richiesto un preventivo su ${shop}.`,
  },
  quotes: {
    subject: (number) => `Abbiamo ricevuto la Sua richiesta di preventivo ${number}`,
    heading: 'La Sua richiesta di preventivo è arrivata',
    paragraphs: (name, until) => [
      `Buongiorno ${name},`,
      `la stiamo esaminando e Le risponderemo entro ${until}.`,
    ],
    facts: { number: 'Numero', product: 'Prodotto', size: 'Misure interne', quantities: 'Pezzi' },
    action: 'Vedi la richiesta',
    footer: (shop) =>
      `Riceve questa e-mail perché con questo indirizzo è stato richiesto un preventivo su ${shop}.`,
  },
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
      pieces,
      action: 'Continua il progetto',
      footer: (shop) =>
        `Riceve solo questa e-mail perché questo indirizzo è stato inserito su ${shop}. Non ne seguiranno altre; se non è stato Lei, la ignori.`,
    },
  },
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
    pieces,
    track: 'Segui la spedizione',
    see: 'Vedi l’ordine',
    pickUp: 'Ritiro',
    footer: (shop) => `Riceve questa e-mail perché ha ordinato su ${shop}.`,
  },
};
