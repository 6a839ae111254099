import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Bevestig uw e-mailadres bij ${shop}`,
      heading: 'Bevestig uw e-mailadres',
      paragraphs: [
        'Uw account is klaar; uw winkelwagen en uw ontwerpen staan er al in.',
        'Bevestig dit adres, zodat u berichten over uw bestellingen ontvangt. De link werkt 14 dagen.',
      ],
      action: 'Adres bevestigen',
      footer: (shop) =>
        `U ontvangt deze e-mail omdat dit adres is gebruikt om een account te maken bij ${shop}. Was u dat niet? Dan hoeft u niets te doen.`,
    },
    account: (email) => `Het gaat om het account ${email}.`,
    reset: {
      subject: (shop) => `Stel een nieuw wachtwoord in voor ${shop}`,
      heading: 'Stel een nieuw wachtwoord in',
      paragraphs: ['Kies met de link hieronder een nieuw wachtwoord. Hij werkt één keer, binnen twee uur.'],
      action: 'Nieuw wachtwoord kiezen',
      footer: (shop) =>
        `U ontvangt deze e-mail omdat er bij ${shop} een nieuw wachtwoord is aangevraagd. Was u dat niet? Dan blijft uw wachtwoord zoals het is.`,
    },
    email: {
      subject: (shop) => `Bevestig uw nieuwe e-mailadres bij ${shop}`,
      heading: 'Bevestig uw nieuwe e-mailadres',
      paragraphs: [
        'U wilt dit adres voortaan voor uw account gebruiken.',
        'De wijziging gaat in zodra u haar bevestigt. De link werkt één keer, binnen 24 uur.',
      ],
      action: 'Dit adres gebruiken',
      footer: (shop) =>
        `U ontvangt deze e-mail omdat dit adres is ingevuld voor een account bij ${shop}. Was u dat niet? Dan hoeft u niets te doen.`,
    },
    emailNotice: {
      subject: (shop) => `Uw e-mailadres bij ${shop} wordt binnenkort gewijzigd`,
      heading: 'Er is om een ander e-mailadres gevraagd',
      paragraphs: [
        'Iemand die uw wachtwoord kent, wil een ander e-mailadres voor uw account gebruiken. De wijziging gaat in zodra het nieuwe adres is bevestigd.',
        'Was u dat niet? Log dan meteen in en kies een nieuw wachtwoord.',
      ],
      footer: (shop) => `U ontvangt deze e-mail omdat het om de veiligheid van uw account bij ${shop} gaat.`,
    },
    passwordChanged: {
      subject: (shop) => `Uw wachtwoord bij ${shop} is gewijzigd`,
      heading: 'Uw wachtwoord is gewijzigd',
      paragraphs: [
        'Alle andere apparaten zijn uitgelogd en alle API-sleutels zijn ingetrokken.',
        'Was u dat niet? Vraag dan meteen een nieuw wachtwoord aan op de inlogpagina.',
      ],
      footer: (shop) => `U ontvangt deze e-mail omdat het om de veiligheid van uw account bij ${shop} gaat.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Uw gegevens van ${shop} staan klaar`,
      heading: 'Uw gegevens staan klaar',
      paragraphs: [
        'De kopie van alles wat we over u bewaren is klaar, met een lijst van uw bestanden.',
        'De link werkt één keer, binnen 7 dagen. Daarna wordt de kopie verwijderd.',
      ],
      action: 'Mijn gegevens downloaden',
      footer: (shop) =>
        `U ontvangt deze e-mail omdat u bij ${shop} een kopie van uw gegevens hebt aangevraagd.`,
    },
    exportPage: {
      title: 'Uw gegevens',
      question: 'De kopie kan één keer worden gedownload. Bewaar haar waar anderen haar niet kunnen lezen.',
      button: 'Downloaden',
      done: 'De kopie is gedownload.',
      void: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe kopie aan op de pagina ‘Privacy en gegevens’ van uw account.',
    },
    erase: {
      subject: (shop) => `Bevestig dat uw account bij ${shop} moet worden verwijderd`,
      heading: 'Uw account verwijderen?',
      paragraphs: [
        'U hebt gevraagd om uw account en alle persoonlijke gegevens daarin te verwijderen.',
        'Bevestig dat met de link hieronder. Hij werkt één keer, binnen 24 uur. Tot die tijd gebeurt er niets.',
      ],
      action: 'Mijn account verwijderen',
      footer: (shop) =>
        `U ontvangt deze e-mail omdat om verwijdering van uw account bij ${shop} is gevraagd. Was u dat niet? Wijzig dan uw wachtwoord.`,
    },
    erasePage: {
      title: 'Account verwijderen',
      question: 'Wilt u uw account en alle persoonlijke gegevens daarin laten verwijderen?',
      button: 'Ja, verwijder mijn account',
      done: 'Bevestigd. In een e-mail leest u op welke dag het gebeurt en hoe u het kunt intrekken.',
      void: 'Deze link is al gebruikt of verlopen. Vraag de verwijdering opnieuw aan op de pagina ‘Privacy en gegevens’ van uw account.',
    },
    scheduled: {
      subject: (shop) => `Uw account bij ${shop} wordt verwijderd`,
      heading: 'Uw account wordt verwijderd',
      paragraphs: (day) => [
        `Op ${day} worden uw account, adressen, winkelwagens, ontwerpen en bestanden verwijderd. Tot die tijd kunt u inloggen en dit intrekken.`,
        'Facturen en de bedragen van uw bestellingen bewaren we zolang de belastingwet dat vraagt. Bestellingen die onderweg zijn, worden eerst geleverd.',
        'Dit is de laatste e-mail hierover.',
      ],
      action: 'Verwijdering intrekken',
      footer: (shop) =>
        `U ontvangt deze e-mail omdat de verwijdering van uw account bij ${shop} is bevestigd.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Bevestig uw aanmelding voor de nieuwsbrief van ${shop}`,
      heading: 'Wilt u onze nieuwsbrief ontvangen?',
      paragraphs: [
        'Dit adres is ingevuld voor onze nieuwsbrief. Bevestig het, dan ontvangt u het volgende nummer.',
        'Zonder uw bevestiging ontvangt u verder niets.',
      ],
      action: 'Ja, stuur mij de nieuwsbrief',
      footer: (shop) => `U ontvangt deze e-mail omdat dit adres is ingevuld voor de nieuwsbrief van ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Welkom bij de nieuwsbrief van ${shop}`,
      heading: 'U staat op de lijst',
      paragraphs: [
        'Vanaf nu ontvangt u onze nieuwsbrief. Met de link hieronder kunt u zich op elk moment afmelden.',
      ],
      action: 'Afmelden',
      footer: (shop) => `U ontvangt deze e-mail omdat u zich hebt aangemeld voor de nieuwsbrief van ${shop}.`,
    },
    confirmPage: {
      title: 'Nieuwsbrief',
      question: 'Wilt u onze nieuwsbrief ontvangen?',
      button: 'Ja, meld mij aan',
      done: 'U bent aangemeld. Dank u wel.',
      void: 'Deze link werkt niet meer. Vul uw adres nog een keer in op het formulier van de nieuwsbrief.',
    },
    unsubscribePage: {
      title: 'Nieuwsbrief',
      question: 'Wilt u onze nieuwsbrief niet meer ontvangen?',
      button: 'Ja, meld mij af',
      done: 'U bent afgemeld. U ontvangt geen nieuwe nummers meer.',
      void: 'Bij deze link hoort geen aanmelding.',
    },
  },
};
