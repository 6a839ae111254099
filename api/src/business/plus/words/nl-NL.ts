import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} nodigt u uit om samen te bestellen`,
    heading: 'U bent uitgenodigd voor een bedrijf',
    text: (company, shop) => `${company} wil u graag toevoegen aan het account bij ${shop}.`,
    until: 'Geldig tot',
    role: 'Uw rol',
    roles: {
      viewer: 'Lezer',
      designer: 'Ontwerper',
      requester: 'Besteller',
      approver: 'Goedkeurder',
      finance: 'Financiën',
      admin: 'Beheerder',
    },
    action: 'Uitnodiging bekijken',
    footer: (shop) =>
      `Wie deze link heeft, kan in uw plaats deelnemen. Kent u het bedrijf niet, negeer dan dit bericht van ${shop}.`,
    page: {
      title: 'Deelnemen aan een bedrijf',
      question: 'Wilt u deelnemen aan het bedrijf dat u heeft uitgenodigd?',
      button: 'Ja, deelnemen',
      done: 'U hoort nu bij het bedrijf. Log in om ervoor te bestellen.',
      void: 'Deze uitnodiging is gebruikt, ingetrokken of verlopen. Vraag het bedrijf om een nieuwe.',
    },
    noAccount:
      'Er is nog geen account met het uitgenodigde adres. Registreer u ermee, bevestig het met de link in onze e-mail en open deze link opnieuw.',
    takenOver:
      'U hoort nu bij het bedrijf. Het adres van het account was nog niet bevestigd, dus het wachtwoord en alle aanmeldingen gelden niet meer: we sturen u een link om een nieuw wachtwoord in te stellen.',
  },
  approval: {
    asked: {
      subject: (number) => `Bestelling ${number} wacht op uw goedkeuring`,
      heading: 'Een bestelling wacht op goedkeuring',
      text: 'Iemand van uw bedrijf wil meer bestellen dan de limiet toelaat. De bestelling kan worden geplaatst zodra iemand haar goedkeurt.',
    },
    approved: {
      subject: (number) => `Bestelling ${number} is goedgekeurd`,
      heading: 'Uw bestelling is goedgekeurd',
      text: 'Plaats haar nu. Een wijziging vraagt een nieuwe goedkeuring.',
    },
    declined: {
      subject: (number) => `Bestelling ${number} is afgewezen`,
      heading: 'Uw bestelling is afgewezen',
      text: 'Ze is niet geplaatst. U kunt haar wijzigen en opnieuw vragen.',
    },
    expired: {
      subject: (number) => `Niemand heeft over bestelling ${number} beslist`,
      heading: 'Uw aanvraag is verlopen',
      text: 'Niemand heeft op tijd beslist. U kunt het opnieuw vragen.',
    },
    company: 'Bedrijf',
    order: 'Bestelling',
    po: 'Inkoopordernummer',
    total: 'Totaal',
    note: 'Opmerking',
    reason: 'Reden',
    action: 'Bestellingen bekijken',
    footer: (shop) => `U ontvangt dit bericht omdat uw bedrijf bestelt bij ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `We hebben uw aanvraag voor ${shop} Pro`,
      heading: 'Uw aanvraag is binnen',
      text: 'We bekijken haar en schrijven u.',
    },
    in_progress: {
      subject: (shop) => `We bekijken uw aanvraag voor ${shop} Pro`,
      heading: 'Er is iemand mee bezig',
      text: 'Een van ons heeft uw aanvraag opgepakt en belt u misschien met vragen.',
    },
    accepted: {
      subject: (shop) => `Welkom bij ${shop} Pro`,
      heading: 'U doet mee',
      text: 'Uw aanvraag is aanvaard. Beantwoord dit bericht om over uw eerste project te praten.',
    },
    declined: {
      subject: (shop) => `Uw aanvraag voor ${shop} Pro`,
      heading: 'We kunnen u nu niet toelaten',
      text: 'Helaas past het programma niet bij wat u beschreef. U kunt bestellen zoals voorheen.',
    },
    footer: (shop) => `U ontvangt dit bericht omdat met dit adres een aanvraag is verstuurd bij ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `We hebben uw aanmelding als leverancier van ${shop}`,
      heading: 'Uw aanmelding is binnen',
      text: 'Onze inkoop bekijkt haar en schrijft u.',
    },
    in_review: {
      subject: (shop) => `${shop} bekijkt uw aanmelding`,
      heading: 'Uw aanmelding wordt beoordeeld',
      text: 'We vragen u misschien om monsters, prijzen of certificaten.',
    },
    accepted: {
      subject: (shop) => `Welkom bij de leveranciers van ${shop}`,
      heading: 'Uw aanmelding is aanvaard',
      text: 'We schrijven u zodra we passend werk hebben.',
    },
    declined: {
      subject: (shop) => `Uw aanmelding als leverancier van ${shop}`,
      heading: 'We kunnen nu niet samenwerken',
      text: 'Bedankt voor uw aanmelding. Wat u maakt, past op dit moment niet bij wat we nodig hebben.',
    },
    footer: (shop) => `U ontvangt dit bericht omdat iemand zich met dit adres heeft aangemeld bij ${shop}.`,
  },
};
