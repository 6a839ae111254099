import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Confirm your email address for ${shop}`,
      heading: 'Confirm your email address',
      paragraphs: [
        'Your account is ready, and your cart and designs are in it.',
        'Confirm this address to receive order updates. The link works for 14 days.',
      ],
      action: 'Confirm address',
      footer: (shop) =>
        `You are receiving this email because this address was used to create an account at ${shop}. If it was not you, you can ignore this email.`,
    },
    account: (email) => `It is for the account ${email}.`,
    reset: {
      subject: (shop) => `Set a new password for ${shop}`,
      heading: 'Set a new password',
      paragraphs: ['Use the link below to set a new password. It works once, within two hours.'],
      action: 'Set a new password',
      footer: (shop) =>
        `You are receiving this email because a new password was requested at ${shop}. If it was not you, ignore this email; your password has not changed.`,
    },
    email: {
      subject: (shop) => `Confirm your new email address for ${shop}`,
      heading: 'Confirm your new email address',
      paragraphs: [
        'You asked to use this address for your account.',
        'The change takes effect when you confirm it. The link works once, within 24 hours.',
      ],
      action: 'Use this address',
      footer: (shop) =>
        `You are receiving this email because this address was entered for an account at ${shop}. If it was not you, you can ignore this email.`,
    },
    emailNotice: {
      subject: (shop) => `Your email address at ${shop} is about to change`,
      heading: 'Your email address is about to change',
      paragraphs: [
        'Somebody who knows your password requested a different email address for your account. The change takes effect when the new address is confirmed.',
        'If it was not you, sign in and set a new password now.',
      ],
      footer: (shop) =>
        `You are receiving this email because it concerns the security of your account at ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `Your password at ${shop} was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        'All other devices were signed out, and all API keys were revoked.',
        'If it was not you, request a new password on the sign-in page now.',
      ],
      footer: (shop) =>
        `You are receiving this email because it concerns the security of your account at ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Your data from ${shop} is ready`,
      heading: 'Your data is ready',
      paragraphs: [
        'Your copy of everything we store about you is ready, with the list of your files.',
        'The link works once, within 7 days. After that the copy is deleted.',
      ],
      action: 'Download my data',
      footer: (shop) => `You are receiving this email because you requested a copy of your data at ${shop}.`,
    },
    exportPage: {
      title: 'Your data',
      question: 'You can download the copy once. Save it where others cannot read it.',
      button: 'Download',
      done: 'The copy was downloaded.',
      void: 'This link has been used or has expired. Request a new copy under “Privacy and data” in your account.',
    },
    erase: {
      subject: (shop) => `Confirm the deletion of your account at ${shop}`,
      heading: 'Delete your account?',
      paragraphs: [
        'You asked us to delete your account and all personal data in it.',
        'Confirm with the link below. It works once, within 24 hours. Nothing happens until then.',
      ],
      action: 'Delete my account',
      footer: (shop) =>
        `You are receiving this email because the deletion of your account at ${shop} was requested. If it was not you, change your password.`,
    },
    erasePage: {
      title: 'Delete your account',
      question: 'Do you want to delete your account and all personal data in it?',
      button: 'Yes, delete my account',
      done: 'Confirmed. We email you the date of the deletion and how to cancel it.',
      void: 'This link has been used or has expired. Request the deletion again under “Privacy and data” in your account.',
    },
    scheduled: {
      subject: (shop) => `Your account at ${shop} will be deleted`,
      heading: 'Your account will be deleted',
      paragraphs: (day) => [
        `On ${day} your account, addresses, carts, designs and files will be deleted. Until then you can sign in and cancel the deletion.`,
        'Invoices and the amounts of your orders are kept for as long as tax law requires. Open orders are completed first.',
        'This is the last email about it.',
      ],
      action: 'Cancel the deletion',
      footer: (shop) =>
        `You are receiving this email because the deletion of your account at ${shop} was confirmed.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Confirm your subscription to the ${shop} newsletter`,
      heading: 'Confirm your subscription',
      paragraphs: [
        'This address was entered for our newsletter. Confirm it to receive the next issue.',
        'Without your confirmation we send you nothing else.',
      ],
      action: 'Confirm subscription',
      footer: (shop) =>
        `You are receiving this email because this address was entered for the ${shop} newsletter.`,
    },
    welcome: {
      subject: (shop) => `Welcome to the ${shop} newsletter`,
      heading: 'You are subscribed',
      paragraphs: ['You will receive our newsletter. You can unsubscribe at any time with the link below.'],
      action: 'Unsubscribe',
      footer: (shop) => `You are receiving this email because you subscribed to the ${shop} newsletter.`,
    },
    confirmPage: {
      title: 'Newsletter',
      question: 'Do you want to receive our newsletter?',
      button: 'Yes, subscribe',
      done: 'You are subscribed. Thank you.',
      void: 'This link no longer works. Enter your address in the newsletter form again.',
    },
    unsubscribePage: {
      title: 'Newsletter',
      question: 'Do you want to unsubscribe from our newsletter?',
      button: 'Yes, unsubscribe',
      done: 'You are unsubscribed and will receive no more issues.',
      void: 'This link does not belong to a subscription.',
    },
  },
};
