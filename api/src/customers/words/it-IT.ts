import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Confermi il Suo indirizzo e-mail per ${shop}`,
      heading: 'Confermi il Suo indirizzo e-mail',
      paragraphs: [
        'Il Suo account è pronto: carrello e progetti La aspettano già.',
        'Confermi questo indirizzo per ricevere gli aggiornamenti sui Suoi ordini. Il link è valido per 14 giorni.',
      ],
      action: 'Conferma l’indirizzo',
      footer: (shop) =>
        `Riceve questa e-mail perché qualcuno si è registrato su ${shop} con questo indirizzo. Non è stato Lei? Allora non deve fare nulla.`,
    },
    account: (email) => `Riguarda l’account ${email}.`,
    reset: {
      subject: (shop) => `Scelga una nuova password per ${shop}`,
      heading: 'Scelga una nuova password',
      paragraphs: [
        'Con il link qui sotto può scegliere una nuova password. Funziona una sola volta, entro due ore.',
      ],
      action: 'Scegli una nuova password',
      footer: (shop) =>
        `Riceve questa e-mail perché su ${shop} è stata richiesta una nuova password. Non è stato Lei? Allora la Sua password resta com’è.`,
    },
    email: {
      subject: (shop) => `Confermi il Suo nuovo indirizzo e-mail per ${shop}`,
      heading: 'Confermi il Suo nuovo indirizzo e-mail',
      paragraphs: [
        'Ha chiesto di usare d’ora in poi questo indirizzo per il Suo account.',
        'La modifica ha effetto quando la conferma. Il link funziona una sola volta, entro 24 ore.',
      ],
      action: 'Usa questo indirizzo',
      footer: (shop) =>
        `Riceve questa e-mail perché questo indirizzo è stato inserito per un account su ${shop}. Non è stato Lei? Allora non deve fare nulla.`,
    },
    emailNotice: {
      subject: (shop) => `Il Suo indirizzo e-mail su ${shop} sta per cambiare`,
      heading: 'È stato richiesto un altro indirizzo e-mail',
      paragraphs: [
        'Qualcuno che conosce la Sua password ha chiesto un altro indirizzo e-mail per il Suo account. La modifica ha effetto quando il nuovo indirizzo viene confermato.',
        'Non è stato Lei? Allora acceda subito e scelga una nuova password.',
      ],
      footer: (shop) => `Riceve questa e-mail perché riguarda la sicurezza del Suo account su ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `La Sua password su ${shop} è stata cambiata`,
      heading: 'La Sua password è stata cambiata',
      paragraphs: [
        'Tutti gli altri dispositivi sono stati disconnessi e tutte le chiavi API revocate.',
        'Non è stato Lei? Allora richieda subito una nuova password nella pagina di accesso.',
      ],
      footer: (shop) => `Riceve questa e-mail perché riguarda la sicurezza del Suo account su ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `I Suoi dati di ${shop} sono pronti`,
      heading: 'I Suoi dati sono pronti',
      paragraphs: [
        'La copia di tutto ciò che conserviamo su di Lei è pronta, con l’elenco dei Suoi file.',
        'Il link funziona una sola volta, entro 7 giorni. Poi la copia viene eliminata.',
      ],
      action: 'Scarica i miei dati',
      footer: (shop) => `Riceve questa e-mail perché ha richiesto una copia dei Suoi dati su ${shop}.`,
    },
    exportPage: {
      title: 'I Suoi dati',
      question: 'La copia si può scaricare una sola volta. La salvi dove altri non possano leggerla.',
      button: 'Scarica',
      done: 'La copia è stata scaricata.',
      void: 'Questo link è già stato usato o è scaduto. Richieda una nuova copia nella pagina «Privacy e dati» del Suo account.',
    },
    erase: {
      subject: (shop) => `Confermi l’eliminazione del Suo account su ${shop}`,
      heading: 'Eliminare il Suo account?',
      paragraphs: [
        'Ha chiesto di eliminare il Suo account e tutti i dati personali che contiene.',
        'Lo confermi con il link qui sotto. Funziona una sola volta, entro 24 ore. Fino ad allora non succede nulla.',
      ],
      action: 'Elimina il mio account',
      footer: (shop) =>
        `Riceve questa e-mail perché è stata richiesta l’eliminazione del Suo account su ${shop}. Non è stato Lei? Allora cambi la password.`,
    },
    erasePage: {
      title: 'Eliminare l’account',
      question: 'Desidera eliminare il Suo account e tutti i dati personali che contiene?',
      button: 'Sì, elimina il mio account',
      done: 'Confermato. Un’e-mail Le indica il giorno in cui avverrà e come annullare la richiesta.',
      void: 'Questo link è già stato usato o è scaduto. Richieda di nuovo l’eliminazione nella pagina «Privacy e dati» del Suo account.',
    },
    scheduled: {
      subject: (shop) => `Il Suo account su ${shop} sarà eliminato`,
      heading: 'Il Suo account sarà eliminato',
      paragraphs: (day) => [
        `In data ${day} il Suo account, gli indirizzi, i carrelli, i progetti e i file saranno eliminati. Fino ad allora può accedere e annullare la richiesta.`,
        'Conserviamo le fatture e gli importi dei Suoi ordini per il tempo richiesto dalle norme fiscali. Gli ordini in viaggio vengono prima consegnati.',
        'Questa è l’ultima e-mail sull’argomento.',
      ],
      action: 'Annulla l’eliminazione',
      footer: (shop) =>
        `Riceve questa e-mail perché è stata confermata l’eliminazione del Suo account su ${shop}.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Confermi l’iscrizione alla newsletter di ${shop}`,
      heading: 'Desidera ricevere la nostra newsletter?',
      paragraphs: [
        'Questo indirizzo è stato inserito per la nostra newsletter. Lo confermi e riceverà il prossimo numero.',
        'Senza la Sua conferma non riceverà altro.',
      ],
      action: 'Sì, desidero riceverla',
      footer: (shop) =>
        `Riceve questa e-mail perché questo indirizzo è stato inserito per la newsletter di ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Le diamo il benvenuto nella newsletter di ${shop}`,
      heading: 'La Sua iscrizione è attiva',
      paragraphs: [
        'Da oggi riceve la nostra newsletter. Può disiscriversi in qualsiasi momento con il link qui sotto.',
      ],
      action: 'Disiscriviti',
      footer: (shop) => `Riceve questa e-mail perché si è iscritto alla newsletter di ${shop}.`,
    },
    confirmPage: {
      title: 'Iscrizione alla newsletter',
      question: 'Desidera ricevere la nostra newsletter?',
      button: 'Sì, iscrivimi',
      done: 'L’iscrizione è confermata. Grazie.',
      void: 'Questo link non funziona più. Inserisca di nuovo il Suo indirizzo nel modulo della newsletter.',
    },
    unsubscribePage: {
      title: 'Disiscrizione dalla newsletter',
      question: 'Desidera non ricevere più la nostra newsletter?',
      button: 'Sì, disiscrivimi',
      done: 'La disiscrizione è avvenuta. Non riceverà altri numeri.',
      void: 'Questo link non corrisponde a nessuna iscrizione.',
    },
  },
};
