import type { ServiceWords } from './words.ts';

export const nlNL: ServiceWords = {
  'expert-check': {
    name: 'Controle van het artwork door een expert',
    description:
      'Een prepress-expert bekijkt het artwork van deze regel voordat het wordt gemaakt en schrijft u als er iets moet veranderen.',
  },
  warranty: {
    name: 'Herdrukgarantie',
    description:
      'Dozen die binnen 12 maanden in uw magazijn beschadigd raken, maken we één keer opnieuw zonder kosten. Uw wettelijke rechten blijven zoals ze zijn.',
  },
  'fsc-certificate': {
    name: 'FSC-certificaat voor deze regel',
    description:
      'Het bewijs van de handelsketen voor het karton van deze regel, op de factuur en als keurmerk om mee te drukken.',
  },
  tree: {
    name: 'Geplante boom',
    description: 'Met uw bestelling wordt een boom geplant. Die compenseert niet wat de dozen uitstoten.',
  },
};
