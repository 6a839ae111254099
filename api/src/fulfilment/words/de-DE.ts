import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
  approvals: {
    subject: (number) => `Bitte geben Sie den Druck der Bestellung ${number} frei`,
    heading: 'Ihr Korrekturabzug ist fertig',
    text: 'Sehen Sie sich jede Datei genau an: Was Sie freigeben, drucken wir. Die Produktion wartet auf Ihre Antwort.',
    order: 'Bestellung',
    note: 'Anmerkung',
    action: 'Korrekturabzug ansehen',
    footer: (shop) =>
      `Wer diesen Link hat, kann den Korrekturabzug freigeben. Sie erhalten diese E-Mail, weil Sie bei ${shop} bestellt haben.`,
    page: {
      title: (number) => `Korrekturabzug zur Bestellung ${number}`,
      intro: 'Sehen Sie sich jede Datei genau an: Was Sie freigeben, drucken wir.',
      file: (index) => `Druckdatei ${index} (PDF)`,
      approve: 'Ich gebe frei: so drucken',
      reject: 'Ich lehne ab: Etwas soll anders werden',
      reason: 'Was soll anders werden? Nötig, wenn Sie ablehnen.',
      email: 'Ihre E-Mail-Adresse',
      send: 'Entscheidung senden',
      approved: 'Dieser Korrekturabzug ist freigegeben. Die Produktion kann beginnen.',
      rejected: 'Dieser Korrekturabzug ist abgelehnt. Wir überarbeiten ihn und schreiben Ihnen wieder.',
      superseded:
        'Ein neuerer Korrekturabzug hat diesen ersetzt. Öffnen Sie den Link aus der neueren E-Mail.',
      canceled: 'Diese Bestellung ist storniert; es gibt nichts zu entscheiden.',
      reasonMissing: 'Schreiben Sie bitte, was anders werden soll, und senden Sie es noch einmal.',
      fields:
        'Wählen Sie eine der beiden Möglichkeiten, geben Sie Ihre E-Mail-Adresse an und senden Sie es noch einmal.',
    },
  },
  shipments: {
    subject: (shop, number) => `Ihre Bestellung ${number} bei ${shop} ist unterwegs`,
    heading: 'Ihre Bestellung ist unterwegs',
    whole: 'Wir haben Ihre Verpackungen dem Paketdienst übergeben.',
    part: 'Wir haben einen Teil Ihrer Bestellung dem Paketdienst übergeben. Der Rest folgt mit einer eigenen E-Mail.',
    collect: 'Ihre Verpackungen sind fertig und können abgeholt werden.',
    number: 'Bestellnummer',
    carrier: 'Paketdienst',
    tracking: 'Sendungsnummer',
    track: 'Sendung verfolgen',
    see: 'Bestellung ansehen',
    pickUp: 'Abholung',
    footer: (shop) => `Sie erhalten diese E-Mail, weil Sie bei ${shop} bestellt haben.`,
  },
};
