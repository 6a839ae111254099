import type { ServiceWords } from './words.ts';

export const ptPT: ServiceWords = {
  'expert-check': {
    name: 'Verificação da arte-final por um especialista',
    description:
      'Um especialista de pré-impressão vê a arte-final desta linha antes da produção e escreve-lhe se algo dever mudar.',
  },
  warranty: {
    name: 'Garantia de reimpressão',
    description:
      'As caixas danificadas no seu armazém no prazo de 12 meses são produzidas mais uma vez sem custos. Os seus direitos legais mantêm-se.',
  },
  'fsc-certificate': {
    name: 'Certificado FSC para esta linha',
    description:
      'A declaração de cadeia de custódia do cartão desta linha: na fatura e como marca a imprimir.',
  },
  tree: {
    name: 'Árvore plantada',
    description: 'Com a sua encomenda planta-se uma árvore. Não compensa as emissões das caixas.',
  },
};
