import type { BusinessPages } from '../../content-words.ts';

export const deDE: BusinessPages = {
  holidays: {
    lead: 'An welchen Tagen nichts gefertigt und nichts geliefert wird. In unseren Terminen sind sie schon berücksichtigt.',
    parts: [
      [
        'Was ein Feiertag ändert',
        'Gefertigt wird an den Arbeitstagen des Landes, in dem das Werk steht, geliefert an denen des Landes, in das die Ware geht. Jeder Feiertag dazwischen verschiebt einen Termin um einen Tag. Die Lieferzusage bei der Schachtel und im Warenkorb nennt jeden davon.',
      ],
      [
        'Wochenenden',
        'Samstags und sonntags wird weder gefertigt noch geliefert. Ein Feiertag am Wochenende steht nicht in der Tabelle, es sei denn, das Recht seines Landes verlegt ihn auf einen Arbeitstag.',
      ],
      [
        'Vor mehreren freien Tagen',
        'Ein Entwurf, der bis 14 Uhr nach der Ortszeit des Werks freigegeben ist, geht am selben Arbeitstag in die Fertigung. Neben jedem Termin steht, bis wann er gilt.',
      ],
    ],
  },
  suppliers: {
    lead: 'Wen wir suchen, was wir fragen und wie es mit einer Bewerbung weitergeht.',
    parts: [
      [
        'Wen wir suchen',
        'Hersteller von Wellpappe und Vollkarton, Feinkartonagen, Papiertaschen, Versandbeuteln, Klebebändern, Etiketten und Textilien; Flexo-, Digital- und Offsetdruckereien; Veredler; Papier- und Kartonfabriken; Farbhersteller; Spediteure.',
      ],
      [
        'Was wir fragen',
        'Ihr Unternehmen mit USt-IdNr. und Land, was Sie herstellen und welche Zertifikate Sie haben, etwa FSC, PEFC, ISO 9001, ISO 14001, BRCGS oder EcoVadis. Ein Zertifikat zählt, sobald die ausstellende Stelle es bestätigt hat.',
      ],
      [
        'Wie Sie sich bewerben',
        'Füllen Sie das Formular unten aus oder schreiben Sie an {{email}}. Eine Bewerbung geht ein, wird geprüft und dann angenommen oder abgelehnt; die Entscheidung kommt per E-Mail.',
      ],
    ],
  },
  partners: {
    lead: 'Wie Agenturen, Softwarehäuser und Hersteller mit uns arbeiten können.',
    parts: [
      [
        'Agenturen und Gestalter',
        'Gestalten Sie in unserem Editor oder im eigenen Programm: Die Vorlage einer Schachtel lässt sich genau in der benötigten Größe herunterladen. Wo es Plus gibt, vergibt ein Unternehmen Rollen, vom Entwurf bis zur Freigabe.',
      ],
      [
        'Software',
        'Preise, Stanzkonturen, Liefertermine und Bestellungen gibt es über eine offene Schnittstelle. Im Konto legen Sie eigene Schlüssel an, und Webhooks melden Ihrem System, wenn eine Bestellung bezahlt oder versandt ist.',
      ],
      [
        'Hersteller',
        'Wer Verpackungen herstellt, druckt oder Material verkauft, bewirbt sich als Lieferant; wie, steht auf der Seite für Lieferanten.',
      ],
      [
        'Namen',
        'Ohne Vertrag und Zustimmung nennen wir hier keinen Partner, und niemand kann sich eine Empfehlung kaufen. In allem Übrigen schreiben Sie an {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'Wie eine Empfehlung belohnt wird und was wir nicht anbieten.',
    parts: [
      [
        'Mit einem Konto',
        'Jedes Konto hat unter „Freunde werben“ einen eigenen Link und einen Code. Kommt jemand darüber und bezahlt eine erste Bestellung ab dem Mindestwert, erhalten Sie beide ein Guthaben. Betrag und Mindestwert sehen Sie, bevor Sie den Link weitergeben.',
      ],
      [
        'Was nicht zählt',
        'Ein zweites eigenes Konto, dieselbe Anschrift oder dieselbe Karte. Wird die Bestellung storniert, nehmen wir die Guthaben zurück, soweit sie nicht ausgegeben sind.',
      ],
      [
        'Werbung',
        'Es gibt kein Partnernetzwerk und keine Provision für Klicks. Wer gegen Belohnung empfiehlt, muss es deutlich sagen; das verlangt das Verbraucherrecht.',
      ],
    ],
  },
  career: {
    lead: 'Was bei uns offen ist und wie Sie sich bewerben.',
    parts: [
      [
        'Offene Stellen',
        'Zurzeit ist keine Stelle ausgeschrieben. Sobald es eine gibt, steht sie hier mit Aufgaben, Ort, Arbeitszeit und Gehaltsspanne.',
      ],
      [
        'Was Sie zuerst erfahren',
        'Wer sich bewirbt, erfährt die Gehaltsspanne vor dem ersten Gespräch, und niemand wird nach dem früheren Gehalt gefragt. Beides verlangt die Richtlinie (EU) 2023/970.',
      ],
      [
        'Initiativbewerbung',
        'Schreiben Sie an {{email}}, was Sie können und was Sie gern täten. Foto, Alter und Familie spielen keine Rolle. Ihre Unterlagen dienen nur der Antwort; eine Zeile an dieselbe Adresse genügt, und sie werden gelöscht.',
      ],
    ],
  },
  press: {
    lead: 'Der Shop in Kürze und wen Sie fragen können.',
    parts: [
      [
        'In Kürze',
        '{{brand}} verkauft Verpackungen mit dem Druck des Kunden, ab 30 Stück, in zwölf Märkten und elf Sprachen. Stanzkontur, Gewicht und Preis einer Schachtel werden aus ihrer Geometrie berechnet, während die Größe eingegeben wird, und jeder Preis ist aufgeschlüsselt.',
      ],
      [
        'Bilder',
        'Schachteln und Stanzkonturen auf diesen Seiten zeichnet der Shop selbst. In Berichten über den Shop dürfen Sie Bildschirmfotos davon zeigen.',
      ],
      [
        'Was wir nicht veröffentlichen',
        'Zahlen zu Umsatz, Kunden oder Marktanteil gibt es hier nicht, und niemand wird zitiert, der nicht zugestimmt hat.',
      ],
      [
        'Fragen',
        'Schreiben Sie an {{email}} oder rufen Sie {{phone}} an. Sagen Sie dazu, für wen Sie schreiben und bis wann Sie die Antwort brauchen.',
      ],
    ],
  },
  leadership: {
    lead: 'Wer für den Shop einsteht und wie Sie die erreichen, die entscheiden.',
    parts: [
      [
        'Wer verantwortlich ist',
        'Den Shop betreibt {{company}}. Wer die Gesellschaft vertritt, steht im öffentlichen Register unter der oben genannten Nummer; jeder darf es einsehen.',
      ],
      [
        'Was sich nachprüfen lässt',
        'Erfolgsgeschichten erzählen wir hier nicht. Preise zeigen wir aufgeschlüsselt, Termine mit ihren Gründen und den Fußabdruck einer Schachtel mit dem Faktorensatz, aus dem er stammt.',
      ],
      [
        'An die Leitung schreiben',
        'Schicken Sie einen Brief an die obige Anschrift oder eine E-Mail an {{email}} mit dem Wort „Leitung“ im Betreff. Geht es um eine Bestellung, nennen Sie ihre Nummer.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Wie Sie einen Rechtsverstoß in unserem Betrieb melden und was Sie dann schützt.',
    parts: [
      [
        'Wer was melden kann',
        'Beschäftigte, Bewerber, Lieferanten und deren Leute und alle, die bei der Arbeit von einem Verstoß bei {{company}} erfahren haben: Betrug, unsichere Produkte, Umweltschäden, Missbrauch persönlicher Daten. Ein Fehler in einer Bestellung gehört auf die Kontaktseite.',
      ],
      [
        'Wie Sie melden',
        'Schreiben Sie an {{email}} mit „Meldung“ im Betreff oder schicken Sie einen Brief mit dem Vermerk „Meldung, vertraulich“ an die obige Anschrift. Ein Brief darf anonym sein. Schreiben Sie, was wo und wann geschah und was es belegt. Auf Wunsch treffen wir uns persönlich.',
      ],
      [
        'Was dann geschieht',
        'Innerhalb von 7 Tagen bestätigen wir den Eingang, innerhalb von 3 Monaten erfahren Sie, was unternommen wurde. Nur wer der Meldung nachgeht, erfährt, wer Sie sind. Ihr Name wird nur mit Ihrer Zustimmung weitergegeben, es sei denn, ein Gesetz verlangt es.',
      ],
      [
        'Keine Vergeltung',
        'Niemand darf wegen einer Meldung in gutem Glauben oder der Hilfe dabei entlassen oder benachteiligt werden oder einen Vertrag verlieren. In der EU folgt das aus der Richtlinie (EU) 2019/1937. Wer wissentlich Falsches meldet, ist nicht geschützt.',
      ],
      [
        'Behörden',
        'Sie können sich jederzeit an die zuständige Behörde Ihres Landes wenden und müssen nicht erst zu uns kommen.',
        'In diesem Markt nimmt zum Beispiel diese Stelle Meldungen entgegen: {{authority}}.',
      ],
    ],
  },
};
