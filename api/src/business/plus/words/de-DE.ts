import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} lädt Sie ein, gemeinsam zu bestellen`,
    heading: 'Sie sind in eine Firma eingeladen',
    text: (company, shop) => `${company} möchte Sie in ihr Konto bei ${shop} aufnehmen.`,
    until: 'Gültig bis',
    role: 'Ihre Rolle',
    roles: {
      viewer: 'Lesen',
      designer: 'Gestaltung',
      requester: 'Bestellen',
      approver: 'Freigabe',
      finance: 'Finanzen',
      admin: 'Verwaltung',
    },
    action: 'Einladung ansehen',
    footer: (shop) =>
      `Wer diesen Link hat, kann an Ihrer Stelle beitreten. Wenn Sie die Firma nicht kennen, beachten Sie diese Nachricht von ${shop} nicht.`,
    page: {
      title: 'Einer Firma beitreten',
      question: 'Möchten Sie der Firma beitreten, die Sie eingeladen hat?',
      button: 'Ja, beitreten',
      done: 'Sie gehören jetzt zur Firma. Melden Sie sich an, um für sie zu bestellen.',
      void: 'Diese Einladung ist benutzt, zurückgenommen oder zu alt. Bitten Sie die Firma um eine neue.',
    },
    noAccount:
      'Mit der eingeladenen Adresse gibt es noch kein Konto. Registrieren Sie sich damit, bestätigen Sie sie mit dem Link aus unserer E-Mail und öffnen Sie diesen Link noch einmal.',
    takenOver:
      'Sie gehören zum Unternehmen. Die Adresse des Kontos war noch nicht bestätigt, daher gelten Passwort und Anmeldungen nicht mehr: Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
  },
  approval: {
    asked: {
      subject: (number) => `Bestellung ${number} wartet auf Ihre Freigabe`,
      heading: 'Eine Bestellung wartet auf Freigabe',
      text: 'Jemand aus Ihrer Firma möchte mehr bestellen, als die Grenze zulässt. Die Bestellung kann aufgegeben werden, sobald jemand sie freigibt.',
    },
    approved: {
      subject: (number) => `Bestellung ${number} ist freigegeben`,
      heading: 'Ihre Bestellung ist freigegeben',
      text: 'Geben Sie sie jetzt auf. Eine Änderung braucht eine neue Freigabe.',
    },
    declined: {
      subject: (number) => `Bestellung ${number} ist abgelehnt`,
      heading: 'Ihre Bestellung ist abgelehnt',
      text: 'Sie ist nicht aufgegeben. Sie können sie ändern und noch einmal fragen.',
    },
    expired: {
      subject: (number) => `Niemand hat über Bestellung ${number} entschieden`,
      heading: 'Ihre Anfrage ist abgelaufen',
      text: 'Niemand hat rechtzeitig entschieden. Sie können noch einmal fragen.',
    },
    company: 'Firma',
    order: 'Bestellung',
    po: 'Ihre Bestellnummer',
    total: 'Gesamt',
    note: 'Anmerkung',
    reason: 'Grund',
    action: 'Bestellungen ansehen',
    footer: (shop) => `Sie erhalten diese Nachricht, weil Ihre Firma bei ${shop} bestellt.`,
  },
  pro: {
    received: {
      subject: (shop) => `Wir haben Ihre Anfrage für ${shop} Pro`,
      heading: 'Ihre Anfrage ist da',
      text: 'Wir sehen sie uns an und schreiben Ihnen.',
    },
    in_progress: {
      subject: (shop) => `Wir sehen uns Ihre Anfrage für ${shop} Pro an`,
      heading: 'Jemand kümmert sich darum',
      text: 'Jemand von uns hat Ihre Anfrage übernommen und ruft Sie vielleicht mit Fragen an.',
    },
    accepted: {
      subject: (shop) => `Willkommen bei ${shop} Pro`,
      heading: 'Sie sind dabei',
      text: 'Ihre Anfrage ist angenommen. Antworten Sie auf diese Nachricht, um über Ihr erstes Projekt zu sprechen.',
    },
    declined: {
      subject: (shop) => `Ihre Anfrage für ${shop} Pro`,
      heading: 'Wir können Sie jetzt nicht aufnehmen',
      text: 'Leider passt das Programm nicht zu dem, was Sie beschrieben haben. Sie können wie bisher bestellen.',
    },
    footer: (shop) =>
      `Sie erhalten diese Nachricht, weil mit dieser Adresse eine Anfrage bei ${shop} gesendet wurde.`,
  },
  supplier: {
    received: {
      subject: (shop) => `Wir haben Ihre Bewerbung als Lieferant von ${shop}`,
      heading: 'Ihre Bewerbung ist da',
      text: 'Unser Einkauf sieht sie sich an und schreibt Ihnen.',
    },
    in_review: {
      subject: (shop) => `${shop} sieht sich Ihre Bewerbung an`,
      heading: 'Ihre Bewerbung wird geprüft',
      text: 'Vielleicht bitten wir Sie um Muster, Preise oder Zertifikate.',
    },
    accepted: {
      subject: (shop) => `Willkommen unter den Lieferanten von ${shop}`,
      heading: 'Ihre Bewerbung ist angenommen',
      text: 'Wir schreiben Ihnen, sobald wir passende Arbeit haben.',
    },
    declined: {
      subject: (shop) => `Ihre Bewerbung als Lieferant von ${shop}`,
      heading: 'Wir können jetzt nicht zusammenarbeiten',
      text: 'Danke für Ihre Bewerbung. Was Sie herstellen, passt derzeit nicht zu unserem Bedarf.',
    },
    footer: (shop) =>
      `Sie erhalten diese Nachricht, weil sich jemand mit dieser Adresse bei ${shop} beworben hat.`,
  },
};
