import type { ProductRangePages } from '../../content-words.ts';

export const deDE: ProductRangePages = {
  ecoBadge: {
    lead: 'Warum keine unserer Schachteln ein Öko-Siegel trägt und was stattdessen dasteht.',
    parts: [
      [
        'Kein eigenes Siegel',
        '„Grün“ auf einer Schachtel sagt nichts, was jemand prüfen könnte. In der EU ist ein Nachhaltigkeitssiegel, hinter dem kein Zertifizierungssystem steht, seit dem 27. September 2026 verboten (Richtlinie (EU) 2024/825). Wir vergeben keines.',
      ],
      [
        'Was Sie stattdessen sehen',
        'Den Anteil an Altpapierfasern, den der Lieferant für eine Pappe angibt, das Gewicht der Schachtel und, wo ein veröffentlichter Faktorensatz ihre Pappe erfasst, ihren Fußabdruck in kg CO₂e. Neben jeder Zahl steht ihre Quelle.',
      ],
      [
        'Von allem weniger',
        'Diese Produkte sind aus Kraftpappe, Papier oder Recyclingfolie und kommen mit wenig Farbe aus. Vergleichen Sie ihre Zahlen, bevor Sie wählen.',
      ],
    ],
  },
  enterprise: {
    lead: 'Für Unternehmen, die oft, an mehreren Orten oder nach eigenen Regeln bestellen.',
    parts: [
      [
        'Mehrere Personen',
        'Wo es Plus gibt, vergibt ein Unternehmen Rollen: lesen, gestalten, bestellen, freigeben, Finanzen. Eine Bestellung über einer Grenze wartet, bis jemand sie freigibt, der es darf. Ihre eigene Bestellnummer steht auf der Rechnung.',
      ],
      [
        'Über die Liste hinaus',
        'Für größere Auflagen, andere Formen und andere Materialien fragen Sie ein Angebot an. Es kommt per E-Mail, und Sie nehmen es online an.',
      ],
      [
        'Ihre Systeme',
        'Bestellungen, Rechnungen und Sendungen lassen sich über die Schnittstelle lesen, und Webhooks sagen Ihrem System, was geschieht.',
      ],
      [
        'Nur Ihr Druck',
        'Gedruckt wird Ihr Entwurf. Wir setzen kein eigenes Zeichen dazu, die Schachteln können also unter Ihrem Namen weitergehen.',
      ],
    ],
  },
  industries: {
    lead: 'Welche unserer Verpackungen wozu passt, nach Branchen.',
    parts: [
      [
        'Kosmetik und Pflege',
        'Eine Faltschachtel für das Regal, eine Feinkartonage für das Set, ein Etikett für die Flasche. Karton ist dünn und nimmt feinen Druck an; eine Feinkartonage ist schwerer und braucht in der Fertigung länger.',
      ],
      [
        'Essen und Trinken',
        'Schachteln für Kuchen und Flaschen, Dosen und Beutel für trockene Ware. Ob ein Material Lebensmittel berühren darf, hängt von Pappe, Farbe und Lebensmittel ab: Fragen Sie uns vor der Bestellung.',
      ],
      [
        'Kleidung',
        'Ein Versandbeutel wiegt wenig und braucht wenig Platz. Ein E-Commerce-Karton mit zweitem Klebestreifen dient auch der Rücksendung.',
      ],
      [
        'Onlineshops',
        'Eine Versandschachtel schließt ohne Klebeband, ein Faltkarton fasst mehr. Die Größensuche schlägt die kleinste Schachtel vor, in die passt, was Sie verschicken.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Was sich worauf drucken lässt, gezeigt an den Schachteln, die wir fertigen.',
    parts: [
      [
        'Eine Farbe auf Braun',
        'Eine Farbe auf Kraftpappe ist der schlichteste Druck. Dunkle Farben heben sich am besten ab, denn durch helle scheint das Braun der Pappe.',
      ],
      [
        'Weiß und Innendruck',
        'Deckendes Weiß macht die Pappe selbst zur Farbe. Druck auf der Innenseite zeigt sich, wenn der Deckel aufgeht, und braucht zwei Arbeitstage mehr.',
      ],
      [
        'Vierfarbdruck',
        'Auf weißer oder gestrichener Pappe behält ein Foto seine Farben. Ein Bild, das bis an die Kante reicht, lassen Sie so weit darüber hinauslaufen, wie der Editor es zeigt.',
      ],
      [
        'Woher die Bilder kommen',
        'Jede Schachtel hier zeichnet der Shop aus ihrer eigenen Stanzkontur. Entwürfe von Kunden gehören den Kunden, darum ist keiner zu sehen.',
      ],
    ],
  },
  inspirations: {
    lead: 'Vier Anlässe und worin wir sie verpacken würden.',
    parts: [
      [
        'Ein Geschenk',
        'Eine Schublade und eine Klappe mit Magneten öffnet man langsam. Seidenpapier verbirgt, was darin liegt, und eine Karte sagt, von wem es kommt.',
      ],
      [
        'Jeden Monat eine Schachtel',
        'Die Schachtel bleibt, die Banderole wechselt: So braucht jeden Monat nur die Banderole einen neuen Entwurf.',
      ],
      [
        'Flache Post',
        'Bücher, Drucke und Kleidung werden flach verschickt. Eine Kartonversandtasche schützt vor Knicken, ein Versandbeutel aus Papier wiegt am wenigsten.',
      ],
      [
        'Eine Flasche',
        'Der Boden der Weinschachtel verriegelt sich selbst und trägt das Gewicht; der Tragekarton hat einen Griff aus demselben Bogen.',
      ],
    ],
  },
  blog: {
    lead: 'Kurze Artikel über Maße, Pappe, Menge und Dateien: was vor der ersten Bestellung gefragt wird.',
    parts: [
      [
        'Innen messen',
        'Eine Schachtel bestellt man nach dem Innenmaß: Länge, Breite, Höhe, in dieser Reihenfolge, Länge und Breite an der Öffnung. Messen Sie, was hineinkommt, geben Sie ein paar Millimeter Luft dazu und überlassen Sie uns die Wände: Sie kommen außen hinzu.',
      ],
      [
        'Welche Pappe',
        'E-Welle ist 1,5 mm dick und nimmt feinen Druck an; B-Welle hat 3 mm und trägt mehr, wenn gestapelt wird. Vollkarton ist für leichte Ware im Regal. Ein Musterpaket lässt Sie den Unterschied fühlen.',
      ],
      [
        'Wie viele',
        'Einrichten und Druckplatten kosten für 30 Schachteln dasselbe wie für 1000, also sinkt der Stückpreis mit der Menge. Sehen Sie in die Preistabelle: Manchmal kostet eine größere Auflage insgesamt weniger, und dann sagen wir es.',
      ],
      [
        'Dateien, die sich gut drucken lassen',
        'Ein Vektor-PDF bleibt in jeder Größe scharf. Ein Bild sollte in der gedruckten Größe etwa 300 Punkte je Zoll haben. Wandeln Sie Schrift in Pfade um oder betten Sie sie ein.',
      ],
    ],
  },
};
