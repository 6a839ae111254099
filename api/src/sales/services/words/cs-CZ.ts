import type { ServiceWords } from './words.ts';

export const csCZ: ServiceWords = {
  'expert-check': {
    name: 'Kontrola grafiky odborníkem',
    description:
      'Specialista na předtiskovou přípravu si grafiku této položky před výrobou prohlédne, a pokud by se mělo něco změnit, napíše vám.',
  },
  warranty: {
    name: 'Záruka dotisku',
    description:
      'Krabice, které se do 12 měsíců poškodí ve vašem skladu, vyrobíme jednou znovu zdarma. Vaše zákonná práva zůstávají beze změny.',
  },
  'fsc-certificate': {
    name: 'Certifikát FSC k této položce',
    description:
      'Prohlášení o spotřebitelském řetězci pro lepenku této položky: na faktuře a jako značka k tisku.',
  },
  tree: {
    name: 'Zasazený strom',
    description: 'S vaší objednávkou zasadíme strom. Emise z výroby krabic nevyrovnává.',
  },
};
