import type { MailLanguage } from '../mail/language.ts';
import type { MailPurpose } from './mail-tokens.repo.ts';

interface Words {
  readonly subject: (shop: string) => string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly footer: (shop: string) => string;
}

export const identityWords: Readonly<Record<MailLanguage, Readonly<Record<MailPurpose, Words>>>> = {
  'en-US': {
    confirm: {
      subject: (shop) => `Confirm your e-mail address for ${shop}`,
      heading: 'Confirm your e-mail address',
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
  },
  'pl-PL': {
    confirm: {
      subject: (shop) => `Potwierdź adres e-mail w ${shop}`,
      heading: 'Potwierdź swój adres e-mail',
      paragraphs: [
        'Twoje konto jest gotowe, a koszyk i projekty już w nim czekają.',
        'Potwierdź ten adres, aby docierały do Ciebie wiadomości o zamówieniach. Link działa przez 14 dni.',
      ],
      action: 'Potwierdź adres',
      footer: (shop) =>
        `Otrzymujesz tę wiadomość, ponieważ ten adres podano przy rejestracji w ${shop}. To nie Ty? Nie musisz nic robić.`,
    },
    reset: {
      subject: (shop) => `Ustaw nowe hasło w ${shop}`,
      heading: 'Ustaw nowe hasło',
      paragraphs: ['Skorzystaj z linku poniżej, aby wybrać nowe hasło. Działa raz, przez dwie godziny.'],
      action: 'Wybierz nowe hasło',
      footer: (shop) =>
        `Otrzymujesz tę wiadomość, ponieważ w ${shop} poproszono o nowe hasło. To nie Ty? Hasło pozostaje bez zmian.`,
    },
  },
  'sv-SE': {
    confirm: {
      subject: (shop) => `Bekräfta din e-postadress hos ${shop}`,
      heading: 'Bekräfta din e-postadress',
      paragraphs: [
        'Ditt konto är klart, och din varukorg och dina designer finns där.',
        'Bekräfta adressen så att besked om dina beställningar når fram. Länken gäller i 14 dagar.',
      ],
      action: 'Bekräfta adressen',
      footer: (shop) =>
        `Du får det här mejlet eftersom adressen användes vid registrering hos ${shop}. Var det inte du? Då behöver du inte göra något.`,
    },
    reset: {
      subject: (shop) => `Välj ett nytt lösenord hos ${shop}`,
      heading: 'Välj ett nytt lösenord',
      paragraphs: [
        'Använd länken nedan för att välja ett nytt lösenord. Den fungerar en gång, inom två timmar.',
      ],
      action: 'Välj nytt lösenord',
      footer: (shop) =>
        `Du får det här mejlet eftersom ett nytt lösenord begärdes hos ${shop}. Var det inte du? Då gäller ditt gamla lösenord.`,
    },
  },
};
