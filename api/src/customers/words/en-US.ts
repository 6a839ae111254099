import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Confirm your email address for ${shop}`,
      heading: 'Confirm your email address',
      paragraphs: [
        'Your account is ready, and your cart and designs are in it.',
        'Confirm this address so that order updates reach you. The link works for 14 days.',
      ],
      action: 'Confirm address',
      footer: (shop) =>
        `You get this mail because this address was used to register at ${shop}. Was it not you? Then you need not do anything.`,
    },
    reset: {
      subject: (shop) => `Set a new password for ${shop}`,
      heading: 'Set a new password',
      paragraphs: ['Use the link below to choose a new password. It works once, within two hours.'],
      action: 'Choose a new password',
      footer: (shop) =>
        `You get this mail because a new password was asked for at ${shop}. Was it not you? Then your password stays as it is.`,
    },
    email: {
      subject: (shop) => `Confirm your new email address for ${shop}`,
      heading: 'Confirm your new email address',
      paragraphs: [
        'You asked to use this address for your account from now on.',
        'The change takes effect when you confirm it. The link works once, within 24 hours.',
      ],
      action: 'Use this address',
      footer: (shop) =>
        `You get this mail because this address was entered for an account at ${shop}. Was it not you? Then you need not do anything.`,
    },
    emailNotice: {
      subject: (shop) => `Your email address at ${shop} is about to change`,
      heading: 'Another email address was asked for',
      paragraphs: [
        'Somebody who knows your password asked to use another email address for your account. The change takes effect when the new address is confirmed.',
        'Was it not you? Then sign in and choose a new password now.',
      ],
      footer: (shop) => `You get this mail because it concerns the safety of your account at ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `Your password at ${shop} was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        'All other devices were signed out, and all API keys were revoked.',
        'Was it not you? Then ask for a new password on the sign-in page now.',
      ],
      footer: (shop) => `You get this mail because it concerns the safety of your account at ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Your data from ${shop} is ready`,
      heading: 'Your data is ready',
      paragraphs: [
        'The copy of everything we store about you is ready, with the list of your files.',
        'The link works once, within 7 days. Afterwards the copy is deleted.',
      ],
      action: 'Download my data',
      footer: (shop) => `You get this mail because you asked for a copy of your data at ${shop}.`,
    },
    exportPage: {
      title: 'Your data',
      question: 'The copy can be downloaded once. Save it where others cannot read it.',
      button: 'Download',
      done: 'The copy was downloaded.',
      void: 'This link was used or is too old. Ask for a new copy on the page “Privacy and data” of your account.',
    },
    erase: {
      subject: (shop) => `Confirm that your account at ${shop} is to be deleted`,
      heading: 'Delete your account?',
      paragraphs: [
        'You asked for your account and everything personal in it to be deleted.',
        'Confirm it with the link below. It works once, within 24 hours. Nothing happens until then.',
      ],
      action: 'Delete my account',
      footer: (shop) =>
        `You get this mail because the deletion of your account at ${shop} was asked for. Was it not you? Then change your password.`,
    },
    erasePage: {
      title: 'Delete your account',
      question: 'Do you want your account and everything personal in it to be deleted?',
      button: 'Yes, delete my account',
      done: 'Confirmed. A mail tells you on which day it happens and how to call it off.',
      void: 'This link was used or is too old. Ask for the deletion again on the page “Privacy and data” of your account.',
    },
    scheduled: {
      subject: (shop) => `Your account at ${shop} will be deleted`,
      heading: 'Your account will be deleted',
      paragraphs: (day) => [
        `On ${day} your account, addresses, carts, designs and files will be deleted. Until then you can sign in and call it off.`,
        'Invoices and the amounts of your orders are kept as long as tax law asks. Orders on their way are delivered first.',
        'This is the last mail about it.',
      ],
      action: 'Call it off',
      footer: (shop) => `You get this mail because the deletion of your account at ${shop} was confirmed.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Confirm your sign-up to the newsletter of ${shop}`,
      heading: 'Do you want our newsletter?',
      paragraphs: [
        'This address was entered for our newsletter. Confirm it, and the next issue reaches you.',
        'Without your confirmation you get nothing further.',
      ],
      action: 'Yes, send me the newsletter',
      footer: (shop) => `You get this mail because this address was entered for the newsletter of ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Welcome to the newsletter of ${shop}`,
      heading: 'You are on the list',
      paragraphs: ['From now on you get our newsletter. You can sign off at any time with the link below.'],
      action: 'Sign off',
      footer: (shop) => `You get this mail because you signed up to the newsletter of ${shop}.`,
    },
    confirmPage: {
      title: 'Newsletter',
      question: 'Do you want to get our newsletter?',
      button: 'Yes, sign me up',
      done: 'You are signed up. Thank you.',
      void: 'This link no longer works. Enter your address in the newsletter form again.',
    },
    unsubscribePage: {
      title: 'Newsletter',
      question: 'Do you want to stop getting our newsletter?',
      button: 'Yes, sign me off',
      done: 'You are signed off. You get no further issue.',
      void: 'This link does not belong to any sign-up.',
    },
  },
};
