import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
  designs: {
    share: {
      subject: (name) => `Um projeto de embalagem para si: ${name}`,
      heading: 'Alguém partilha consigo um projeto de embalagem',
      text: (until) => `Pode vê-lo até ${until}.`,
      copy: 'Também pode fazer uma cópia sua e continuar a trabalhar nela.',
      action: 'Abrir o projeto',
      footer: (shop) =>
        `Quem tiver esta ligação pode ver o projeto. Recebe este e-mail porque alguém indicou o seu endereço na loja ${shop}; se não conhece essa pessoa, ignore-o.`,
    },
    remind: {
      subject: 'Continue a sua embalagem num computador',
      heading: 'A sua embalagem está à espera',
      text: 'Pediu esta ligação para continuar o projeto num ecrã maior.',
      facts: { product: 'Produto', quantity: 'Quantidade' },
      action: 'Continuar o projeto',
      footer: (shop) =>
        `Recebe apenas este e-mail porque este endereço foi indicado na loja ${shop}. Não se segue mais nenhum; se não foi o próprio, ignore-o.`,
    },
  },
};
