import type { Spoken } from '../companies/spoken.ts';

interface Said {
  readonly subject: (shop: string) => string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
type ProWords = Readonly<Record<'received' | 'in_progress' | 'accepted' | 'declined', Said>> & {
  readonly footer: (shop: string) => string;
};

export const proWords: Spoken<ProWords> = {
  'en-US': {
    received: {
      subject: (shop) => `We have your request for ${shop} Pro`,
      heading: 'Your request is here',
      paragraphs: ['We look at it and write to you.'],
    },
    in_progress: {
      subject: (shop) => `We are looking at your request for ${shop} Pro`,
      heading: 'Somebody is on it',
      paragraphs: ['One of us has taken up your request and may call you with questions.'],
    },
    accepted: {
      subject: (shop) => `Welcome to ${shop} Pro`,
      heading: 'You are in',
      paragraphs: ['Your request is accepted. Answer this mail to talk about your first project.'],
    },
    declined: {
      subject: (shop) => `Your request for ${shop} Pro`,
      heading: 'We cannot take you in now',
      paragraphs: ['We are sorry: the programme does not fit what you described. You can order as before.'],
    },
    footer: (shop) => `You get this mail because a request was sent with this address at ${shop}.`,
  },
  'pl-PL': {
    received: {
      subject: (shop) => `Mamy Twoje zgłoszenie do ${shop} Pro`,
      heading: 'Twoje zgłoszenie dotarło',
      paragraphs: ['Zapoznamy się z nim i napiszemy do Ciebie.'],
    },
    in_progress: {
      subject: (shop) => `Zajmujemy się Twoim zgłoszeniem do ${shop} Pro`,
      heading: 'Ktoś się tym zajmuje',
      paragraphs: ['Jedno z nas przejęło Twoje zgłoszenie i może zadzwonić z pytaniami.'],
    },
    accepted: {
      subject: (shop) => `Witamy w ${shop} Pro`,
      heading: 'Przyjęto Cię do programu',
      paragraphs: [
        'Twoje zgłoszenie zostało przyjęte. Odpowiedz na tę wiadomość, aby omówić pierwszy projekt.',
      ],
    },
    declined: {
      subject: (shop) => `Twoje zgłoszenie do ${shop} Pro`,
      heading: 'Nie możemy teraz przyjąć Cię do programu',
      paragraphs: ['Przykro nam: program nie pasuje do opisanych potrzeb. Możesz zamawiać jak dotąd.'],
    },
    footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ z tego adresu wysłano zgłoszenie w ${shop}.`,
  },
  'sv-SE': {
    received: {
      subject: (shop) => `Vi har fått din ansökan till ${shop} Pro`,
      heading: 'Din ansökan har kommit fram',
      paragraphs: ['Vi tittar på den och skriver till dig.'],
    },
    in_progress: {
      subject: (shop) => `Vi tittar på din ansökan till ${shop} Pro`,
      heading: 'Någon arbetar med den',
      paragraphs: ['En av oss har tagit hand om din ansökan och kan ringa med frågor.'],
    },
    accepted: {
      subject: (shop) => `Välkommen till ${shop} Pro`,
      heading: 'Du är med',
      paragraphs: ['Din ansökan är godkänd. Svara på det här mejlet för att tala om ditt första projekt.'],
    },
    declined: {
      subject: (shop) => `Din ansökan till ${shop} Pro`,
      heading: 'Vi kan inte ta emot dig nu',
      paragraphs: ['Tyvärr passar programmet inte det du beskrev. Du kan beställa som tidigare.'],
    },
    footer: (shop) => `Du får det här mejlet eftersom en ansökan skickades med den här adressen hos ${shop}.`,
  },
};
