import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
  approvals: {
    subject: (number) => `Godkänn korrekturet för beställning ${number}`,
    heading: 'Ditt korrektur är klart',
    text: 'Titta noga på varje fil: det du godkänner är det vi trycker. Produktionen väntar på ditt svar.',
    order: 'Beställning',
    note: 'Anmärkning',
    action: 'Se korrekturet',
    footer: (shop) =>
      `Den som har länken kan godkänna korrekturet. Du får det här mejlet eftersom du har beställt hos ${shop}.`,
    page: {
      title: (number) => `Korrektur för beställning ${number}`,
      intro: 'Titta noga på varje fil: det du godkänner är det vi trycker.',
      file: (index) => `Tryckfil ${index} (PDF)`,
      approve: 'Jag godkänner: tryck så här',
      reject: 'Jag godkänner inte: något ska ändras',
      reason: 'Vad ska ändras? Krävs för att neka.',
      email: 'Din e-postadress',
      send: 'Skicka beslutet',
      approved: 'Korrekturet är godkänt. Produktionen kan börja.',
      rejected: 'Korrekturet är inte godkänt. Vi rättar det och skriver till dig igen.',
      superseded: 'Ett nyare korrektur har ersatt det här. Öppna länken i det nyare mejlet.',
      canceled: 'Beställningen är avbeställd; det finns inget att besluta.',
      reasonMissing: 'Skriv vad som ska ändras och skicka igen.',
      fields: 'Välj ett av de två, ange din e-postadress och skicka igen.',
    },
  },
  shipments: {
    subject: (shop, number) => `Din beställning ${number} hos ${shop} är på väg`,
    heading: 'Din beställning är på väg',
    whole: 'Vi har lämnat dina lådor till transportören.',
    part: 'Vi har lämnat en del av din beställning till transportören. Resten kommer senare, med ett eget mejl.',
    collect: 'Dina lådor är klara att hämtas.',
    number: 'Beställningsnummer',
    carrier: 'Transportör',
    tracking: 'Kollinummer',
    track: 'Spåra leveransen',
    see: 'Visa beställningen',
    pickUp: 'Avhämtning',
    footer: (shop) => `Du får det här mejlet eftersom du har beställt hos ${shop}.`,
  },
};
