import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} ti invita a ordinare insieme`,
    heading: 'Sei invitato in un’azienda',
    text: (company, shop) => `${company} desidera che tu entri nel suo account presso ${shop}.`,
    until: 'Valido fino al',
    role: 'Il tuo ruolo',
    roles: {
      viewer: 'Consultazione',
      designer: 'Grafica',
      requester: 'Ordini',
      approver: 'Approvazione',
      finance: 'Amministrazione contabile',
      admin: 'Gestione',
    },
    action: 'Vedi l’invito',
    footer: (shop) =>
      `Chi ha questo link può entrare al posto tuo. Se non conosci l’azienda, ignora questo messaggio di ${shop}.`,
    page: {
      title: 'Entra in un’azienda',
      question: 'Vuoi entrare nell’azienda che ti ha invitato?',
      button: 'Sì, entro',
      done: 'Ora fai parte dell’azienda. Accedi per ordinare per suo conto.',
      void: 'Questo invito è già stato usato, è stato ritirato o è scaduto. Chiedine uno nuovo all’azienda.',
    },
    noAccount:
      'Non c’è ancora un account con l’indirizzo invitato. Si registri con questo indirizzo, lo confermi con il link della nostra e-mail e riapra questo link.',
    takenOver:
      'Ora fa parte dell’azienda. L’indirizzo dell’account non era ancora confermato, quindi la password e tutti gli accessi non valgono più: Le inviamo un link per scegliere una nuova password.',
  },
  approval: {
    asked: {
      subject: (number) => `L’ordine ${number} attende la tua approvazione`,
      heading: 'Un ordine attende l’approvazione',
      text: 'Una persona della tua azienda vuole ordinare più di quanto consente il limite. L’ordine potrà essere inviato quando qualcuno lo approverà.',
    },
    approved: {
      subject: (number) => `L’ordine ${number} è approvato`,
      heading: 'Il tuo ordine è approvato',
      text: 'Ora puoi inviarlo. Una modifica richiede una nuova approvazione.',
    },
    declined: {
      subject: (number) => `L’ordine ${number} è respinto`,
      heading: 'Il tuo ordine è respinto',
      text: 'Non è stato inviato. Puoi modificarlo e chiedere di nuovo.',
    },
    expired: {
      subject: (number) => `Nessuno ha deciso sull’ordine ${number}`,
      heading: 'La tua richiesta è scaduta',
      text: 'Nessuno ha deciso in tempo. Puoi chiedere di nuovo.',
    },
    company: 'Azienda',
    order: 'Ordine',
    po: 'Ordine d’acquisto',
    total: 'Totale',
    note: 'Nota',
    reason: 'Motivo',
    action: 'Vedi gli ordini',
    footer: (shop) => `Ricevi questo messaggio perché la tua azienda ordina presso ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `Abbiamo la tua richiesta per ${shop} Pro`,
      heading: 'La tua richiesta è arrivata',
      text: 'La esaminiamo e ti scriviamo.',
    },
    in_progress: {
      subject: (shop) => `Stiamo esaminando la tua richiesta per ${shop} Pro`,
      heading: 'Qualcuno se ne occupa',
      text: 'Uno di noi ha preso in carico la tua richiesta e potrebbe chiamarti per qualche domanda.',
    },
    accepted: {
      subject: (shop) => `Benvenuto in ${shop} Pro`,
      heading: 'Sei dei nostri',
      text: 'La tua richiesta è accettata. Rispondi a questo messaggio per parlare del tuo primo progetto.',
    },
    declined: {
      subject: (shop) => `La tua richiesta per ${shop} Pro`,
      heading: 'Ora non possiamo accoglierti',
      text: 'Ci dispiace: il programma non è adatto a ciò che hai descritto. Puoi ordinare come prima.',
    },
    footer: (shop) =>
      `Ricevi questo messaggio perché con questo indirizzo è stata inviata una richiesta presso ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `Abbiamo la tua candidatura come fornitore di ${shop}`,
      heading: 'La tua candidatura è arrivata',
      text: 'Il nostro ufficio acquisti la esamina e ti scrive.',
    },
    in_review: {
      subject: (shop) => `${shop} sta esaminando la tua candidatura`,
      heading: 'La tua candidatura è in esame',
      text: 'Potremmo chiederti campioni, prezzi o certificati.',
    },
    accepted: {
      subject: (shop) => `Benvenuto tra i fornitori di ${shop}`,
      heading: 'La tua candidatura è accettata',
      text: 'Ti scriviamo appena abbiamo un lavoro adatto.',
    },
    declined: {
      subject: (shop) => `La tua candidatura come fornitore di ${shop}`,
      heading: 'Ora non possiamo lavorare insieme',
      text: 'Grazie per la candidatura. Ciò che produci non corrisponde a quello che ci serve al momento.',
    },
    footer: (shop) =>
      `Ricevi questo messaggio perché qualcuno si è candidato con questo indirizzo presso ${shop}.`,
  },
};
