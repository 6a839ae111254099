import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
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
      action: 'Designa vidare',
      footer: (shop) =>
        `Du får det här enda mejlet eftersom adressen angavs hos ${shop}. Inga fler följer; var det inte du kan du bortse från det.`,
    },
  },
};
