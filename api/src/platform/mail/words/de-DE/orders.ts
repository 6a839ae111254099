import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('de-DE', { other: 'Stück' });

export const orders: TradeMailWords = {
  orders: {
    subject: (shop, number) => `Ihre Bestellung ${number} bei ${shop} ist eingegangen`,
    heading: 'Vielen Dank, Ihre Bestellung ist eingegangen',
    paid: 'Ihre Zahlung ist bei uns eingegangen.',
    waiting:
      'Überweisen Sie den fälligen Betrag auf das Konto unten und geben Sie als Verwendungszweck die Bestellnummer an. Die Produktion beginnt, sobald das Geld eingegangen ist.',
    production:
      'Ihr Druckbild wird genau so gedruckt, wie Sie es freigegeben haben. Die Bestellung, ihre Entwürfe und die Druckdateien finden Sie in Ihrem Kundenkonto.',
    number: 'Bestellnummer',
    total: 'Gesamtbetrag',
    pieces: 'Stückzahl',
    reference: 'Verwendungszweck',
    transfer: 'Jetzt zu überweisen',
    due: 'Rate fällig am',
    account: 'Kontonummer',
    swift: 'SWIFT',
    demonstration: 'Das ist ein Demonstrationskonto: Überweisen Sie kein Geld darauf.',
    action: 'Bestellung ansehen',
    footer: (shop) => `Sie erhalten diese E-Mail, weil Sie bei ${shop} bestellt haben.`,
  },
  schedules: {
    subject: {
      due: (number) => `Die nächste Rate der Bestellung ${number} wird bald fällig`,
      overdue: (number) => `Eine Rate der Bestellung ${number} ist überfällig`,
    },
    heading: {
      due: 'Die nächste Rate wird bald fällig',
      overdue: 'Eine Rate Ihrer Bestellung ist überfällig',
    },
    how: 'Zahlen Sie sie auf der Seite unten mit Karte oder überweisen Sie sie mit der Bestellnummer als Verwendungszweck auf dieses Konto. Haben Sie schon gezahlt, brauchen Sie nichts zu tun.',
    demonstration: 'Das ist ein Demonstrationskonto: Überweisen Sie kein Geld darauf.',
    number: 'Bestellnummer',
    part: 'Rate',
    amount: 'Betrag',
    due: 'Fällig am',
    account: 'Kontonummer',
    swift: 'SWIFT',
    reference: 'Verwendungszweck',
    action: 'Diese Rate zahlen',
    footer: (shop) => `Sie erhalten diese E-Mail, weil Sie eine Bestellung bei ${shop} in Raten zahlen.`,
  },
  cancellation: {
    subject: (shop, number) => `Ihre Bestellung ${number} bei ${shop} ist storniert`,
    heading: 'Ihre Bestellung ist storniert',
    receipt: 'Nichts davon wird produziert oder versendet.',
    withdrawn: 'Ihr Widerruf des Vertrags ist bei uns eingegangen. Diese E-Mail bestätigt den Eingang.',
    refund:
      'Was Sie gezahlt haben, erstatten wir Ihnen auf demselben Weg zurück. Banken brauchen dafür bis zu zehn Werktage.',
    nothingPaid:
      'Sie haben noch nichts gezahlt, also gibt es nichts zu erstatten. Bitte überweisen Sie nichts dafür.',
    number: 'Bestellnummer',
    when: 'Storniert am (UTC)',
    amount: 'Erstattung',
    creditNote: 'Rechnungskorrektur',
    action: 'Bestellung ansehen',
    footer: (shop) => `Sie erhalten diese E-Mail, weil Sie bei ${shop} bestellt haben.`,
  },
  refunds: {
    subject: (shop, number) => `Rückerstattung zu Ihrer Bestellung ${number} bei ${shop}`,
    heading: 'Sie erhalten Geld zurück',
    why: {
      part: 'Wir erstatten Ihnen den Betrag, der unten steht. Alles andere an Ihrer Bestellung bleibt, wie es ist.',
      surplus: 'Sie haben mehr gezahlt, als Ihre Bestellung kostet. Wir erstatten Ihnen den Unterschied.',
      late: 'Ihre Zahlung ist erst nach der Stornierung bei uns eingegangen, deshalb erstatten wir sie Ihnen.',
    },
    way: {
      gateway:
        'Das Geld geht auf dem Weg zurück, auf dem Sie gezahlt haben. Banken brauchen dafür bis zu zehn Werktage.',
      transfer:
        'Wir überweisen den Betrag auf Ihr Bankkonto. Fehlt uns die Kontonummer, fragen wir Sie danach.',
      wallet: 'Der Betrag steht schon in Ihrem Guthaben und gilt für Ihre nächste Bestellung.',
    },
  },
  offers: {
    subject: (number) => `Ihr Angebot zur Anfrage ${number}`,
    heading: 'Ihr Angebot ist fertig',
    text: (until) =>
      `Die Preise gelten bis zum ${until}. Wählen Sie die gewünschten Auflagen und bestellen Sie sie.`,
    pieces,
    net: (amount) => `${amount} netto`,
    action: 'Angebot ansehen',
    footer: (shop) =>
      `Wer diesen Link hat, kann das Angebot annehmen. Sie erhalten diese E-Mail, weil mit dieser Adresse bei ${shop} ein Angebot angefragt wurde.`,
  },
  quotes: {
    subject: (number) => `Ihre Anfrage ${number} ist bei uns`,
    heading: 'Ihre Anfrage ist angekommen',
    paragraphs: (name, until) => [
      `Guten Tag, ${name},`,
      `wir sehen sie uns an und antworten spätestens ${until}.`,
    ],
    facts: { number: 'Nummer', product: 'Produkt', size: 'Innenmaß', quantities: 'Stückzahl' },
    action: 'Anfrage ansehen',
    footer: (shop) =>
      `Sie erhalten diese E-Mail, weil mit dieser Adresse bei ${shop} ein Angebot angefragt wurde.`,
  },
  designs: {
    share: {
      subject: (name) => `Ein Verpackungsentwurf für Sie: ${name}`,
      heading: 'Jemand teilt einen Verpackungsentwurf mit Ihnen',
      text: (until) => `Sie können ihn bis zum ${until} ansehen.`,
      copy: 'Sie dürfen auch eine eigene Kopie anlegen und daran weiterarbeiten.',
      action: 'Entwurf öffnen',
      footer: (shop) =>
        `Wer diesen Link hat, kann den Entwurf sehen. Sie erhalten diese E-Mail, weil jemand Ihre Adresse bei ${shop} eingegeben hat; kennen Sie die Person nicht, beachten Sie sie nicht weiter.`,
    },
    remind: {
      subject: 'Gestalten Sie Ihre Verpackung am Computer weiter',
      heading: 'Ihre Verpackung wartet auf Sie',
      text: 'Sie haben sich diesen Link gewünscht, um auf einem größeren Bildschirm weiterzugestalten.',
      facts: { product: 'Produkt', quantity: 'Auflage' },
      pieces,
      action: 'Weitergestalten',
      footer: (shop) =>
        `Sie erhalten nur diese eine E-Mail, weil diese Adresse bei ${shop} eingegeben wurde. Weitere folgen nicht; waren Sie es nicht, beachten Sie sie nicht weiter.`,
    },
  },
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
    pieces,
    track: 'Sendung verfolgen',
    see: 'Bestellung ansehen',
    pickUp: 'Abholung',
    footer: (shop) => `Sie erhalten diese E-Mail, weil Sie bei ${shop} bestellt haben.`,
  },
};
