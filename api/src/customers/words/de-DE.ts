import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Bitte bestätigen Sie Ihre E-Mail-Adresse bei ${shop}`,
      heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'Ihr Kundenkonto ist eingerichtet, Ihr Warenkorb und Ihre Entwürfe liegen schon darin.',
        'Bestätigen Sie diese Adresse, damit Sie Nachrichten zu Ihren Bestellungen erhalten. Der Link gilt 14 Tage.',
      ],
      action: 'Adresse bestätigen',
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil sich jemand mit dieser Adresse bei ${shop} registriert hat. Das waren nicht Sie? Dann brauchen Sie nichts zu tun.`,
    },
    account: (email) => `Es geht um das Konto ${email}.`,
    reset: {
      subject: (shop) => `Neues Passwort für ${shop} festlegen`,
      heading: 'Neues Passwort festlegen',
      paragraphs: [
        'Über den Link unten wählen Sie ein neues Passwort. Er funktioniert einmal und zwei Stunden lang.',
      ],
      action: 'Neues Passwort wählen',
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil bei ${shop} ein neues Passwort angefordert wurde. Das waren nicht Sie? Dann bleibt Ihr Passwort, wie es ist.`,
    },
    email: {
      subject: (shop) => `Bitte bestätigen Sie Ihre neue E-Mail-Adresse bei ${shop}`,
      heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [
        'Sie möchten diese Adresse künftig für Ihr Kundenkonto verwenden.',
        'Die Änderung gilt, sobald Sie sie bestätigen. Der Link funktioniert einmal und 24 Stunden lang.',
      ],
      action: 'Diese Adresse verwenden',
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil diese Adresse für ein Kundenkonto bei ${shop} eingegeben wurde. Das waren nicht Sie? Dann brauchen Sie nichts zu tun.`,
    },
    emailNotice: {
      subject: (shop) => `Ihre E-Mail-Adresse bei ${shop} soll geändert werden`,
      heading: 'Es wurde eine andere E-Mail-Adresse angegeben',
      paragraphs: [
        'Jemand, der Ihr Passwort kennt, möchte für Ihr Kundenkonto eine andere E-Mail-Adresse verwenden. Die Änderung gilt, sobald die neue Adresse bestätigt ist.',
        'Das waren nicht Sie? Dann melden Sie sich bitte sofort an und wählen Sie ein neues Passwort.',
      ],
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil sie die Sicherheit Ihres Kundenkontos bei ${shop} betrifft.`,
    },
    passwordChanged: {
      subject: (shop) => `Ihr Passwort bei ${shop} wurde geändert`,
      heading: 'Ihr Passwort wurde geändert',
      paragraphs: [
        'Alle anderen Geräte wurden abgemeldet, und alle API-Schlüssel sind ungültig.',
        'Das waren nicht Sie? Dann fordern Sie bitte sofort auf der Anmeldeseite ein neues Passwort an.',
      ],
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil sie die Sicherheit Ihres Kundenkontos bei ${shop} betrifft.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Ihre Daten von ${shop} liegen bereit`,
      heading: 'Ihre Daten liegen bereit',
      paragraphs: [
        'Die Kopie aller Daten, die wir über Sie gespeichert haben, ist fertig, samt einer Liste Ihrer Dateien.',
        'Der Link funktioniert einmal und 7 Tage lang. Danach wird die Kopie gelöscht.',
      ],
      action: 'Meine Daten herunterladen',
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil Sie bei ${shop} eine Kopie Ihrer Daten angefordert haben.`,
    },
    exportPage: {
      title: 'Ihre Daten',
      question:
        'Die Kopie lässt sich einmal herunterladen. Speichern Sie sie dort, wo andere sie nicht lesen können.',
      button: 'Herunterladen',
      done: 'Die Kopie wurde heruntergeladen.',
      void: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie auf der Seite „Datenschutz und Daten“ Ihres Kundenkontos eine neue Kopie an.',
    },
    erase: {
      subject: (shop) => `Bitte bestätigen Sie, dass Ihr Kundenkonto bei ${shop} gelöscht werden soll`,
      heading: 'Ihr Kundenkonto löschen?',
      paragraphs: [
        'Sie möchten Ihr Kundenkonto und alle personenbezogenen Daten darin löschen lassen.',
        'Bestätigen Sie das über den Link unten. Er funktioniert einmal und 24 Stunden lang. Bis dahin geschieht nichts.',
      ],
      action: 'Mein Kundenkonto löschen',
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil die Löschung Ihres Kundenkontos bei ${shop} verlangt wurde. Das waren nicht Sie? Dann ändern Sie bitte Ihr Passwort.`,
    },
    erasePage: {
      title: 'Kundenkonto löschen',
      question: 'Möchten Sie Ihr Kundenkonto und alle personenbezogenen Daten darin löschen lassen?',
      button: 'Ja, mein Kundenkonto löschen',
      done: 'Bestätigt. Per E-Mail erfahren Sie, an welchem Tag es geschieht und wie Sie es widerrufen.',
      void: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Verlangen Sie die Löschung noch einmal auf der Seite „Datenschutz und Daten“ Ihres Kundenkontos.',
    },
    scheduled: {
      subject: (shop) => `Ihr Kundenkonto bei ${shop} wird gelöscht`,
      heading: 'Ihr Kundenkonto wird gelöscht',
      paragraphs: (day) => [
        `Am ${day} werden Ihr Kundenkonto, Ihre Adressen, Warenkörbe, Entwürfe und Dateien gelöscht. Bis dahin können Sie sich anmelden und die Löschung widerrufen.`,
        'Rechnungen und die Beträge Ihrer Bestellungen bewahren wir so lange auf, wie das Steuerrecht es verlangt. Bestellungen, die unterwegs sind, werden zuerst geliefert.',
        'Das ist die letzte E-Mail dazu.',
      ],
      action: 'Löschung widerrufen',
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil die Löschung Ihres Kundenkontos bei ${shop} bestätigt wurde.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ${shop}`,
      heading: 'Möchten Sie unseren Newsletter erhalten?',
      paragraphs: [
        'Diese Adresse wurde für unseren Newsletter eingetragen. Bestätigen Sie sie, dann erhalten Sie die nächste Ausgabe.',
        'Ohne Ihre Bestätigung erhalten Sie nichts weiter.',
      ],
      action: 'Ja, bitte zusenden',
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil diese Adresse für den Newsletter von ${shop} eingetragen wurde.`,
    },
    welcome: {
      subject: (shop) => `Willkommen beim Newsletter von ${shop}`,
      heading: 'Sie stehen auf der Liste',
      paragraphs: [
        'Ab jetzt erhalten Sie unseren Newsletter. Über den Link unten können Sie sich jederzeit abmelden.',
      ],
      action: 'Abmelden',
      footer: (shop) =>
        `Sie erhalten diese E-Mail, weil Sie sich zum Newsletter von ${shop} angemeldet haben.`,
    },
    confirmPage: {
      title: 'Newsletter',
      question: 'Möchten Sie unseren Newsletter erhalten?',
      button: 'Ja, anmelden',
      done: 'Sie sind angemeldet. Vielen Dank.',
      void: 'Dieser Link funktioniert nicht mehr. Tragen Sie Ihre Adresse bitte noch einmal im Newsletter-Formular ein.',
    },
    unsubscribePage: {
      title: 'Newsletter',
      question: 'Möchten Sie unseren Newsletter nicht mehr erhalten?',
      button: 'Ja, abmelden',
      done: 'Sie sind abgemeldet und erhalten keine weitere Ausgabe.',
      void: 'Zu diesem Link gibt es keine Anmeldung.',
    },
  },
};
