import type { PlusMailWords } from './words.ts';

export const words: PlusMailWords = {
  invitation: {
    subject: (company) => `${company} convida-o a encomendar em conjunto`,
    heading: 'Foi convidado para uma empresa',
    text: (company, shop) => `${company} gostaria que se juntasse à sua conta na ${shop}.`,
    until: 'Válido até',
    role: 'A sua função',
    roles: {
      viewer: 'Consulta',
      designer: 'Design',
      requester: 'Encomendas',
      approver: 'Aprovação',
      finance: 'Finanças',
      admin: 'Administração',
    },
    action: 'Ver o convite',
    footer: (shop) =>
      `Quem tiver esta ligação pode aderir por si. Se não conhece a empresa, ignore esta mensagem da ${shop}.`,
    page: {
      title: 'Aderir a uma empresa',
      question: 'Quer aderir à empresa que o convidou?',
      button: 'Sim, aderir',
      done: 'Agora pertence à empresa. Inicie sessão para encomendar em nome dela.',
      void: 'Este convite foi usado, retirado ou expirou. Peça outro à empresa.',
    },
    noAccount:
      'Ainda não há nenhuma conta com o endereço convidado. Registe-se com ele, confirme-o com a ligação do nosso e-mail e abra de novo esta ligação.',
    takenOver:
      'Já pertence à empresa. O endereço da conta ainda não estava confirmado, por isso a palavra-passe e todas as sessões deixaram de valer: enviamos-lhe uma ligação para definir uma nova palavra-passe.',
  },
  approval: {
    asked: {
      subject: (number) => `A encomenda ${number} aguarda a sua aprovação`,
      heading: 'Uma encomenda aguarda aprovação',
      text: 'Alguém da sua empresa quer encomendar mais do que o limite permite. A encomenda poderá ser feita quando alguém a aprovar.',
    },
    approved: {
      subject: (number) => `A encomenda ${number} está aprovada`,
      heading: 'A sua encomenda está aprovada',
      text: 'Já a pode fazer. Qualquer alteração precisa de nova aprovação.',
    },
    declined: {
      subject: (number) => `A encomenda ${number} foi recusada`,
      heading: 'A sua encomenda foi recusada',
      text: 'Não foi feita. Pode alterá-la e pedir de novo.',
    },
    expired: {
      subject: (number) => `Ninguém decidiu sobre a encomenda ${number}`,
      heading: 'O seu pedido expirou',
      text: 'Ninguém decidiu a tempo. Pode pedir de novo.',
    },
    company: 'Empresa',
    order: 'Encomenda',
    po: 'Ordem de compra',
    total: 'Total',
    note: 'Nota',
    reason: 'Motivo',
    action: 'Ver as encomendas',
    footer: (shop) => `Recebe esta mensagem porque a sua empresa encomenda na ${shop}.`,
  },
  pro: {
    received: {
      subject: (shop) => `Temos o seu pedido para o ${shop} Pro`,
      heading: 'O seu pedido chegou',
      text: 'Vamos analisá-lo e escrever-lhe.',
    },
    in_progress: {
      subject: (shop) => `Estamos a analisar o seu pedido para o ${shop} Pro`,
      heading: 'Alguém está a tratar dele',
      text: 'Um de nós ficou com o seu pedido e poderá ligar-lhe com perguntas.',
    },
    accepted: {
      subject: (shop) => `Bem-vindo ao ${shop} Pro`,
      heading: 'Foi admitido',
      text: 'O seu pedido foi aceite. Responda a esta mensagem para falar do seu primeiro projeto.',
    },
    declined: {
      subject: (shop) => `O seu pedido para o ${shop} Pro`,
      heading: 'Agora não o podemos admitir',
      text: 'Lamentamos: o programa não se adequa ao que descreveu. Pode encomendar como até aqui.',
    },
    footer: (shop) => `Recebe esta mensagem porque foi enviado um pedido com este endereço na ${shop}.`,
  },
  supplier: {
    received: {
      subject: (shop) => `Temos a sua candidatura a fornecedor da ${shop}`,
      heading: 'A sua candidatura chegou',
      text: 'O nosso departamento de compras vai analisá-la e escrever-lhe.',
    },
    in_review: {
      subject: (shop) => `A ${shop} está a analisar a sua candidatura`,
      heading: 'A sua candidatura está em análise',
      text: 'Poderemos pedir-lhe amostras, preços ou certificados.',
    },
    accepted: {
      subject: (shop) => `Bem-vindo aos fornecedores da ${shop}`,
      heading: 'A sua candidatura foi aceite',
      text: 'Escrevemos-lhe assim que tivermos um trabalho adequado.',
    },
    declined: {
      subject: (shop) => `A sua candidatura a fornecedor da ${shop}`,
      heading: 'Agora não podemos trabalhar em conjunto',
      text: 'Obrigado pela sua candidatura. O que fabrica não corresponde ao que precisamos neste momento.',
    },
    footer: (shop) => `Recebe esta mensagem porque alguém se candidatou com este endereço na ${shop}.`,
  },
};
