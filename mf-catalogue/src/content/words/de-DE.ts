import type { ContentWords } from '../content-words.ts';
import { deDE as application } from './application/de-DE.ts';
import { deDE as business } from './business/de-DE.ts';
import { deDE as range } from './range/de-DE.ts';

export const deDE: ContentWords = {
  seeAlso: 'Siehe auch',
  demonstration:
    'Dies sind die Angaben eines Vorführunternehmens. Unter diesem Namen macht niemand Geschäfte.',
  company: {
    name: 'Unternehmen',
    address: 'Anschrift',
    registration: 'Registernummer',
    vatId: 'USt-IdNr.',
    email: 'E-Mail',
    phone: 'Telefon',
  },
  doors: {
    quote: 'Angebot anfragen',
    plus: 'Das Plus-Programm',
    account: 'Ihr Konto',
    api: 'Dokumentation der Schnittstelle',
  },
  calendar: {
    caption:
      'Freie Tage, die unsere Termine überspringen: Fertigung in {{production}}, Lieferung in {{delivery}}',
    date: 'Tag',
    holiday: 'Feiertag',
    rests: 'Was ruht',
    production: 'Fertigung',
    delivery: 'Lieferung',
    both: 'Fertigung und Lieferung',
    failed:
      'Der Kalender lässt sich gerade nicht zeigen. In den Terminen im Warenkorb ist er trotzdem berücksichtigt.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Wir fertigen Verpackungen mit Ihrem eigenen Druck und zeigen, woraus jede Zahl besteht.',
      parts: [
        [
          'Was wir tun',
          'Sie geben die Größe dessen ein, was Sie verpacken. Stanzkontur, gefaltete Schachtel, Gewicht und Preis folgen sofort, berechnet aus der echten Geometrie der Schachtel und nicht aus einer Größentabelle. Die kleinste Bestellung sind 30 Stück eines Entwurfs.',
        ],
        [
          'Wie wir Preise bilden',
          'Jeder Preis ist die Summe seiner Teile: Einrichten, Druckplatten, Pappe, Druck, Veredelung, Stanzen und Kleben sowie Fracht. Sie sehen jeden Teil, und wo eine größere Auflage insgesamt weniger kostet, sagen wir es vor dem Bezahlen.',
        ],
        [
          'Wie wir Termine zusagen',
          'Die Fertigung dauert 21 Tage, das sind 15 Arbeitstage, ab Ihrer Freigabe. Feiertage Ihres Landes sind eingerechnet. Wo Express möglich ist, stehen Preis und Termin neben dem üblichen.',
        ],
      ],
    },
    contact: {
      lead: 'Schreiben Sie uns oder rufen Sie an: Es antwortet ein Mensch.',
      parts: [
        [
          'Bevor Sie schreiben',
          'Nennen Sie bei einer Bestellung deren Nummer; sie steht im Betreff jeder unserer Mails. Bei Fragen zu einer Schachtel schicken Sie den Link aus der Adresszeile: Er enthält Größe und alle Angaben.',
        ],
        [
          'Wenn etwas nicht stimmt',
          'Schicken Sie Fotos und die Zahl der betroffenen Stücke an {{email}}. Wir antworten, was wir tun und bis wann.',
        ],
      ],
    },
    help: {
      lead: 'Kurze Antworten auf das, was am häufigsten gefragt wird.',
      parts: [
        [
          'Bestellen',
          'Wählen Sie ein Produkt, geben Sie das Innenmaß ein, platzieren Sie Ihre Druckdaten auf den Seiten und wählen Sie die Menge. Die genaue Pappe müssen Sie nicht kennen: Jede Wahl zeigt, was sie an Preis und Gewicht ändert.',
        ],
        [
          'Dateien',
          'PDF, SVG, PNG und JPEG. Ein Vektor-PDF bleibt in der Druckdatei Vektor. Rasterbilder dürfen bis zu 7000 × 7000 Pixel haben.',
        ],
        [
          'Ändern und stornieren',
          'Eine Bestellung lässt sich im Konto stornieren, bis ihre Fertigung beginnt; der Betrag geht auf dem Weg zurück, auf dem Sie bezahlt haben. Geändert wird eine eingegangene Bestellung nicht: Für eine andere Anschrift oder andere Druckdaten stornieren Sie sie und bestellen erneut.',
        ],
        [
          'Lieferung',
          'Der Warenkorb zeigt die Spanne der Liefertage, den Grund jeder Verzögerung und bis wann Sie bestellen müssen, damit der Termin gilt.',
        ],
        [
          'Musterpakete',
          'Ein Paket enthält bis zu acht Muster von Pappen und Drucken, zu einem festen Preis und mit kostenloser Lieferung. Sobald die Produktion Ihrer nächsten Verpackungsbestellung beginnt, erstatten wir den Preis eines Pakets auf dem Weg, auf dem Sie bezahlt haben, einmal je Kunde.',
        ],
        [
          'Mindestbestellmenge und Preisstaffel',
          'Die kleinste Bestellung sind 30 Stück eines Entwurfs in einem Maß; darüber ist jede Menge möglich. Die Staffeln beginnen bei 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 und 2500 Stück: Eine Menge dazwischen hat den Stückpreis der Staffel darunter.',
        ],
        [
          'Wie sich der Preis zusammensetzt',
          'Der Preis ist die Summe aus Einrichten, Druckplatten, Pappe, Druck, Veredelung, Stanzen und Kleben sowie Fracht; die Lieferung mit dem Paketdienst ist enthalten. Einrichten und Platten kosten bei jeder Auflage dasselbe, also sinkt der Stückpreis mit der Menge. Knapp unter einer Staffel kann die größere Auflage insgesamt weniger kosten: 500 Stück weniger als 480.',
        ],
        [
          'Zahlungsarten und Ratenzahlung',
          'Sie zahlen mit Karte oder per Überweisung, im Shop für die USA nur mit Karte. Bei Überweisung beginnt die Produktion nach Zahlungseingang. In einigen Märkten können Unternehmen größere Bestellungen in zwei oder drei Raten bezahlen; Beträge und Fälligkeiten zeigt die Kasse.',
        ],
        [
          'MwSt. und Rechnung',
          'Geben Sie an der Kasse Ihre USt-IdNr. ein; wir prüfen sie im amtlichen Register. Mit bestätigter Nummer kaufen Unternehmen in der EU außerhalb Polens Waren ohne MwSt. und versteuern sie selbst (innergemeinschaftliche Lieferung; bei Leistungen Reverse Charge). Nach der Zahlung liegt die Rechnung als PDF bei der Bestellung im Konto.',
        ],
        [
          'Expressproduktion',
          'Wo sie möglich ist, spart sie bis zu 4 Arbeitstage bei höchstens 5000 Stück oder bis zu 7 Tage bei höchstens 1000 Stück ohne Druckplatten. Aufpreis und Termin stehen neben den üblichen.',
        ],
        [
          'Lieferländer und Zoll',
          'Der internationale Shop liefert in die EU, das Vereinigte Königreich, die Schweiz und nach Norwegen; die anderen Shops liefern im eigenen Land, einige auch in Nachbarländer. Für die Schweiz und Norwegen gilt: keine MwSt., 40 EUR für den Zoll; Einfuhrabgaben können anfallen, und die Zollabfertigung ist in den Terminen nicht enthalten.',
        ],
        [
          'Rückgabe und Reklamation',
          'Ware nach Ihrem Entwurf oder Maß ist vom Widerruf ausgenommen; stornieren können Sie bis zum Beginn der Produktion. Fertige Ware können Verbraucher innerhalb von 14 Tagen zurückgeben. Bei Mängeln schicken Sie Fotos und die Zahl der betroffenen Stücke an {{email}}: Wir fertigen neu oder erstatten.',
        ],
        [
          'Beschnitt, Farben und Schriften',
          'Ziehen Sie Hintergründe um den Beschnitt über den Schnitt hinaus und halten Sie mit Texten den Sicherheitsabstand ein; der Editor zeigt beide, bei den meisten Schachteln 3 oder 5 mm. Bilder brauchen in der gedruckten Größe 300 dpi. Wir drucken in CMYK; auf Kraft werden Farben dunkler. Betten Sie Schriften in das PDF ein oder wandeln Sie sie in Pfade um.',
        ],
        [
          'Vorlagen und eigene Stanzkontur',
          'Mit „Vorlage herunterladen“ im Konfigurator und im Editor erhalten Sie die Stanzkontur Ihres Maßes als PDF, SVG oder DXF. Für eine eigene Stanzkontur fragen Sie ein Angebot an und fügen sie als PDF, AI oder EPS bei.',
        ],
        [
          'Messen und Pappe wählen',
          'Geben Sie das Innenmaß ein: Länge, Breite und Höhe, mit ein paar Millimetern Luft. E-Welle (1,5 mm) eignet sich für feinen Druck, B-Welle (3 mm) für schwerere Ware, Karton für leichte Ware im Regal.',
        ],
        [
          'Lebensmittelkontakt',
          'Wir weisen keine Verpackung als geeignet für den direkten Kontakt mit Lebensmitteln aus. Das hängt von Pappe, Farbe und Lebensmittel ab: Fragen Sie uns vor der Bestellung.',
        ],
        [
          'Recycling und Herstellerverantwortung (EPR)',
          'Schachteln aus Wellpappe und Karton ohne Folie gehören ins Altpapier. In vielen Ländern muss sich registrieren und Verpackungen melden, wer verpackte Ware verkauft (EPR); das übernehmen wir nicht für Sie. Das Gewicht der Pappe steht auf der Produktseite.',
        ],
        [
          'Nachbestellen und gespeicherte Entwürfe',
          '„Noch einmal bestellen“ bei der Bestellung im Konto legt dieselben Positionen zu heutigen Preisen in den Warenkorb, mit dem gedruckten Entwurf. Ihre Entwürfe werden beim Arbeiten gespeichert und stehen im Konto unter „Entwürfe“.',
        ],
        [
          'Unternehmenskonto und Freigaben',
          'Mit Plus vergibt ein Unternehmen Rollen und Limits; eine Bestellung über dem Limit wartet auf Freigabe. Ihre eigene Bestellnummer steht auf der Rechnung. Plus gibt es im internationalen Shop und in den Shops für Deutschland, Frankreich, Italien, Polen und das Vereinigte Königreich.',
        ],
        [
          'Sendungsverfolgung und Lieferadresse',
          'Wenn ein Paket verschickt wird, erhalten Sie eine E-Mail mit der Sendungsnummer und dem Link zum Paketdienst. Für eine andere Anschrift gilt „Ändern und stornieren“.',
        ],
      ],
    },
    services: {
      lead: 'Was Sie zu einer Bestellung hinzufügen können; der Preis steht im Warenkorb.',
      parts: [
        [
          'Prüfung der Druckdaten durch Fachleute',
          'Die Druckvorstufe sieht sich die Druckdaten einer Position vor der Fertigung an und schreibt Ihnen, wenn sich etwas ändern sollte.',
        ],
        [
          'Nachdruckgarantie',
          'Schachteln, die innerhalb von 12 Monaten in Ihrem Lager beschädigt werden, fertigen wir einmal kostenlos neu. Ihre gesetzlichen Rechte bleiben, wie sie sind.',
        ],
        [
          'Gepflanzte Bäume',
          'Mit Ihrer Bestellung werden Bäume gepflanzt, so viele Sie wählen. Sie gleichen nicht aus, was die Schachteln ausstoßen.',
        ],
        ['Musterpakete', 'Bis zu acht Muster von Pappen und Produkten, zum Anfassen vor der Bestellung.'],
      ],
    },
    sustainability: {
      lead: 'Was wir mit einer Zahl belegen können und was nicht.',
      parts: [
        [
          'Eine Schachtel, die passt',
          'Am meisten spart die Pappe, die nicht gebraucht wird. Die Größensuche packt, was Sie verschicken, und schlägt die kleinste passende Schachtel vor, mit ihrem Gewicht.',
        ],
        [
          'Fußabdruck',
          'Auf der Seite einer Schachtel steht ihr Fußabdruck in kg CO₂e, mit dem veröffentlichten Faktorensatz, aus dem er berechnet ist. Deckt kein veröffentlichter Satz ein Material ab, zeigen wir keine Zahl. Zahlen verschiedener Sätze werden nie addiert.',
        ],
        [
          'Bäume',
          'Sie können einer Bestellung gepflanzte Bäume hinzufügen. Wir zählen einen Baum, sobald seine Bestellung bezahlt ist, und nennen keine Schachtel klimaneutral.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'Was die Wörter auf unseren Schachteln bedeuten.',
      parts: [
        [
          'Recycelbar',
          'Schachteln aus Wellpappe und Karton ohne Folie gehören ins Altpapier. Eine kaschierte Schachtel ist schwerer zu verwerten; der Konfigurator nennt die Folie als Veredelung, Sie können sie also weglassen.',
        ],
        [
          'Recycelt und kompostierbar',
          'Recycelte Versandbeutel bestehen aus Kunststoff, der vorher Abfall war. Kompostierbare Beutel sind für industrielle Anlagen gemacht; ob Ihre Gemeinde sie sammelt, weiß nur Ihre Gemeinde.',
        ],
        [
          'Farben',
          'Ein einfarbiger Druck auf brauner Pappe braucht weniger Farbe als ein vollfarbiger. Der Preis weist den Druck als eigenen Teil aus.',
        ],
      ],
    },
    fscCertification: {
      lead: 'Was eine FSC-Zertifizierung bedeutet und was wir davon sagen dürfen.',
      parts: [
        [
          'Was sie bedeutet',
          'Der Forest Stewardship Council zertifiziert Wälder und jeden Betrieb, durch dessen Hände ihr Holz geht. Eine Angabe wie „FSC Mix“ oder „FSC Recycled“ auf einer Schachtel gilt nur, wenn auch der Letzte in dieser Kette zertifiziert ist: die Druckerei.',
        ],
        [
          'Was wir angeben',
          'Unser Zertifikat hat die Nummer {{fsc}}. Jeder kann sie im öffentlichen Register des FSC nachschlagen.',
          'Wo auf dieser Seite keine Nummer steht, haben wir kein Zertifikat. Dann verkaufen wir keine Schachtel als zertifiziert und drucken kein FSC-Zeichen, gleich aus welcher Pappe.',
        ],
        [
          'Bei Ihrer Bestellung',
          'Mit einem Zertifikat erscheint die Leistung „FSC-Zertifikat“ an den Positionen, für die sie gilt, und die Angabe steht auf Ihrer Rechnung. Ohne Zertifikat kann niemand sie zu einer Bestellung hinzufügen.',
        ],
        [
          'Was unsere Daten sagen',
          'Eine Pappe steht bei uns mit dem Anteil an Altpapierfasern, den ihr Lieferant angibt. Dieser Anteil ist keine FSC-Angabe und ersetzt keine.',
        ],
      ],
    },
    termsOfService: {
      lead: 'Was zwischen Ihnen und uns gilt, wenn Sie bestellen.',
      parts: [
        [
          'Vertrag',
          'Der Vertrag kommt zustande, wenn wir Ihre Bestellung per E-Mail bestätigen. Es gelten die Preise, die vor dem Bezahlen angezeigt werden, mit ihren Teilen und ihrer Steuer. Verkäuferin ist {{company}}.',
        ],
        [
          'Zahlung',
          'Sie zahlen auf einem der Wege, die es für Ihren Markt gibt. Unternehmen können größere Bestellungen in Raten bezahlen, wo dies angeboten wird; Beträge und Tage sehen Sie vor der Zustimmung.',
        ],
        [
          'Fertigung und Lieferung',
          'Die Fertigung beginnt, nachdem Sie den Entwurf freigegeben haben. Termine stehen bei der Bestellung; ist einer nicht zu halten, schreiben wir Ihnen.',
        ],
        ['Druckdaten', 'Sie haben die Rechte an dem, was Sie drucken lassen. Der Entwurf bleibt Ihrer.'],
        [
          'Mängel',
          'Es gilt die gesetzliche Gewährleistung Ihres Landes. Schicken Sie Fotos an {{email}}; wir fertigen neu oder erstatten.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'Was wir über Sie speichern, warum, und wie Sie es bekommen oder löschen lassen.',
      parts: [
        [
          'Was wir speichern',
          'Zu einer Bestellung: Name, Anschriften, E-Mail-Adresse, die Bestellung selbst und ihre Dateien, um den Vertrag zu erfüllen. Wer kein Konto hat, ist uns nur durch eine Zufallsnummer bekannt, bis zu 365 Tage lang. Die Sitzung eines Kontos dauert 31 Tage und verlängert sich durch Nutzung, höchstens auf ein Jahr.',
        ],
        [
          'Einwilligung',
          'Bevor Sie wählen, wird nur gespeichert, was der Shop zum Arbeiten braucht. Analyse und Werbung beginnen erst nach Ihrer Einwilligung. Sie ändern Ihre Wahl jederzeit über „Datenschutz-Auswahl“ am Fuß jeder Seite.',
        ],
        [
          'Eine Kopie Ihrer Daten',
          'In Ihrem Konto können Sie eine Kopie anfordern. Der zugesandte Link gilt einmal, innerhalb von 7 Tagen.',
        ],
        [
          'Löschung',
          'Dort können Sie auch Ihr Konto löschen lassen. Die Löschung folgt nach 14 Tagen; bis dahin können Sie sie zurücknehmen. Solange eine Bestellung unterwegs ist, wartet sie. Rechnungen bleiben, solange das Steuerrecht es verlangt.',
        ],
        [
          'Wen Sie fragen können',
          'Schreiben Sie an {{email}}. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Für Sie gefertigt: kein Widerruf. Fertige Ware: 14 Tage.',
      parts: [
        [
          'Ware nach Ihren Angaben',
          'Was mit Ihrem Entwurf bedruckt oder auf Ihr Maß geschnitten ist, wird nur für Sie gefertigt. Dafür gibt es kein Widerrufsrecht (Richtlinie 2011/83/EU, Artikel 16 c). Stornieren können Sie bis zum Beginn der Fertigung.',
        ],
        [
          'Fertige Ware',
          'Musterpakete, bereits bedruckte Schachteln und unbedruckte Schachteln in einer vorrätigen Größe können Verbraucher innerhalb von 14 Tagen nach Lieferung ohne Angabe von Gründen zurückgeben. Vor dem Versand genügt der Link in der Bestellmail. Danach schreiben Sie an {{email}}.',
        ],
        [
          'Ihr Geld',
          'Wir erstatten den Preis der Ware und der Standardlieferung auf dem Weg, auf dem Sie bezahlt haben. Die Kosten der Rücksendung tragen Sie.',
        ],
        ['Mangelhafte Ware', 'Ihre gesetzlichen Rechte bleiben von alldem unberührt.'],
      ],
    },
    impressum: {
      lead: 'Wer hinter diesem Shop steht.',
      parts: [
        [
          'Verantwortlich',
          '{{company}} ist für den Inhalt dieser Seiten verantwortlich. {{brand}} ist der Name des Shops.',
        ],
        [
          'Streitfälle',
          'Wir sind weder verpflichtet noch bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreiben Sie uns zuerst an {{email}}: So klärt sich das meiste.',
        ],
      ],
    },
  },
};
