import type { ContentWords } from '../content-words.ts';
import { ptPT as application } from './application/pt-PT.ts';
import { ptPT as business } from './business/pt-PT.ts';
import { ptPT as range } from './range/pt-PT.ts';

export const ptPT: ContentWords = {
  seeAlso: 'Ver também',
  demonstration: 'São os dados de uma empresa de demonstração. Ninguém faz negócio com eles.',
  company: {
    name: 'Empresa',
    address: 'Morada',
    registration: 'Número de registo',
    vatId: 'Número de IVA',
    email: 'E-mail',
    phone: 'Telefone',
  },
  doors: {
    quote: 'Pedir um orçamento',
    plus: 'O programa Plus',
    account: 'A sua conta',
    api: 'Documentação da interface',
  },
  calendar: {
    caption: 'Dias livres que as nossas datas saltam (produção: {{production}}, entrega: {{delivery}})',
    date: 'Dia',
    holiday: 'Feriado',
    rests: 'O que para',
    production: 'Produção',
    delivery: 'Entrega',
    both: 'Produção e entrega',
    failed: 'O calendário não pode ser mostrado agora. As datas do carrinho contam com ele na mesma.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Fazemos embalagens com a sua impressão e mostramos de que é feito cada número.',
      parts: [
        [
          'O que fazemos',
          'Indica a medida do que embala. O cortante, a caixa montada, o peso e o preço aparecem logo, calculados a partir da geometria real da caixa e não de uma tabela de tamanhos. A encomenda mínima é de 30 unidades do mesmo projeto.',
        ],
        [
          'Como calculamos os preços',
          'Cada preço é a soma das suas parcelas: preparação, chapas, cartão, impressão, acabamento, corte e colagem, e transporte. Vê todas, e quando uma tiragem maior custa menos no total dizemo-lo antes do pagamento.',
        ],
        [
          'Como prometemos datas',
          'A produção demora 21 dias, ou seja, 15 dias úteis, a partir da sua aprovação. Os feriados do seu país estão contados. Onde a produção expresso é possível, o preço e a data aparecem ao lado dos normais.',
        ],
      ],
    },
    contact: {
      lead: 'Escreva ou telefone: responde uma pessoa.',
      parts: [
        [
          'Antes de escrever',
          'Para uma encomenda, indique o número; está no assunto de todos os nossos e-mails. Para uma dúvida sobre uma caixa, envie a ligação da barra de endereço: contém a medida e todas as escolhas.',
        ],
        [
          'Se algo não está bem',
          'Envie fotografias e o número de unidades afetadas para {{email}}. Respondemos o que faremos e até quando.',
        ],
      ],
    },
    help: {
      lead: 'Respostas curtas ao que mais se pergunta.',
      parts: [
        [
          'Encomendar',
          'Escolha um produto, indique a medida interior, coloque a sua arte-final nas faces e escolha a quantidade. Não precisa de conhecer o cartão exato: cada escolha mostra o que muda no preço e no peso.',
        ],
        [
          'Ficheiros',
          'PDF, SVG, PNG e JPEG. Um PDF vetorial continua vetorial no ficheiro de impressão. As imagens podem ter até 7000 × 7000 píxeis.',
        ],
        [
          'Alterar e cancelar',
          'Uma encomenda pode ser cancelada na conta até a produção começar; o reembolso é feito pelo meio com que pagou. Uma encomenda feita não se altera: para outra morada ou outra arte-final, cancele-a e encomende de novo.',
        ],
        [
          'Entrega',
          'O carrinho mostra o intervalo de dias, o motivo de cada demora e até quando deve encomendar para manter a data.',
        ],
        [
          'Conjuntos de amostras',
          'Um conjunto contém até oito amostras de cartões e impressões, a um preço único e com entrega gratuita. Quando começa a produção da sua próxima encomenda de embalagens, reembolsamos o preço de um conjunto pelo mesmo meio de pagamento, uma vez por cliente.',
        ],
        [
          'Encomenda mínima e quantidades',
          'O mínimo é de 30 unidades de um projeto num tamanho; a partir daí escolhe qualquer quantidade. Os escalões de preço começam em 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 e 2500 unidades: uma quantidade intermédia tem o preço unitário do escalão inferior.',
        ],
        [
          'Como se compõe o preço',
          'O preço soma preparação, chapas, cartão, impressão, acabamento, corte e colagem, e transporte; a entrega por transportadora está incluída. A preparação e as chapas custam o mesmo em qualquer tiragem, por isso o preço unitário desce com a quantidade. Logo abaixo de um escalão, a tiragem maior pode custar menos no total: 500 unidades menos do que 480.',
        ],
        [
          'Métodos de pagamento e prestações',
          'Paga com cartão ou por transferência bancária; na loja dos Estados Unidos, só com cartão. Com transferência, a produção começa após a receção do pagamento. Em alguns mercados, as empresas podem pagar as encomendas maiores em duas ou três prestações; os montantes e as datas aparecem ao finalizar a compra.',
        ],
        [
          'IVA e faturas',
          'Indique o NIF para efeitos de IVA ao finalizar a compra; verificamo-lo no registo oficial. Com um número verificado, as empresas da UE fora da Polónia compram os artigos sem IVA e liquidam-no elas próprias (transmissão intracomunitária; nos serviços, autoliquidação). Depois do pagamento, a fatura em PDF está junto da encomenda, na sua conta.',
        ],
        [
          'Produção expresso',
          'Onde é possível, poupa até 4 dias úteis com um máximo de 5000 unidades, ou até 7 dias com um máximo de 1000 unidades sem chapas. O suplemento e a data aparecem ao lado dos normais.',
        ],
        [
          'Países de entrega e alfândega',
          'A loja internacional entrega na UE, no Reino Unido, na Suíça e na Noruega; as outras, no próprio país e algumas também em países vizinhos. Para a Suíça e a Noruega: sem IVA, 40 EUR para a alfândega; à chegada podem ser devidos encargos de importação, e o desalfandegamento não está incluído nas datas.',
        ],
        [
          'Devoluções e reclamações',
          'Os artigos com o seu projeto ou à sua medida não têm direito de livre resolução; pode cancelar até a produção começar. Os consumidores podem devolver artigos prontos no prazo de 14 dias. Se houver defeitos, envie fotografias e o número de unidades afetadas para {{email}}: fazemos de novo ou reembolsamos.',
        ],
        [
          'Sangria, cores e tipos de letra',
          'Prolongue os fundos para além do corte com a sangria e respeite nos textos a margem de segurança; o editor mostra ambas, 3 ou 5 mm na maioria das caixas. As imagens precisam de 300 dpi no tamanho impresso. Imprimimos em CMYK; em kraft as cores saem mais escuras. Num PDF, incorpore os tipos de letra ou converta-os em curvas.',
        ],
        [
          'Modelos e cortante próprio',
          'Com «Transferir o modelo», no configurador e no editor, obtém o cortante do seu tamanho em PDF, SVG ou DXF. Se tem um cortante próprio, peça um orçamento e anexe-o em PDF, AI ou EPS.',
        ],
        [
          'Medir e escolher o cartão',
          'Indique a medida interior: comprimento, largura e altura, com uns milímetros de folga. A canelura E (1,5 mm) permite uma impressão fina, a canelura B (3 mm) serve para artigos mais pesados e a cartolina para coisas leves de prateleira.',
        ],
        [
          'Contacto com alimentos',
          'Não declaramos nenhuma embalagem como própria para contacto direto com alimentos. Depende do cartão, da tinta e do alimento: pergunte-nos antes de encomendar.',
        ],
        [
          'Reciclagem e responsabilidade do produtor (RAP)',
          'As caixas de cartão canelado e cartolina sem película vão para a reciclagem de papel. Em muitos países, quem vende artigos embalados tem de se registar e declarar as embalagens (RAP); não o fazemos por si. O peso do cartão está na página do produto.',
        ],
        [
          'Encomendar de novo e projetos guardados',
          '«Encomendar de novo», na encomenda da sua conta, põe as mesmas linhas no carrinho aos preços de hoje, com o projeto que foi impresso. Os projetos guardam-se enquanto trabalha e estão na conta, em «Projetos».',
        ],
        [
          'Conta de empresa e aprovações',
          'Com o Plus, uma empresa atribui funções e limites; uma encomenda acima do limite espera por aprovação. O seu número da nota de encomenda consta da fatura. O Plus existe na loja internacional e nas lojas da Alemanha, França, Itália, Polónia e Reino Unido.',
        ],
        [
          'Rastreio e morada de entrega',
          'Quando um volume segue, recebe um e-mail com o número de rastreio e uma ligação para a transportadora. Para outra morada, veja «Alterar e cancelar».',
        ],
      ],
    },
    services: {
      lead: 'O que pode juntar a uma encomenda; os preços estão no carrinho.',
      parts: [
        [
          'Verificação da arte-final por um especialista',
          'Um especialista em pré-impressão vê a arte-final de uma linha antes da produção e escreve-lhe se algo deve mudar.',
        ],
        [
          'Garantia de reimpressão',
          'As caixas que se estraguem no seu armazém em 12 meses são feitas uma vez mais sem custo. Os seus direitos legais mantêm-se.',
        ],
        [
          'Árvores plantadas',
          'Com a sua encomenda plantam-se tantas árvores quantas escolher. Não compensam o que as caixas emitem.',
        ],
        ['Conjuntos de amostras', 'Até oito amostras de cartões e produtos, para tocar antes de encomendar.'],
      ],
    },
    sustainability: {
      lead: 'O que podemos dizer com um número e o que não podemos.',
      parts: [
        [
          'Uma caixa à medida',
          'O que mais poupa é o cartão que não se usa. A pesquisa de tamanho arruma o que envia e propõe a caixa mais pequena onde cabe, com o peso.',
        ],
        [
          'Pegada',
          'Na página de uma caixa está a sua pegada em kg de CO₂e e o conjunto publicado de fatores de que é calculada. Se nenhum conjunto abrange um material, não mostramos número. Os números de conjuntos diferentes nunca se somam.',
        ],
        [
          'Árvores',
          'Pode juntar árvores plantadas a uma encomenda. Contamos uma árvore quando a encomenda está paga, e não chamamos neutra para o clima a nenhuma caixa.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'O que significam as palavras nas nossas caixas.',
      parts: [
        [
          'Reciclável',
          'As caixas de cartão canelado e cartolina sem película vão para o ecoponto do papel. Uma caixa plastificada é mais difícil de reciclar; o configurador indica a película como acabamento, por isso pode dispensá-la.',
        ],
        [
          'Reciclado e compostável',
          'Os sacos de envio reciclados são feitos de plástico que antes era resíduo. Os compostáveis destinam-se à compostagem industrial; só o seu município sabe se os recolhe.',
        ],
        [
          'Tintas',
          'Uma impressão a uma cor em cartão castanho gasta menos tinta do que uma a cores. A impressão é uma parcela própria do preço.',
        ],
      ],
    },
    fscCertification: {
      lead: 'O que significa a certificação FSC e o que podemos dizer dela.',
      parts: [
        [
          'O que significa',
          'O Forest Stewardship Council certifica florestas e cada empresa por cujas mãos passa a sua madeira. Uma declaração como «FSC Mix» ou «FSC Recycled» numa caixa só vale se também o último da cadeia, a gráfica, estiver certificado.',
        ],
        [
          'O que declaramos',
          'O nosso certificado tem o número {{fsc}}. Qualquer pessoa o pode procurar no registo público do FSC.',
          'Se nesta página não há número, não temos certificado. Nesse caso, não vendemos nenhuma caixa como certificada nem imprimimos a marca FSC, seja qual for o cartão.',
        ],
        [
          'Na sua encomenda',
          'Com um certificado, o serviço «Certificado FSC» aparece nas linhas em que é válido e a declaração consta da fatura. Sem ele, ninguém o pode juntar a uma encomenda.',
        ],
        [
          'O que dizem os nossos dados',
          'Um cartão é apresentado com a parte de fibra reciclada que o seu fornecedor declara. Essa parte não é uma declaração FSC nem substitui nenhuma.',
        ],
      ],
    },
    termsOfService: {
      lead: 'O que vale entre si e nós quando encomenda.',
      parts: [
        [
          'Contrato',
          'O contrato celebra-se quando confirmamos a encomenda por e-mail. Os preços são os mostrados antes do pagamento, com as suas parcelas e o imposto. O vendedor é {{company}}.',
        ],
        [
          'Pagamento',
          'Paga por um dos meios disponíveis para o seu mercado. As empresas podem pagar em prestações as encomendas maiores onde isso é oferecido; os montantes e os dias são mostrados antes de aceitar.',
        ],
        [
          'Produção e entrega',
          'A produção começa depois de aprovar o projeto. As datas estão na encomenda; se alguma não puder ser cumprida, escrevemos-lhe.',
        ],
        ['Arte-final', 'Tem os direitos sobre o que manda imprimir. O projeto continua a ser seu.'],
        [
          'Defeitos',
          'Aplica-se a garantia legal do seu país. Envie fotografias para {{email}}; fazemos de novo ou reembolsamos.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'O que guardamos sobre si, porquê, e como o obter ou mandar apagar.',
      parts: [
        [
          'O que guardamos',
          'De uma encomenda: nome, moradas, e-mail, a própria encomenda e os seus ficheiros, para cumprir o contrato. Quem não tem conta só nos é conhecido por um número aleatório, até 365 dias. A sessão de uma conta dura 31 dias e prolonga-se com o uso, no máximo um ano.',
        ],
        [
          'Consentimento',
          'Antes da sua escolha só se guarda aquilo de que a loja precisa para funcionar. A análise e a publicidade começam depois do consentimento. Altera a escolha em «Opções de privacidade», no fundo de cada página.',
        ],
        [
          'Uma cópia dos dados',
          'Na conta pode pedir uma cópia. A ligação do e-mail serve uma vez, durante 7 dias.',
        ],
        [
          'Eliminação',
          'Também aí pode mandar eliminar a conta. Acontece ao fim de 14 dias; até lá pode desistir. Espera enquanto uma encomenda está a caminho. As faturas ficam o tempo que a lei fiscal exige.',
        ],
        [
          'A quem perguntar',
          'Escreva para {{email}}. Também pode reclamar junto da autoridade de proteção de dados do seu país.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Feito para si: sem livre resolução. Artigos prontos: 14 dias.',
      parts: [
        [
          'Artigos feitos para si',
          'O que é impresso com o seu projeto ou cortado à sua medida é feito só para si. Não há direito de livre resolução (Diretiva 2011/83/UE, artigo 16.º c). Pode cancelar até a produção começar.',
        ],
        [
          'Artigos prontos',
          'Os consumidores podem devolver conjuntos de amostras, caixas já impressas e caixas lisas num tamanho em armazém no prazo de 14 dias após a entrega, sem indicar motivo. Antes do envio basta a ligação do e-mail da encomenda. Depois escreva para {{email}}.',
        ],
        [
          'O seu dinheiro',
          'Reembolsamos o preço dos artigos e da entrega normal pelo meio com que pagou. O custo da devolução fica a seu cargo.',
        ],
        ['Artigos com defeito', 'Nada disto afeta os seus direitos legais.'],
      ],
    },
    impressum: {
      lead: 'Quem está por trás desta loja.',
      parts: [
        ['Responsável', '{{company}} responde pelo conteúdo destas páginas. {{brand}} é o nome da loja.'],
        [
          'Litígios',
          'Escreva primeiro para {{email}}: quase tudo se resolve assim. Mantém o direito de recorrer à entidade de resolução de litígios competente.',
        ],
      ],
    },
  },
};
