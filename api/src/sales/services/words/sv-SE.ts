import type { ServiceWords } from './words.ts';

export const svSE: ServiceWords = {
  'expert-check': {
    name: 'Expertkontroll av originalet',
    description:
      'En prepressexpert går igenom originalet på den här raden före tillverkning och hör av sig om något bör ändras.',
  },
  warranty: {
    name: 'Omtrycksgaranti',
    description:
      'Lådor som skadas i ditt lager inom 12 månader tillverkas en gång till utan kostnad. Dina lagstadgade rättigheter påverkas inte.',
  },
  'fsc-certificate': {
    name: 'FSC-certifikat för den här raden',
    description: 'Spårbarhetsintyget för kartongen på den här raden, på fakturan och som märke att trycka.',
  },
  tree: {
    name: 'Planterat träd',
    description: 'Ett träd planteras med din beställning. Det kompenserar inte för lådornas utsläpp.',
  },
};
