import type { ServiceWords } from './words.ts';

export const plPL: ServiceWords = {
  'expert-check': {
    name: 'Sprawdzenie projektu przez eksperta',
    description:
      'Specjalista prepress ogląda projekt tej pozycji przed produkcją i pisze do Ciebie, jeśli coś warto zmienić.',
  },
  warranty: {
    name: 'Gwarancja dodruku',
    description:
      'Opakowania uszkodzone w Twoim magazynie w ciągu 12 miesięcy zrobimy ponownie bez opłat. Twoje prawa ustawowe pozostają bez zmian.',
  },
  'fsc-certificate': {
    name: 'Certyfikat FSC dla tej pozycji',
    description:
      'Oświadczenie o łańcuchu dostaw dla tektury z tej pozycji: na fakturze i jako znak do druku.',
  },
  tree: {
    name: 'Posadzone drzewo',
    description: 'Z Twoim zamówieniem sadzimy drzewo. Nie równoważy ono emisji z produkcji opakowań.',
  },
};
