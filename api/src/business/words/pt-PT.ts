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
  quotePdf: {
    title: 'Proposta',
    version: 'Versão',
    issued: 'Data de emissão',
    validUntil: 'Válida até',
    request: 'Pedido',
    seller: 'Vendedor',
    recipient: 'Para',
    item: 'Mercadoria',
    quantity: 'Unidades',
    unitPrice: 'Preço unitário',
    net: 'Valor líquido',
    rate: 'IVA',
    gross: 'Com IVA',
    base: 'Base tributável',
    tax: 'Montante do IVA',
    totalNet: 'Total sem IVA',
    totalTax: 'Total do IVA',
    total: 'Total',
    alternatives: 'Cada linha é uma proposta por si só: escolha uma ou mais.',
    chosen: 'O total é o das linhas aceites.',
    binding: (until) => `Estes preços vinculam-nos até ${until}. Não deve nada até fazer a encomenda.`,
    delivery: (country) =>
      `Os preços não incluem a entrega, que se escolhe ao finalizar a compra. O IVA é calculado para: ${country}; a morada de entrega decide.`,
    review: 'Ver e aceitar',
    demonstration: 'Vendedor de demonstração: esta proposta não vincula ninguém.',
  },
};
