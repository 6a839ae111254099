import type { MailLanguage } from '../mail/language.ts';

interface Words {
  readonly share: {
    readonly subject: (name: string) => string;
    readonly heading: string;
    readonly text: (until: string) => string;
    readonly copy: string;
    readonly action: string;
    readonly footer: (shop: string) => string;
  };
  readonly remind: {
    readonly subject: string;
    readonly heading: string;
    readonly text: string;
    readonly facts: { readonly product: string; readonly quantity: string };
    readonly pieces: (count: string) => string;
    readonly action: string;
    readonly footer: (shop: string) => string;
  };
}

export const designMailWords: Readonly<Record<MailLanguage, Words>> = {
  'en-US': {
    share: {
      subject: (name) => `A packaging design for you: ${name}`,
      heading: 'Somebody shares a packaging design with you',
      text: (until) => `You can look at it until ${until}.`,
      copy: 'You may also make a copy of your own and go on with it.',
      action: 'Open the design',
      footer: (shop) =>
        `Whoever has this link can see the design. You get this mail because somebody entered your address at ${shop}; if you do not know them, ignore it.`,
    },
    remind: {
      subject: 'Go on with your packaging on a computer',
      heading: 'Your packaging is waiting',
      text: 'You asked for this link so that you can go on designing on a larger screen.',
      facts: { product: 'Product', quantity: 'Quantity' },
      pieces: (count) => `${count} pieces`,
      action: 'Go on designing',
      footer: (shop) =>
        `You get this one mail because this address was entered at ${shop}. No other mail follows; if it was not you, ignore it.`,
    },
  },
  'pl-PL': {
    share: {
      subject: (name) => `Projekt opakowania dla Ciebie: ${name}`,
      heading: 'Ktoś udostępnia Ci projekt opakowania',
      text: (until) => `Możesz go oglądać do ${until}.`,
      copy: 'Możesz też zrobić własną kopię i pracować na niej dalej.',
      action: 'Otwórz projekt',
      footer: (shop) =>
        `Kto ma ten link, widzi projekt. Otrzymujesz tę wiadomość, ponieważ ktoś podał Twój adres w ${shop}; jeśli nie znasz tej osoby, zignoruj ją.`,
    },
    remind: {
      subject: 'Dokończ projekt opakowania na komputerze',
      heading: 'Twoje opakowanie czeka',
      text: 'Ten link pozwoli Ci projektować dalej na większym ekranie.',
      facts: { product: 'Produkt', quantity: 'Nakład' },
      pieces: (count) => `${count} szt.`,
      action: 'Projektuj dalej',
      footer: (shop) =>
        `Otrzymujesz tę jedną wiadomość, ponieważ ten adres podano w ${shop}. Kolejnych nie będzie; jeśli to nie Ty, zignoruj ją.`,
    },
  },
  'sv-SE': {
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
      pieces: (count) => `${count} st`,
      action: 'Designa vidare',
      footer: (shop) =>
        `Du får det här enda mejlet eftersom adressen angavs hos ${shop}. Inga fler följer; var det inte du kan du bortse från det.`,
    },
  },
};
