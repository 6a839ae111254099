import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('sv-SE', { other: 'st' });

export const orders: TradeMailWords = {
  orders: {
    subject: (shop, number) => `Din beställning ${number} hos ${shop} är lagd`,
    heading: 'Tack, din beställning är lagd',
    paid: 'Vi har tagit emot din betalning.',
    waiting:
      'Betala beloppet till kontot nedan och ange beställningsnumret som referens. Produktionen startar när pengarna har kommit in.',
    production:
      'Din design trycks precis som du godkände den. Du hittar beställningen, designerna och tryckfilerna på ditt konto.',
    number: 'Beställningsnummer',
    total: 'Totalt',
    pieces: 'Antal',
    reference: 'Referens',
    transfer: 'Att betala nu',
    due: 'Delbetalning senast',
    account: 'Kontonummer',
    swift: 'SWIFT',
    demonstration: 'Det här är ett demonstrationskonto: betala inte in pengar på det.',
    action: 'Visa beställningen',
    footer: (shop) => `Du får det här mejlet eftersom du har beställt hos ${shop}.`,
  },
  schedules: {
    subject: {
      due: (number) => `Nästa delbetalning för beställning ${number} förfaller snart`,
      overdue: (number) => `En delbetalning för beställning ${number} har förfallit`,
    },
    heading: { due: 'Nästa delbetalning förfaller snart', overdue: 'En delbetalning har förfallit' },
    how: 'Betala med kort på sidan nedan, eller betala till kontot med beställningsnumret som referens. Om du redan har betalat behöver du inte göra något.',
    demonstration: 'Det här är ett demonstrationskonto: betala inte in pengar på det.',
    number: 'Beställningsnummer',
    part: 'Delbetalning',
    amount: 'Belopp',
    due: 'Förfaller',
    account: 'Kontonummer',
    swift: 'SWIFT',
    reference: 'Referens',
    action: 'Betala den här delen',
    footer: (shop) => `Du får det här mejlet eftersom du delbetalar en beställning hos ${shop}.`,
  },
  cancellation: {
    subject: (shop, number) => `Din beställning ${number} hos ${shop} är avbeställd`,
    heading: 'Din beställning är avbeställd',
    receipt: 'Ingenting av den produceras eller skickas.',
    withdrawn: 'Vi har tagit emot att du ångrar köpet. Det här mejlet är ditt kvitto.',
    refund:
      'Det du betalade får du tillbaka på samma sätt som du betalade. Det kan ta banken upp till tio arbetsdagar.',
    nothingPaid:
      'Du har inte betalat något, så det finns inget att betala tillbaka. Betala inte in något för den.',
    number: 'Beställningsnummer',
    when: 'Avbeställd (UTC)',
    amount: 'Återbetalning',
    creditNote: 'Kreditfaktura',
    action: 'Visa beställningen',
    footer: (shop) => `Du får det här mejlet eftersom du har beställt hos ${shop}.`,
  },
  refunds: {
    subject: (shop, number) => `Återbetalning för din beställning ${number} hos ${shop}`,
    heading: 'Du får pengar tillbaka',
    why: {
      part: 'Vi betalar tillbaka beloppet som står här nedanför. I övrigt ändras ingenting i din beställning.',
      surplus: 'Du har betalat mer än vad beställningen kostar. Vi betalar tillbaka skillnaden.',
      late: 'Din betalning kom fram först när beställningen redan var avbeställd, så du får tillbaka den.',
    },
    way: {
      gateway:
        'Pengarna går tillbaka på samma sätt som du betalade. Det kan ta banken upp till tio arbetsdagar.',
      transfer:
        'Vi sätter in beloppet på ditt bankkonto. Saknar vi kontonumret hör vi av oss och frågar om det.',
      wallet: 'Beloppet finns redan i din plånbok och kan användas till nästa beställning.',
    },
  },
  offers: {
    subject: (number) => `Offert på förfrågan ${number}`,
    heading: 'Din offert är klar',
    text: (until) => `Priserna gäller till ${until}. Välj de upplagor du vill beställa.`,
    pieces,
    net: (amount) => `${amount} exkl. moms`,
    action: 'Granska offerten',
    footer: (shop) =>
      `Den som har länken kan acceptera offerten. Du får det här mejlet eftersom en offert begärdes med den här adressen hos ${shop}.`,
  },
  quotes: {
    subject: (number) => `Vi har fått din offertförfrågan ${number}`,
    heading: 'Din offertförfrågan har kommit fram',
    paragraphs: (name, until) => [`Hej ${name},`, `vi tittar på den och svarar senast ${until}.`],
    facts: { number: 'Nummer', product: 'Produkt', size: 'Invändigt mått', quantities: 'Antal' },
    action: 'Se förfrågan',
    footer: (shop) => `Du får det här mejlet eftersom en offert begärdes med den här adressen hos ${shop}.`,
  },
  designs: {
    share: {
      subject: (name) => `En förpackningsdesign till dig: ${name}`,
      heading: 'Någon delar en förpackningsdesign med dig',
      text: (until) => `Du kan titta på den till och med ${until}.`,
      copy: 'Du får också göra en egen kopia och arbeta vidare med den.',
      action: 'Öppna designen',
      footer: (shop) =>
        `Den som har länken kan se designen. Du får det här mejlet eftersom någon angav din adress hos ${shop}; känner du inte personen kan du bortse från det.`,
    },
    remind: {
      subject: 'Fortsätt med din förpackning på en dator',
      heading: 'Din förpackning väntar',
      text: 'Du bad om den här länken för att kunna designa vidare på en större skärm.',
      facts: { product: 'Produkt', quantity: 'Antal' },
      pieces,
      action: 'Designa vidare',
      footer: (shop) =>
        `Du får det här enda mejlet eftersom adressen angavs hos ${shop}. Inga fler följer; var det inte du kan du bortse från det.`,
    },
  },
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
    pieces,
    track: 'Spåra leveransen',
    see: 'Visa beställningen',
    pickUp: 'Avhämtning',
    footer: (shop) => `Du får det här mejlet eftersom du har beställt hos ${shop}.`,
  },
};
