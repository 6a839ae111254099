import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Bekräfta din e-postadress hos ${shop}`,
      heading: 'Bekräfta din e-postadress',
      paragraphs: [
        'Ditt konto är klart, och din varukorg och dina designer finns där.',
        'Bekräfta adressen så att besked om dina beställningar når fram. Länken gäller i 14 dagar.',
      ],
      action: 'Bekräfta adressen',
      footer: (shop) =>
        `Du får det här mejlet eftersom adressen användes vid registrering hos ${shop}. Var det inte du? Då behöver du inte göra något.`,
    },
    account: (email) => `Det gäller kontot ${email}.`,
    reset: {
      subject: (shop) => `Välj ett nytt lösenord hos ${shop}`,
      heading: 'Välj ett nytt lösenord',
      paragraphs: [
        'Använd länken nedan för att välja ett nytt lösenord. Den fungerar en gång, inom två timmar.',
      ],
      action: 'Välj nytt lösenord',
      footer: (shop) =>
        `Du får det här mejlet eftersom ett nytt lösenord begärdes hos ${shop}. Var det inte du? Då gäller ditt gamla lösenord.`,
    },
    email: {
      subject: (shop) => `Bekräfta din nya e-postadress hos ${shop}`,
      heading: 'Bekräfta din nya e-postadress',
      paragraphs: [
        'Du bad om att använda den här adressen för ditt konto från och med nu.',
        'Ändringen gäller när du har bekräftat den. Länken fungerar en gång, inom 24 timmar.',
      ],
      action: 'Använd den här adressen',
      footer: (shop) =>
        `Du får det här mejlet eftersom adressen angavs för ett konto hos ${shop}. Var det inte du? Då behöver du inte göra något.`,
    },
    emailNotice: {
      subject: (shop) => `Din e-postadress hos ${shop} håller på att ändras`,
      heading: 'En annan e-postadress begärdes',
      paragraphs: [
        'Någon som kan ditt lösenord bad om en annan e-postadress för ditt konto. Ändringen gäller när den nya adressen har bekräftats.',
        'Var det inte du? Logga då in och välj ett nytt lösenord genast.',
      ],
      footer: (shop) => `Du får det här mejlet eftersom det gäller säkerheten för ditt konto hos ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `Ditt lösenord hos ${shop} har ändrats`,
      heading: 'Ditt lösenord har ändrats',
      paragraphs: [
        'Alla andra enheter har loggats ut och alla API-nycklar har återkallats.',
        'Var det inte du? Be då genast om ett nytt lösenord på inloggningssidan.',
      ],
      footer: (shop) => `Du får det här mejlet eftersom det gäller säkerheten för ditt konto hos ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Dina uppgifter från ${shop} är klara`,
      heading: 'Dina uppgifter är klara',
      paragraphs: [
        'Kopian av allt vi lagrar om dig är klar, med en lista över dina filer.',
        'Länken fungerar en gång, inom 7 dagar. Därefter raderas kopian.',
      ],
      action: 'Ladda ner mina uppgifter',
      footer: (shop) => `Du får det här mejlet eftersom du bad om en kopia av dina uppgifter hos ${shop}.`,
    },
    exportPage: {
      title: 'Dina uppgifter',
      question: 'Kopian kan laddas ner en gång. Spara den där andra inte kan läsa den.',
      button: 'Ladda ner',
      done: 'Kopian har laddats ner.',
      void: 'Länken har använts eller är för gammal. Be om en ny kopia på sidan ”Integritet och data” i ditt konto.',
    },
    erase: {
      subject: (shop) => `Bekräfta att ditt konto hos ${shop} ska raderas`,
      heading: 'Radera ditt konto?',
      paragraphs: [
        'Du bad om att ditt konto och alla personuppgifter ska raderas.',
        'Bekräfta det med länken nedan. Den fungerar en gång, inom 24 timmar. Tills dess händer ingenting.',
      ],
      action: 'Radera mitt konto',
      footer: (shop) =>
        `Du får det här mejlet eftersom radering av ditt konto hos ${shop} begärdes. Var det inte du? Byt då lösenord.`,
    },
    erasePage: {
      title: 'Radera ditt konto',
      question: 'Vill du att ditt konto och alla personuppgifter i det ska raderas?',
      button: 'Ja, radera mitt konto',
      done: 'Bekräftat. Ett mejl berättar vilken dag det sker och hur du ångrar dig.',
      void: 'Länken har använts eller är för gammal. Be om raderingen igen på sidan ”Integritet och data” i ditt konto.',
    },
    scheduled: {
      subject: (shop) => `Ditt konto hos ${shop} kommer att raderas`,
      heading: 'Ditt konto kommer att raderas',
      paragraphs: (day) => [
        `${day} raderas ditt konto, dina adresser, varukorgar, designer och filer. Fram till dess kan du logga in och ångra dig.`,
        'Fakturor och beställningarnas belopp sparas så länge skattelagen kräver. Beställningar på väg levereras först.',
        'Det här är det sista mejlet om saken.',
      ],
      action: 'Ångra raderingen',
      footer: (shop) => `Du får det här mejlet eftersom raderingen av ditt konto hos ${shop} bekräftades.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Bekräfta din anmälan till nyhetsbrevet från ${shop}`,
      heading: 'Vill du ha vårt nyhetsbrev?',
      paragraphs: [
        'Adressen angavs för vårt nyhetsbrev. Bekräfta den, så får du nästa nummer.',
        'Utan din bekräftelse får du inget mer.',
      ],
      action: 'Ja, skicka nyhetsbrevet',
      footer: (shop) => `Du får det här mejlet eftersom adressen angavs för nyhetsbrevet från ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Välkommen till nyhetsbrevet från ${shop}`,
      heading: 'Du är med på listan',
      paragraphs: [
        'Från och med nu får du vårt nyhetsbrev. Du kan avsluta det när som helst med länken nedan.',
      ],
      action: 'Avsluta',
      footer: (shop) => `Du får det här mejlet eftersom du anmälde dig till nyhetsbrevet från ${shop}.`,
    },
    confirmPage: {
      title: 'Nyhetsbrev',
      question: 'Vill du få vårt nyhetsbrev?',
      button: 'Ja, anmäl mig',
      done: 'Du är anmäld. Tack.',
      void: 'Länken fungerar inte längre. Ange din adress i formuläret för nyhetsbrevet igen.',
    },
    unsubscribePage: {
      title: 'Nyhetsbrev',
      question: 'Vill du sluta få vårt nyhetsbrev?',
      button: 'Ja, avsluta',
      done: 'Nyhetsbrevet är avslutat. Du får inga fler nummer.',
      void: 'Länken hör inte till någon anmälan.',
    },
  },
};
