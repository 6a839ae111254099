import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
  approvals: {
    subject: (number) => `Aprove a prova de impressão da encomenda ${number}`,
    heading: 'A sua prova de impressão está pronta',
    text: 'Veja com atenção cada ficheiro: imprimimos o que aprovar. A produção aguarda a sua resposta.',
    order: 'Encomenda',
    note: 'Observação',
    action: 'Ver a prova',
    footer: (shop) =>
      `Quem tiver esta ligação pode aprovar a prova. Recebe este e-mail porque fez uma encomenda na loja ${shop}.`,
    page: {
      title: (number) => `Prova de impressão da encomenda ${number}`,
      intro: 'Veja com atenção cada ficheiro: imprimimos o que aprovar.',
      file: (index) => `Ficheiro de impressão ${index} (PDF)`,
      approve: 'Aprovo: imprimam assim',
      reject: 'Rejeito: há algo a mudar',
      reason: 'O que deve mudar? Necessário para rejeitar.',
      email: 'O seu endereço de e-mail',
      send: 'Enviar a decisão',
      approved: 'Esta prova está aprovada. A produção pode começar.',
      rejected: 'Esta prova foi rejeitada. Vamos corrigi-la e voltar a escrever-lhe.',
      superseded: 'Uma prova mais recente substituiu esta. Abra a ligação do e-mail mais recente.',
      canceled: 'Esta encomenda foi cancelada; não há nada a decidir.',
      reasonMissing: 'Indique o que deve mudar e envie de novo.',
      fields: 'Escolha uma das duas opções, indique o seu endereço de e-mail e envie de novo.',
    },
  },
  shipments: {
    subject: (shop, number) => `A sua encomenda ${number} na loja ${shop} está a caminho`,
    heading: 'A sua encomenda está a caminho',
    whole: 'Entregámos as suas embalagens à transportadora.',
    part: 'Entregámos uma parte da sua encomenda à transportadora. O resto segue à parte, com um e-mail próprio.',
    collect: 'As suas embalagens estão prontas para levantamento.',
    number: 'Número da encomenda',
    carrier: 'Transportadora',
    tracking: 'Número de seguimento',
    track: 'Seguir o envio',
    see: 'Ver a encomenda',
    pickUp: 'Levantamento',
    footer: (shop) => `Recebe este e-mail porque fez uma encomenda na loja ${shop}.`,
  },
};
