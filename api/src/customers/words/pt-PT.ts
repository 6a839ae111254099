import type { CustomerWords } from './words.ts';

export const words: CustomerWords = {
  identity: {
    confirm: {
      subject: (shop) => `Confirme o seu endereço de e-mail na loja ${shop}`,
      heading: 'Confirme o seu endereço de e-mail',
      paragraphs: [
        'A sua conta está pronta e já lá estão o seu carrinho e os seus projetos.',
        'Confirme este endereço para receber as novidades das suas encomendas. A ligação funciona durante 14 dias.',
      ],
      action: 'Confirmar o endereço',
      footer: (shop) =>
        `Recebe este e-mail porque alguém se registou na loja ${shop} com este endereço. Não foi o próprio? Então não precisa de fazer nada.`,
    },
    account: (email) => `É para a conta ${email}.`,
    reset: {
      subject: (shop) => `Escolha uma nova palavra-passe para a loja ${shop}`,
      heading: 'Escolha uma nova palavra-passe',
      paragraphs: [
        'Use a ligação abaixo para escolher uma nova palavra-passe. Funciona uma só vez, durante duas horas.',
      ],
      action: 'Escolher nova palavra-passe',
      footer: (shop) =>
        `Recebe este e-mail porque foi pedida uma nova palavra-passe na loja ${shop}. Não foi o próprio? Então a sua palavra-passe fica como está.`,
    },
    email: {
      subject: (shop) => `Confirme o seu novo endereço de e-mail na loja ${shop}`,
      heading: 'Confirme o seu novo endereço de e-mail',
      paragraphs: [
        'Pediu para usar este endereço na sua conta a partir de agora.',
        'A alteração produz efeito quando a confirmar. A ligação funciona uma só vez, durante 24 horas.',
      ],
      action: 'Usar este endereço',
      footer: (shop) =>
        `Recebe este e-mail porque este endereço foi indicado para uma conta na loja ${shop}. Não foi o próprio? Então não precisa de fazer nada.`,
    },
    emailNotice: {
      subject: (shop) => `O seu endereço de e-mail na loja ${shop} vai mudar`,
      heading: 'Foi pedido outro endereço de e-mail',
      paragraphs: [
        'Alguém que conhece a sua palavra-passe pediu outro endereço de e-mail para a sua conta. A alteração produz efeito quando o novo endereço for confirmado.',
        'Não foi o próprio? Então inicie sessão já e escolha uma nova palavra-passe.',
      ],
      footer: (shop) => `Recebe este e-mail porque diz respeito à segurança da sua conta na loja ${shop}.`,
    },
    passwordChanged: {
      subject: (shop) => `A sua palavra-passe na loja ${shop} foi alterada`,
      heading: 'A sua palavra-passe foi alterada',
      paragraphs: [
        'Foi terminada a sessão em todos os outros dispositivos e foram revogadas todas as chaves de API.',
        'Não foi o próprio? Então peça já uma nova palavra-passe na página de início de sessão.',
      ],
      footer: (shop) => `Recebe este e-mail porque diz respeito à segurança da sua conta na loja ${shop}.`,
    },
  },
  privacy: {
    export: {
      subject: (shop) => `Os seus dados da loja ${shop} estão prontos`,
      heading: 'Os seus dados estão prontos',
      paragraphs: [
        'A cópia de tudo o que guardamos sobre si está pronta, com a lista dos seus ficheiros.',
        'A ligação funciona uma só vez, durante 7 dias. Depois disso, a cópia é eliminada.',
      ],
      action: 'Transferir os meus dados',
      footer: (shop) => `Recebe este e-mail porque pediu uma cópia dos seus dados na loja ${shop}.`,
    },
    exportPage: {
      title: 'Os seus dados',
      question: 'A cópia só pode ser transferida uma vez. Guarde-a onde outros não a possam ler.',
      button: 'Transferir',
      done: 'A cópia foi transferida.',
      void: 'Esta ligação já foi usada ou expirou. Peça uma nova cópia na página «Privacidade e dados» da sua conta.',
    },
    erase: {
      subject: (shop) => `Confirme a eliminação da sua conta na loja ${shop}`,
      heading: 'Eliminar a sua conta?',
      paragraphs: [
        'Pediu a eliminação da sua conta e de todos os dados pessoais que nela se encontram.',
        'Confirme o pedido com a ligação abaixo. Funciona uma só vez, durante 24 horas. Até lá, nada acontece.',
      ],
      action: 'Eliminar a minha conta',
      footer: (shop) =>
        `Recebe este e-mail porque foi pedida a eliminação da sua conta na loja ${shop}. Não foi o próprio? Então altere a sua palavra-passe.`,
    },
    erasePage: {
      title: 'Eliminar a sua conta',
      question: 'Quer eliminar a sua conta e todos os dados pessoais que nela se encontram?',
      button: 'Sim, eliminar a minha conta',
      done: 'Confirmado. Um e-mail indica-lhe o dia da eliminação e como a pode anular.',
      void: 'Esta ligação já foi usada ou expirou. Volte a pedir a eliminação na página «Privacidade e dados» da sua conta.',
    },
    scheduled: {
      subject: (shop) => `A sua conta na loja ${shop} vai ser eliminada`,
      heading: 'A sua conta vai ser eliminada',
      paragraphs: (day) => [
        `Em ${day}, a sua conta, os endereços, carrinhos, projetos e ficheiros serão eliminados. Até lá, pode iniciar sessão e anular o pedido.`,
        'As faturas e os valores das suas encomendas são guardados enquanto a lei fiscal o exigir. As encomendas a caminho são entregues primeiro.',
        'Este é o último e-mail sobre o assunto.',
      ],
      action: 'Anular a eliminação',
      footer: (shop) => `Recebe este e-mail porque foi confirmada a eliminação da sua conta na loja ${shop}.`,
    },
  },
  newsletter: {
    confirm: {
      subject: (shop) => `Confirme a subscrição do boletim da loja ${shop}`,
      heading: 'Quer receber o nosso boletim?',
      paragraphs: [
        'Este endereço foi indicado para o nosso boletim. Confirme-o e receberá o próximo número.',
        'Sem a sua confirmação, não recebe mais nada.',
      ],
      action: 'Sim, quero o boletim',
      footer: (shop) =>
        `Recebe este e-mail porque este endereço foi indicado para o boletim da loja ${shop}.`,
    },
    welcome: {
      subject: (shop) => `Damos-lhe as boas-vindas ao boletim da loja ${shop}`,
      heading: 'Já está na lista',
      paragraphs: [
        'A partir de agora recebe o nosso boletim. Pode cancelar a subscrição em qualquer altura com a ligação abaixo.',
      ],
      action: 'Cancelar a subscrição',
      footer: (shop) => `Recebe este e-mail porque subscreveu o boletim da loja ${shop}.`,
    },
    confirmPage: {
      title: 'Boletim informativo',
      question: 'Quer receber o nosso boletim?',
      button: 'Sim, subscrever',
      done: 'A subscrição está confirmada. Obrigado.',
      void: 'Esta ligação já não funciona. Volte a indicar o seu endereço no formulário do boletim.',
    },
    unsubscribePage: {
      title: 'Boletim informativo',
      question: 'Quer deixar de receber o nosso boletim?',
      button: 'Sim, cancelar',
      done: 'A subscrição foi cancelada. Não receberá mais números.',
      void: 'Esta ligação não corresponde a nenhuma subscrição.',
    },
  },
};
