import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
  designs: {
    share: {
      subject: (name) => `A packaging design was shared with you: ${name}`,
      heading: 'A packaging design was shared with you',
      text: (until) => `You can view it until ${until}.`,
      copy: 'You can also make your own copy and edit it.',
      action: 'View design',
      footer: (shop) =>
        `Anyone with this link can view the design. You are receiving this email because somebody entered your address at ${shop}; if you do not know them, ignore it.`,
    },
    remind: {
      subject: 'Continue your packaging design on a computer',
      heading: 'Your packaging design is waiting',
      text: 'You asked for this link to continue designing on a larger screen.',
      facts: { product: 'Product', quantity: 'Quantity' },
      action: 'Continue designing',
      footer: (shop) =>
        `You are receiving this one email because this address was entered at ${shop}. We will not send more; if it was not you, ignore it.`,
    },
  },
};
