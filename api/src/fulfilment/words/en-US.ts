import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
  approvals: {
    subject: (number) => `Please approve the proof of order ${number}`,
    heading: 'Your proof is ready',
    text: 'Check every file closely: we print what you approve. Production waits for your decision.',
    order: 'Order',
    note: 'Note',
    action: 'View proof',
    footer: (shop) =>
      `Anyone with this link can approve the proof. You are receiving this email because you placed an order at ${shop}.`,
    page: {
      title: (number) => `Proof of order ${number}`,
      intro: 'Check every file closely: we print what you approve.',
      file: (index) => `Print file ${index} (PDF)`,
      approve: 'Approve: print it like this',
      reject: 'Decline: something needs to change',
      reason: 'What needs to change? Required if you decline.',
      email: 'Your email address',
      send: 'Send decision',
      approved: 'This proof is approved. Production can begin.',
      rejected: 'This proof is declined. We correct it and email you again.',
      superseded: 'A newer proof has replaced this one. Open the link in the newer email.',
      canceled: 'This order is canceled; there is nothing to decide.',
      reasonMissing: 'Describe what needs to change, then send it again.',
      fields: 'Choose one of the two, enter your email address and send it again.',
    },
  },
  shipments: {
    subject: (shop, number) => `Your ${shop} order ${number} has shipped`,
    heading: 'Your order has shipped',
    whole: 'We have handed your boxes over to the carrier.',
    part: 'We have handed part of your order over to the carrier. The rest follows with a separate email.',
    collect: 'Your boxes are ready for pickup.',
    number: 'Order number',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    track: 'Track shipment',
    see: 'View order',
    pickUp: 'Pickup',
    footer: (shop) => `You are receiving this email because you ordered at ${shop}.`,
  },
};
