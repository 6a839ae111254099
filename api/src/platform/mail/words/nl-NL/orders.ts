import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('nl-NL', { one: 'stuk', other: 'stuks' });

export const orders: TradeMailWords = {
  orders: {
    subject: (shop, number) => `Uw bestelling ${number} bij ${shop} is geplaatst`,
    heading: 'Bedankt, uw bestelling is geplaatst',
    paid: 'We hebben uw betaling ontvangen.',
    waiting:
      'Maak het verschuldigde bedrag over naar de rekening hieronder en vermeld het bestelnummer als kenmerk. De productie begint zodra het geld binnen is.',
    production:
      'Uw ontwerp wordt precies zo gedrukt als u het hebt goedgekeurd. U vindt de bestelling, de ontwerpen en de drukbestanden in uw account.',
    number: 'Bestelnummer',
    total: 'Totaal',
    pieces: 'Aantal',
    reference: 'Kenmerk',
    transfer: 'Nu over te maken',
    due: 'Termijn te betalen op',
    account: 'Rekeningnummer',
    swift: 'SWIFT',
    demonstration: 'Dit is een demonstratierekening: maak er geen geld naar over.',
    action: 'Bestelling bekijken',
    footer: (shop) => `U ontvangt deze e-mail omdat u bij ${shop} hebt besteld.`,
  },
  schedules: {
    subject: {
      due: (number) => `De volgende termijn van bestelling ${number} vervalt binnenkort`,
      overdue: (number) => `Een termijn van bestelling ${number} is te laat`,
    },
    heading: {
      due: 'De volgende termijn vervalt binnenkort',
      overdue: 'Een termijn van uw bestelling is te laat',
    },
    how: 'Betaal de termijn met uw kaart op de pagina hieronder, of maak het bedrag over naar deze rekening met het bestelnummer als kenmerk. Hebt u al betaald? Dan hoeft u niets te doen.',
    demonstration: 'Dit is een demonstratierekening: maak er geen geld naar over.',
    number: 'Bestelnummer',
    part: 'Termijn',
    amount: 'Bedrag',
    due: 'Vervaldatum',
    account: 'Rekeningnummer',
    swift: 'SWIFT',
    reference: 'Kenmerk',
    action: 'Deze termijn betalen',
    footer: (shop) => `U ontvangt deze e-mail omdat u een bestelling bij ${shop} in termijnen betaalt.`,
  },
  cancellation: {
    subject: (shop, number) => `Uw bestelling ${number} bij ${shop} is geannuleerd`,
    heading: 'Uw bestelling is geannuleerd',
    receipt: 'Er wordt niets van gemaakt of verzonden.',
    withdrawn:
      'We hebben uw herroeping van de overeenkomst ontvangen. Deze e-mail is uw ontvangstbevestiging.',
    refund:
      'Wat u hebt betaald, krijgt u terug op de manier waarop u hebt betaald. Banken doen daar tot tien werkdagen over.',
    nothingPaid:
      'U hebt nog niets betaald, dus er is niets terug te betalen. Maak er alstublieft geen geld voor over.',
    number: 'Bestelnummer',
    when: 'Geannuleerd op (UTC)',
    amount: 'Terugbetaling',
    creditNote: 'Creditfactuur',
    action: 'Bestelling bekijken',
    footer: (shop) => `U ontvangt deze e-mail omdat u bij ${shop} hebt besteld.`,
  },
  refunds: {
    subject: (shop, number) => `Terugbetaling voor uw bestelling ${number} bij ${shop}`,
    heading: 'U krijgt geld terug',
    why: {
      part: 'We betalen u het bedrag terug dat hieronder staat. Verder verandert er niets aan uw bestelling.',
      surplus: 'U hebt meer betaald dan uw bestelling kost. We betalen u het verschil terug.',
      late: 'Uw betaling kwam pas binnen nadat de bestelling was geannuleerd, daarom krijgt u die terug.',
    },
    way: {
      gateway:
        'Het geld gaat terug op de manier waarop u hebt betaald. Banken doen daar tot tien werkdagen over.',
      transfer:
        'We maken het bedrag over naar uw bankrekening. Als we het rekeningnummer niet hebben, vragen we u daarnaar.',
      wallet: 'Het bedrag staat al in uw portemonnee en u kunt er uw volgende bestelling mee betalen.',
    },
  },
  offers: {
    subject: (number) => `Uw offerte voor aanvraag ${number}`,
    heading: 'Uw offerte is klaar',
    text: (until) => `De prijzen gelden tot en met ${until}. Kies de oplagen die u wilt en bestel ze.`,
    pieces,
    net: (amount) => `${amount} excl. btw`,
    action: 'Offerte bekijken',
    footer: (shop) =>
      `Wie deze link heeft, kan de offerte aannemen. U ontvangt deze e-mail omdat met dit adres bij ${shop} een offerte is aangevraagd.`,
  },
  quotes: {
    subject: (number) => `We hebben uw offerteaanvraag ${number} ontvangen`,
    heading: 'Uw offerteaanvraag is binnen',
    paragraphs: (name, until) => [
      `Goedendag ${name},`,
      `We bekijken uw aanvraag en antwoorden uiterlijk ${until}.`,
    ],
    facts: { number: 'Nummer', product: 'Artikel', size: 'Binnenmaat', quantities: 'Aantallen' },
    action: 'Aanvraag bekijken',
    footer: (shop) => `U ontvangt deze e-mail omdat met dit adres bij ${shop} een offerte is aangevraagd.`,
  },
  designs: {
    share: {
      subject: (name) => `Een verpakkingsontwerp voor u: ${name}`,
      heading: 'Iemand deelt een verpakkingsontwerp met u',
      text: (until) => `U kunt het tot en met ${until} bekijken.`,
      copy: 'U mag ook een eigen kopie maken en daarmee verder werken.',
      action: 'Ontwerp openen',
      footer: (shop) =>
        `Wie deze link heeft, kan het ontwerp zien. U ontvangt deze e-mail omdat iemand uw adres heeft ingevuld bij ${shop}; kent u die persoon niet, dan kunt u dit bericht negeren.`,
    },
    remind: {
      subject: 'Ga op een computer verder met uw verpakking',
      heading: 'Uw verpakking wacht op u',
      text: 'U hebt om deze link gevraagd om op een groter scherm verder te ontwerpen.',
      facts: { product: 'Artikel', quantity: 'Oplage' },
      pieces,
      action: 'Verder ontwerpen',
      footer: (shop) =>
        `U ontvangt alleen deze ene e-mail omdat dit adres is ingevuld bij ${shop}. Er volgen er geen meer; was u het niet, dan kunt u dit bericht negeren.`,
    },
  },
  approvals: {
    subject: (number) => `Keur de drukproef van bestelling ${number} goed`,
    heading: 'Uw drukproef is klaar',
    text: 'Bekijk elk bestand goed: wat u goedkeurt, drukken wij. De productie wacht op uw antwoord.',
    order: 'Bestelling',
    note: 'Opmerking',
    action: 'Drukproef bekijken',
    footer: (shop) =>
      `Wie deze link heeft, kan de drukproef goedkeuren. U ontvangt deze e-mail omdat u bij ${shop} hebt besteld.`,
    page: {
      title: (number) => `Drukproef van bestelling ${number}`,
      intro: 'Bekijk elk bestand goed: wat u goedkeurt, drukken wij.',
      file: (index) => `Drukbestand ${index} (PDF)`,
      approve: 'Ik keur het goed: druk het zo',
      reject: 'Ik keur het af: er moet iets anders',
      reason: 'Wat moet er anders? Nodig als u afkeurt.',
      email: 'Uw e-mailadres',
      send: 'Besluit versturen',
      approved: 'Deze drukproef is goedgekeurd. De productie kan beginnen.',
      rejected: 'Deze drukproef is afgekeurd. We passen hem aan en schrijven u opnieuw.',
      superseded: 'Een nieuwere drukproef heeft deze vervangen. Open de link in de nieuwere e-mail.',
      canceled: 'Deze bestelling is geannuleerd; er valt niets te besluiten.',
      reasonMissing: 'Schrijf wat er anders moet en verstuur het opnieuw.',
      fields: 'Kies een van de twee, vul uw e-mailadres in en verstuur het opnieuw.',
    },
  },
  shipments: {
    subject: (shop, number) => `Uw bestelling ${number} bij ${shop} is onderweg`,
    heading: 'Uw bestelling is onderweg',
    whole: 'We hebben uw verpakkingen aan de vervoerder meegegeven.',
    part: 'We hebben een deel van uw bestelling aan de vervoerder meegegeven. De rest volgt, met een eigen e-mail.',
    collect: 'Uw verpakkingen liggen klaar om af te halen.',
    number: 'Bestelnummer',
    carrier: 'Vervoerder',
    tracking: 'Zendingsnummer',
    pieces,
    track: 'Zending volgen',
    see: 'Bestelling bekijken',
    pickUp: 'Afhalen',
    footer: (shop) => `U ontvangt deze e-mail omdat u bij ${shop} hebt besteld.`,
  },
};
