import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `A sua proposta para o pedido ${number}`,
    heading: 'A sua proposta está pronta',
    text: (until) => `Os preços são válidos até ${until}. Escolha as tiragens que quer e encomende-as.`,
    net: (amount) => `${amount} sem IVA`,
    action: 'Ver a proposta',
    footer: (shop) =>
      `Quem tiver esta ligação pode aceitar a proposta. Recebe este e-mail porque foi pedido um orçamento com este endereço na loja ${shop}.`,
  },
  quotes: {
    subject: (number) => `Recebemos o seu pedido de orçamento ${number}`,
    heading: 'O seu pedido de orçamento chegou',
    paragraphs: (name, until) => [`Olá, ${name},`, `Estamos a analisá-lo e respondemos até ${until}.`],
    facts: { number: 'Número', product: 'Produto', size: 'Medidas interiores', quantities: 'Unidades' },
    action: 'Ver o pedido',
    footer: (shop) => `Recebe este e-mail porque foi pedido um orçamento com este endereço na loja ${shop}.`,
  },
};
