import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `Join ${company}`,
    heading: 'You are invited to join a company',
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
    action: 'View invitation',
    footer: (shop) =>
      `Anyone with this link can join in your place. If you do not know the company, ignore this email from ${shop}.`,
    page: {
      title: 'Join a company',
      question: 'Do you want to join the company that invited you?',
      button: 'Yes, join',
      done: 'You are now a member of the company. Sign in to order for it.',
      void: 'This invitation has been used, revoked or has expired. Ask the company for a new one.',
    },
    noAccount:
      'There is no account with the invited address yet. Create an account with it, confirm it with the link in our email, then open this link again.',
    takenOver:
      'You are now a member of the company. The account’s address had not been confirmed before, so its password no longer works and all sessions are signed out: we are emailing you a link to set a new password.',
  },
  approval: {
    asked: {
      subject: (number) => `Order ${number} needs your approval`,
      heading: 'An order needs approval',
      text: 'A member of your company wants to place an order over the limit. It can be placed once it is approved.',
    },
    approved: {
      subject: (number) => `Order ${number} is approved`,
      heading: 'Your order is approved',
      text: 'Place it now. A change to the order needs a new approval.',
    },
    declined: {
      subject: (number) => `Order ${number} is declined`,
      heading: 'Your order is declined',
      text: 'It has not been placed. You can change it and request approval again.',
    },
    expired: {
      subject: (number) => `The approval request for order ${number} has expired`,
      heading: 'Your request has expired',
      text: 'Nobody decided in time. You can request approval again.',
    },
    company: 'Company',
    order: 'Order',
    po: 'Purchase order',
    total: 'Total',
    note: 'Note',
    reason: 'Reason',
    action: 'View orders',
    footer: (shop) => `You are receiving this email because your company orders at ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `We have received your request for ${shop} Pro`,
      heading: 'We have received your request',
      text: 'We will review it and email you.',
    },
    in_progress: {
      subject: (shop) => `We are reviewing your request for ${shop} Pro`,
      heading: 'Your request is being reviewed',
      text: 'A colleague is handling your request and may call you with questions.',
    },
    accepted: {
      subject: (shop) => `Welcome to ${shop} Pro`,
      heading: 'Your request is accepted',
      text: 'Welcome. Reply to this email to talk about your first project.',
    },
    declined: {
      subject: (shop) => `Your request for ${shop} Pro`,
      heading: 'We cannot accept your request right now',
      text: 'We are sorry: the program does not match what you described. You can order as before.',
    },
    footer: (shop) => `You are receiving this email because a request was sent with this address at ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `We have received your supplier application to ${shop}`,
      heading: 'We have received your application',
      text: 'Our purchasing team will review it and email you.',
    },
    in_review: {
      subject: (shop) => `${shop} is reviewing your application`,
      heading: 'Your application is being reviewed',
      text: 'We may ask you for samples, prices or certificates.',
    },
    accepted: {
      subject: (shop) => `Your supplier application to ${shop} is accepted`,
      heading: 'Your application is accepted',
      text: 'We will contact you as soon as we have suitable work.',
    },
    declined: {
      subject: (shop) => `Your supplier application to ${shop}`,
      heading: 'We cannot accept your application right now',
      text: 'Thank you for your application. What you make does not match our current needs.',
    },
    footer: (shop) => `You are receiving this email because somebody applied with this address at ${shop}.`,
  },
};
