import type { ServiceWords } from './words.ts';

export const itIT: ServiceWords = {
  'expert-check': {
    name: 'Controllo dei file da parte di un esperto',
    description:
      'Uno specialista di prestampa esamina i file di questa riga prima della produzione e le scrive se c’è qualcosa da cambiare.',
  },
  warranty: {
    name: 'Copertura di ristampa',
    description:
      'Le scatole danneggiate nel suo magazzino entro 12 mesi vengono rifatte una volta senza costi. I suoi diritti di legge restano invariati.',
  },
  'fsc-certificate': {
    name: 'Certificato FSC per questa riga',
    description:
      'La dichiarazione di catena di custodia per il cartone di questa riga, in fattura e come marchio da stampare.',
  },
  tree: {
    name: 'Albero piantato',
    description: 'Con il suo ordine si pianta un albero. Non compensa le emissioni delle scatole.',
  },
};
