import type { ServiceWords } from './words.ts';

export const frFR: ServiceWords = {
  'expert-check': {
    name: 'Contrôle des fichiers par un expert',
    description:
      'Un spécialiste du prépresse examine les fichiers de cette ligne avant fabrication et vous écrit s’il faut changer quelque chose.',
  },
  warranty: {
    name: 'Garantie de réimpression',
    description:
      'Les boîtes abîmées dans votre entrepôt dans les 12 mois sont refaites une fois sans frais. Vos droits légaux restent inchangés.',
  },
  'fsc-certificate': {
    name: 'Certificat FSC pour cette ligne',
    description:
      'La déclaration de chaîne de contrôle pour le carton de cette ligne, sur la facture et comme marque à imprimer.',
  },
  tree: {
    name: 'Arbre planté',
    description: 'Un arbre est planté avec votre commande. Il ne compense pas ce que les boîtes émettent.',
  },
};
