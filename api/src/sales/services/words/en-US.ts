import type { ServiceWords } from './words.ts';

export const enUS: ServiceWords = {
  'expert-check': {
    name: 'Expert check of the artwork',
    description:
      'A prepress expert looks at the artwork of this line before it is made, and writes to you if something should change.',
  },
  warranty: {
    name: 'Reprint cover',
    description:
      'Boxes that are damaged in your warehouse within 12 months are made once more at no charge. Your legal rights stay as they are.',
  },
  'fsc-certificate': {
    name: 'FSC certificate for this line',
    description:
      'The chain-of-custody claim for the board of this line, on the invoice and as a mark to print.',
  },
  tree: {
    name: 'Planted tree',
    description: 'A tree is planted with your order. It does not offset what the boxes emit.',
  },
};
