import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
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
    track: 'Zending volgen',
    see: 'Bestelling bekijken',
    pickUp: 'Afhalen',
    footer: (shop) => `U ontvangt deze e-mail omdat u bij ${shop} hebt besteld.`,
  },
};
