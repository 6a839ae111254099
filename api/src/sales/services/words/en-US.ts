import type { ServiceWords } from './words.ts';

export const enUS: ServiceWords = {
  'expert-check': {
    name: 'Expert artwork check',
    description:
      'A prepress expert reviews the artwork of this item before production and emails you if something should change.',
  },
  warranty: {
    name: 'Reprint protection',
    description:
      'Boxes damaged in your warehouse within 12 months are reprinted once at no charge. Your legal rights are not affected.',
  },
  'fsc-certificate': {
    name: 'FSC certificate for this item',
    description:
      'The chain-of-custody claim for the board of this item, on the invoice and as a mark to print.',
  },
  tree: {
    name: 'Planted tree',
    description: 'A tree is planted with your order. It does not offset the emissions of your boxes.',
  },
};
