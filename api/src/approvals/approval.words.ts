import type { MailLanguage } from '../mail/language.ts';

export interface ApprovalWords {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: string;
  readonly order: string;
  readonly note: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
  readonly page: {
    readonly title: (number: string) => string;
    readonly intro: string;
    readonly file: (index: number) => string;
    readonly approve: string;
    readonly reject: string;
    readonly reason: string;
    readonly email: string;
    readonly send: string;
    readonly approved: string;
    readonly rejected: string;
    readonly superseded: string;
    readonly canceled: string;
    readonly reasonMissing: string;
    readonly fields: string;
  };
}

export const approvalWords: Readonly<Record<MailLanguage, ApprovalWords>> = {
  'en-US': {
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
      email: 'Your e-mail address',
      send: 'Send the decision',
      approved: 'This proof is approved. Production may begin.',
      rejected: 'This proof is rejected. We correct it and write to you again.',
      superseded: 'A newer proof has replaced this one. Open the link of the newer mail.',
      canceled: 'This order is canceled; there is nothing to decide.',
      reasonMissing: 'Say what should be different, then send it again.',
      fields: 'Choose one of the two, name your e-mail address and send it again.',
    },
  },
  'pl-PL': {
    subject: (number) => `Zaakceptuj projekt do zamówienia ${number}`,
    heading: 'Projekt do akceptacji jest gotowy',
    text: 'Obejrzyj uważnie każdy plik: drukujemy to, co zaakceptujesz. Produkcja czeka na Twoją odpowiedź.',
    order: 'Zamówienie',
    note: 'Uwagi',
    action: 'Zobacz projekt',
    footer: (shop) =>
      `Kto ma ten link, może zaakceptować projekt. Otrzymujesz tę wiadomość, ponieważ złożono zamówienie w ${shop}.`,
    page: {
      title: (number) => `Projekt do zamówienia ${number}`,
      intro: 'Obejrzyj uważnie każdy plik: drukujemy to, co zaakceptujesz.',
      file: (index) => `Plik do druku ${index} (PDF)`,
      approve: 'Akceptuję: drukujcie tak',
      reject: 'Odrzucam: coś trzeba zmienić',
      reason: 'Co trzeba zmienić? Wymagane przy odrzuceniu.',
      email: 'Twój adres e-mail',
      send: 'Wyślij decyzję',
      approved: 'Ten projekt jest zaakceptowany. Produkcja może ruszyć.',
      rejected: 'Ten projekt jest odrzucony. Poprawimy go i napiszemy ponownie.',
      superseded: 'Ten projekt zastąpił nowszy. Otwórz link z nowszej wiadomości.',
      canceled: 'To zamówienie jest anulowane; nie ma czego akceptować.',
      reasonMissing: 'Napisz, co trzeba zmienić, i wyślij ponownie.',
      fields: 'Wybierz jedną z dwóch możliwości, podaj adres e-mail i wyślij ponownie.',
    },
  },
  'sv-SE': {
    subject: (number) => `Godkänn korrekturet för beställning ${number}`,
    heading: 'Ditt korrektur är klart',
    text: 'Titta noga på varje fil: det du godkänner är det vi trycker. Produktionen väntar på ditt svar.',
    order: 'Beställning',
    note: 'Anmärkning',
    action: 'Se korrekturet',
    footer: (shop) =>
      `Den som har länken kan godkänna korrekturet. Du får det här mejlet eftersom du har beställt hos ${shop}.`,
    page: {
      title: (number) => `Korrektur för beställning ${number}`,
      intro: 'Titta noga på varje fil: det du godkänner är det vi trycker.',
      file: (index) => `Tryckfil ${index} (PDF)`,
      approve: 'Jag godkänner: tryck så här',
      reject: 'Jag godkänner inte: något ska ändras',
      reason: 'Vad ska ändras? Krävs för att neka.',
      email: 'Din e-postadress',
      send: 'Skicka beslutet',
      approved: 'Korrekturet är godkänt. Produktionen kan börja.',
      rejected: 'Korrekturet är inte godkänt. Vi rättar det och skriver till dig igen.',
      superseded: 'Ett nyare korrektur har ersatt det här. Öppna länken i det nyare mejlet.',
      canceled: 'Beställningen är avbruten; det finns inget att besluta.',
      reasonMissing: 'Skriv vad som ska ändras och skicka igen.',
      fields: 'Välj ett av de två, ange din e-postadress och skicka igen.',
    },
  },
};
