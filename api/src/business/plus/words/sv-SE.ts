import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} bjuder in dig att beställa tillsammans`,
    heading: 'Du är inbjuden till ett företag',
    text: (company, shop) => `${company} vill att du går med i företagets konto hos ${shop}.`,
    until: 'Giltig till',
    role: 'Din roll',
    roles: {
      viewer: 'Läsare',
      designer: 'Formgivare',
      requester: 'Beställare',
      approver: 'Godkännare',
      finance: 'Ekonomi',
      admin: 'Administratör',
    },
    action: 'Se inbjudan',
    footer: (shop) =>
      `Den som har länken kan gå med i ditt ställe. Känner du inte företaget, bortse från mejlet från ${shop}.`,
    page: {
      title: 'Gå med i ett företag',
      question: 'Vill du gå med i företaget som bjöd in dig?',
      button: 'Ja, gå med',
      done: 'Nu tillhör du företaget. Logga in för att beställa åt det.',
      void: 'Inbjudan är använd, återtagen eller för gammal. Be företaget om en ny.',
    },
    noAccount:
      'Det finns inget konto med den inbjudna adressen än. Registrera dig, bekräfta adressen med länken i vårt mejl och öppna sedan den här länken igen.',
    takenOver:
      'Du hör nu till företaget. Kontots adress var inte bekräftad, så lösenordet och alla inloggningar gäller inte längre: vi mejlar dig en länk för att välja ett nytt lösenord.',
  },
  approval: {
    asked: {
      subject: (number) => `Beställning ${number} väntar på ditt godkännande`,
      heading: 'En beställning väntar på godkännande',
      text: 'Någon i ditt företag vill beställa mer än gränsen tillåter. Beställningen kan läggas när någon har godkänt den.',
    },
    approved: {
      subject: (number) => `Beställning ${number} är godkänd`,
      heading: 'Din beställning är godkänd',
      text: 'Lägg den nu. En ändring kräver ett nytt godkännande.',
    },
    declined: {
      subject: (number) => `Beställning ${number} är nekad`,
      heading: 'Din beställning är nekad',
      text: 'Den har inte lagts. Du kan ändra den och fråga igen.',
    },
    expired: {
      subject: (number) => `Ingen beslutade om beställning ${number}`,
      heading: 'Din begäran har gått ut',
      text: 'Ingen beslutade i tid. Du kan fråga igen.',
    },
    company: 'Företag',
    order: 'Beställning',
    po: 'Inköpsordernummer',
    total: 'Totalt',
    note: 'Anmärkning',
    reason: 'Skäl',
    action: 'Se beställningarna',
    footer: (shop) => `Du får det här mejlet eftersom ditt företag beställer hos ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `Vi har fått din ansökan till ${shop} Pro`,
      heading: 'Din ansökan har kommit fram',
      text: 'Vi tittar på den och skriver till dig.',
    },
    in_progress: {
      subject: (shop) => `Vi tittar på din ansökan till ${shop} Pro`,
      heading: 'Någon arbetar med den',
      text: 'En av oss har tagit hand om din ansökan och kan ringa med frågor.',
    },
    accepted: {
      subject: (shop) => `Välkommen till ${shop} Pro`,
      heading: 'Du är med',
      text: 'Din ansökan är godkänd. Svara på det här mejlet för att tala om ditt första projekt.',
    },
    declined: {
      subject: (shop) => `Din ansökan till ${shop} Pro`,
      heading: 'Vi kan inte ta emot dig nu',
      text: 'Tyvärr passar programmet inte det du beskrev. Du kan beställa som tidigare.',
    },
    footer: (shop) => `Du får det här mejlet eftersom en ansökan skickades med den här adressen hos ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `Vi har fått din ansökan om att leverera till ${shop}`,
      heading: 'Din ansökan har kommit fram',
      text: 'Vårt inköp tittar på den och skriver till dig.',
    },
    in_review: {
      subject: (shop) => `${shop} granskar din ansökan`,
      heading: 'Din ansökan granskas',
      text: 'Vi kan be dig om prover, priser eller certifikat.',
    },
    accepted: {
      subject: (shop) => `Välkommen bland leverantörerna till ${shop}`,
      heading: 'Din ansökan är godkänd',
      text: 'Vi skriver till dig så snart vi har ett uppdrag som passar.',
    },
    declined: {
      subject: (shop) => `Din ansökan om att leverera till ${shop}`,
      heading: 'Vi kan inte samarbeta just nu',
      text: 'Tack för din ansökan. Det du tillverkar passar inte vad vi behöver för närvarande.',
    },
    footer: (shop) => `Du får det här mejlet eftersom någon ansökte med den här adressen hos ${shop}.`,
  },
};
