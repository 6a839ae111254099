import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} invites you to order together`,
    heading: 'You are invited to a company',
    text: (company, shop) => `${company} would like you to join its account at ${shop}.`,
    until: 'Valid until',
    role: 'Your role',
    roles: {
      viewer: 'Viewer',
      designer: 'Designer',
      requester: 'Requester',
      approver: 'Approver',
      finance: 'Finance',
      admin: 'Admin',
    },
    action: 'See the invitation',
    footer: (shop) =>
      `Whoever has this link can join for you. If you do not know the company, ignore this mail from ${shop}.`,
    page: {
      title: 'Join a company',
      question: 'Do you want to join the company that invited you?',
      button: 'Yes, join',
      done: 'You belong to the company now. Sign in to order for it.',
      void: 'This invitation was used, taken back or is too old. Ask the company for a new one.',
    },
    noAccount:
      'There is no account with the invited address yet. Register with it, confirm it with the link in our mail, then open this link again.',
    takenOver:
      'You belong to the company now. The address of the account had not been confirmed before, so its password and all sign-ins have ended: we are mailing you a link to set a new password.',
  },
  approval: {
    asked: {
      subject: (number) => `Order ${number} waits for your approval`,
      heading: 'An order waits for approval',
      text: 'A member of your company wants to order more than the limit lets pass. The order can be placed once somebody approves it.',
    },
    approved: {
      subject: (number) => `Order ${number} is approved`,
      heading: 'Your order is approved',
      text: 'Place it now. A change to the order needs a new approval.',
    },
    declined: {
      subject: (number) => `Order ${number} is declined`,
      heading: 'Your order is declined',
      text: 'It is not placed. You can change it and ask again.',
    },
    expired: {
      subject: (number) => `Nobody decided on order ${number}`,
      heading: 'Your request ran out',
      text: 'Nobody decided in time. You can ask again.',
    },
    company: 'Company',
    order: 'Order',
    po: 'Purchase order',
    total: 'Total',
    note: 'Note',
    reason: 'Reason',
    action: 'See the orders',
    footer: (shop) => `You get this mail because your company orders at ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `We have your request for ${shop} Pro`,
      heading: 'Your request is here',
      text: 'We look at it and write to you.',
    },
    in_progress: {
      subject: (shop) => `We are looking at your request for ${shop} Pro`,
      heading: 'Somebody is on it',
      text: 'One of us has taken up your request and may call you with questions.',
    },
    accepted: {
      subject: (shop) => `Welcome to ${shop} Pro`,
      heading: 'You are in',
      text: 'Your request is accepted. Answer this mail to talk about your first project.',
    },
    declined: {
      subject: (shop) => `Your request for ${shop} Pro`,
      heading: 'We cannot take you in now',
      text: 'We are sorry: the program does not fit what you described. You can order as before.',
    },
    footer: (shop) => `You get this mail because a request was sent with this address at ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `We have your application to supply ${shop}`,
      heading: 'Your application is here',
      text: 'Our purchasing looks at it and writes to you.',
    },
    in_review: {
      subject: (shop) => `${shop} is looking at your application`,
      heading: 'Your application is being reviewed',
      text: 'We may ask you for samples, prices or certificates.',
    },
    accepted: {
      subject: (shop) => `Welcome among the suppliers of ${shop}`,
      heading: 'Your application is accepted',
      text: 'We write to you as soon as we have work that fits.',
    },
    declined: {
      subject: (shop) => `Your application to supply ${shop}`,
      heading: 'We cannot work together now',
      text: 'Thank you for your application. What you make does not fit what we need at present.',
    },
    footer: (shop) => `You get this mail because somebody applied with this address at ${shop}.`,
  },
};
