import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
  approvals: {
    subject: (number) => `Please approve the proof of order ${number}`,
    heading: 'Your proof is ready',
    text: 'Look at every file closely: what you approve is what we print. Production waits for your answer.',
    order: 'Order',
    note: 'Note',
    action: 'See the proof',
    footer: (shop) =>
      `Whoever has this link can approve the proof. You get this mail because you placed an order at ${shop}.`,
    page: {
      title: (number) => `Proof of order ${number}`,
      intro: 'Look at every file closely: what you approve is what we print.',
      file: (index) => `Print file ${index} (PDF)`,
      approve: 'I approve it: print it like this',
      reject: 'I reject it: something should be different',
      reason: 'What should be different? Needed to reject it.',
      email: 'Your email address',
      send: 'Send the decision',
      approved: 'This proof is approved. Production may begin.',
      rejected: 'This proof is rejected. We correct it and write to you again.',
      superseded: 'A newer proof has replaced this one. Open the link of the newer mail.',
      canceled: 'This order is canceled; there is nothing to decide.',
      reasonMissing: 'Say what should be different, then send it again.',
      fields: 'Choose one of the two, name your email address and send it again.',
    },
  },
  shipments: {
    subject: (shop, number) => `Your ${shop} order ${number} is on its way`,
    heading: 'Your order is on its way',
    whole: 'We have handed your boxes over to the carrier.',
    part: 'We have handed a part of your order over to the carrier. The rest follows, with a mail of its own.',
    collect: 'Your boxes are ready and can be collected.',
    number: 'Order number',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    track: 'Track the shipment',
    see: 'See the order',
    pickUp: 'Pick-up',
    footer: (shop) => `You get this mail because you ordered at ${shop}.`,
  },
};
