import type { ServiceWords } from './words.ts';

export const deDE: ServiceWords = {
  'expert-check': {
    name: 'Prüfung der Druckdaten durch Fachleute',
    description:
      'Die Druckvorstufe sieht sich die Druckdaten dieser Position vor der Fertigung an und schreibt Ihnen, wenn sich etwas ändern sollte.',
  },
  warranty: {
    name: 'Nachdruckgarantie',
    description:
      'Schachteln, die innerhalb von 12 Monaten in Ihrem Lager beschädigt werden, fertigen wir einmal kostenlos neu. Ihre gesetzlichen Rechte bleiben, wie sie sind.',
  },
  'fsc-certificate': {
    name: 'FSC-Zertifikat für diese Position',
    description:
      'Der Nachweis der Lieferkette für die Pappe dieser Position, auf der Rechnung und als Zeichen zum Mitdrucken.',
  },
  tree: {
    name: 'Gepflanzter Baum',
    description:
      'Mit Ihrer Bestellung wird ein Baum gepflanzt. Er gleicht nicht aus, was die Schachteln ausstoßen.',
  },
};
