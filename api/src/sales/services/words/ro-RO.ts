import type { ServiceWords } from './words.ts';

export const roRO: ServiceWords = {
  'expert-check': {
    name: 'Verificarea graficii de către un expert',
    description:
      'Un specialist prepress verifică grafica acestei poziții înainte de producție și vă scrie dacă ar trebui schimbat ceva.',
  },
  warranty: {
    name: 'Garanție de retipărire',
    description:
      'Cutiile deteriorate în depozitul dumneavoastră în 12 luni se produc încă o dată gratuit. Drepturile legale rămân neschimbate.',
  },
  'fsc-certificate': {
    name: 'Certificat FSC pentru această poziție',
    description:
      'Declarația de lanț de custodie pentru cartonul acestei poziții: pe factură și ca marcă de tipărit.',
  },
  tree: {
    name: 'Copac plantat',
    description: 'Împreună cu comanda se plantează un copac. El nu compensează emisiile cutiilor.',
  },
};
