import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
  designs: {
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
      action: 'Go on designing',
      footer: (shop) =>
        `You get this one mail because this address was entered at ${shop}. No other mail follows; if it was not you, ignore it.`,
    },
  },
};
