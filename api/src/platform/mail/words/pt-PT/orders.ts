import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('pt-PT', { one: 'unidade', many: 'de unidades', other: 'unidades' });

export const orders: TradeMailWords = {
  orders: {
    subject: (shop, number) => `Recebemos a sua encomenda ${number} na loja ${shop}`,
    heading: 'Obrigado, recebemos a sua encomenda',
    paid: 'Recebemos o seu pagamento.',
    waiting:
      'Transfira o valor em dívida para a conta abaixo e indique o número da encomenda como descritivo. A produção começa quando o dinheiro chegar.',
    production:
      'A sua arte-final é impressa exatamente como a aprovou. Encontra a encomenda, os projetos e os ficheiros de impressão na sua conta.',
    number: 'Número da encomenda',
    total: 'Valor total',
    pieces: 'Unidades',
    reference: 'Descritivo',
    transfer: 'A transferir agora',
    due: 'Prestação a pagar em',
    account: 'Número da conta',
    swift: 'SWIFT',
    demonstration: 'Esta é uma conta de demonstração: não transfira dinheiro para ela.',
    action: 'Ver a encomenda',
    footer: (shop) => `Recebe este e-mail porque fez uma encomenda na loja ${shop}.`,
  },
  schedules: {
    subject: {
      due: (number) => `A próxima prestação da encomenda ${number} vence em breve`,
      overdue: (number) => `Uma prestação da encomenda ${number} está em atraso`,
    },
    heading: {
      due: 'A próxima prestação vence em breve',
      overdue: 'Uma prestação da sua encomenda está em atraso',
    },
    how: 'Pague-a com cartão na página abaixo ou transfira-a para esta conta com o número da encomenda como descritivo. Se já pagou, não precisa de fazer nada.',
    demonstration: 'Esta é uma conta de demonstração: não transfira dinheiro para ela.',
    number: 'Número da encomenda',
    part: 'Prestação',
    amount: 'Valor',
    due: 'Vencimento',
    account: 'Número da conta',
    swift: 'SWIFT',
    reference: 'Descritivo',
    action: 'Pagar esta prestação',
    footer: (shop) => `Recebe este e-mail porque paga em prestações uma encomenda na loja ${shop}.`,
  },
  cancellation: {
    subject: (shop, number) => `A sua encomenda ${number} na loja ${shop} foi cancelada`,
    heading: 'A sua encomenda foi cancelada',
    receipt: 'Nada dela será produzido nem enviado.',
    withdrawn: 'Recebemos a sua resolução do contrato. Este e-mail é o seu comprovativo de receção.',
    refund: 'Devolvemos-lhe o que pagou pelo mesmo meio de pagamento. Os bancos demoram até dez dias úteis.',
    nothingPaid:
      'Ainda não pagou nada, por isso não há nada a devolver. Pedimos-lhe que não faça nenhuma transferência.',
    number: 'Número da encomenda',
    when: 'Cancelada em (UTC)',
    amount: 'Reembolso',
    creditNote: 'Nota de crédito',
    action: 'Ver a encomenda',
    footer: (shop) => `Recebe este e-mail porque fez uma encomenda na loja ${shop}.`,
  },
  refunds: {
    subject: (shop, number) => `Reembolso da sua encomenda ${number} na loja ${shop}`,
    heading: 'Vai receber dinheiro de volta',
    why: {
      part: 'Devolvemos-lhe o montante indicado abaixo. Quanto ao resto, nada muda na sua encomenda.',
      surplus: 'Pagou mais do que o preço da sua encomenda. Devolvemos-lhe a diferença.',
      late: 'O seu pagamento chegou depois de a encomenda ter sido cancelada, por isso devolvemo-lo.',
    },
    way: {
      gateway: 'O dinheiro volta pelo meio de pagamento que utilizou. Os bancos demoram até dez dias úteis.',
      transfer:
        'Transferimos o montante para a sua conta bancária. Se nos faltar o número da conta, pedimos-lho.',
      wallet: 'O montante já está na sua carteira e pode usá-lo na próxima encomenda.',
    },
  },
  offers: {
    subject: (number) => `A sua proposta para o pedido ${number}`,
    heading: 'A sua proposta está pronta',
    text: (until) => `Os preços são válidos até ${until}. Escolha as tiragens que quer e encomende-as.`,
    pieces,
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
      pieces,
      action: 'Continuar o projeto',
      footer: (shop) =>
        `Recebe apenas este e-mail porque este endereço foi indicado na loja ${shop}. Não se segue mais nenhum; se não foi o próprio, ignore-o.`,
    },
  },
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
    pieces,
    track: 'Seguir o envio',
    see: 'Ver a encomenda',
    pickUp: 'Levantamento',
    footer: (shop) => `Recebe este e-mail porque fez uma encomenda na loja ${shop}.`,
  },
};
