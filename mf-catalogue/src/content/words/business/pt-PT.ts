import type { BusinessPages } from '../../content-words.ts';

export const ptPT: BusinessPages = {
  holidays: {
    lead: 'Em que dias nada se fabrica e nada se entrega. As nossas datas já contam com eles.',
    parts: [
      [
        'O que muda um feriado',
        'Fabrica-se nos dias úteis do país onde está a fábrica e entrega-se nos do país para onde vai a mercadoria. Cada feriado pelo meio atrasa a data um dia. A promessa de entrega, junto da caixa e no carrinho, indica-os a todos.',
      ],
      [
        'Fins de semana',
        'Aos sábados e domingos não se fabrica nem se entrega. Um feriado que calha ao fim de semana não está na tabela, a não ser que a lei do seu país o passe para um dia útil.',
      ],
      [
        'Antes de uma ponte',
        'Um projeto aprovado até às 14h00, pelo relógio da fábrica, entra em produção nesse mesmo dia útil. Ao lado de cada data está escrito até quando ela vale.',
      ],
    ],
  },
  suppliers: {
    lead: 'Quem procuramos, o que perguntamos e como segue uma candidatura.',
    parts: [
      [
        'Quem procuramos',
        'Fabricantes de cartão canelado e compacto, caixas rígidas, sacos de papel, sacos de envio, fitas, etiquetas e têxteis; gráficas de flexografia, digitais e de offset; acabamentos; papeleiras; fabricantes de tintas; transportadores.',
      ],
      [
        'O que perguntamos',
        'A sua empresa com o número de IVA e o país, o que fabrica e que certificados tem, como FSC, PEFC, ISO 9001, ISO 14001, BRCGS ou EcoVadis. Um certificado conta quando quem o emitiu o tiver confirmado.',
      ],
      [
        'Como se candidatar',
        'Preencha o formulário abaixo ou escreva para {{email}}. A candidatura é recebida, analisada e depois aceite ou recusada; a decisão chega por e-mail.',
      ],
    ],
  },
  partners: {
    lead: 'Como podem trabalhar connosco agências, empresas de software e fabricantes.',
    parts: [
      [
        'Agências e designers',
        'Desenhe no nosso editor ou no seu próprio programa: o cortante de uma caixa pode ser transferido exatamente na medida de que precisa. Onde há Plus, a empresa dá funções às suas pessoas, do projeto à aprovação.',
      ],
      [
        'Software',
        'Preços, cortantes, datas de entrega e encomendas são uma interface aberta. Cada conta cria as suas chaves e os webhooks avisam o seu sistema quando uma encomenda é paga ou enviada.',
      ],
      [
        'Fabricantes',
        'Quem fabrica embalagens, imprime ou vende materiais candidata-se como fornecedor; a página para fornecedores diz como.',
      ],
      [
        'Nomes',
        'Não indicamos aqui nenhum parceiro sem contrato nem consentimento, e ninguém pode pagar para ser recomendado. Para tudo o resto, escreva para {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'Como se recompensa uma recomendação e o que não oferecemos.',
    parts: [
      [
        'Com uma conta',
        'Cada conta tem uma ligação e um código próprios em «Recomende-nos». Se alguém vier por essa ligação e pagar uma primeira encomenda que atinja o mínimo, ambos recebem um crédito. O valor e o mínimo veem-se antes de passar a ligação.',
      ],
      [
        'O que não conta',
        'Uma segunda conta sua, a mesma morada ou o mesmo cartão. Se a encomenda for cancelada, os créditos são retirados na parte que não tiver sido gasta.',
      ],
      [
        'Publicidade',
        'Não há rede de afiliados nem comissão por cliques. Quem recomenda algo em troca de uma recompensa tem de o dizer claramente; é o direito do consumo que o exige.',
      ],
    ],
  },
  career: {
    lead: 'Que vagas há e como se candidatar.',
    parts: [
      [
        'Vagas',
        'De momento não há nenhuma vaga anunciada. Quando houver, estará aqui com as tarefas, o local, o horário e a faixa salarial.',
      ],
      [
        'O que fica a saber primeiro',
        'Quem se candidata conhece a faixa salarial antes da primeira entrevista, e a ninguém se pergunta quanto ganhava. A Diretiva (UE) 2023/970 exige as duas coisas.',
      ],
      [
        'Candidatura espontânea',
        'Escreva para {{email}} o que sabe fazer e o que gostaria de fazer. Fotografia, idade e família não interessam. Os seus documentos servem apenas para lhe responder; basta uma linha para o mesmo endereço e são eliminados.',
      ],
    ],
  },
  press: {
    lead: 'A loja em poucas palavras e a quem perguntar.',
    parts: [
      [
        'Em poucas palavras',
        '{{brand}} vende embalagens com a impressão de quem compra, a partir de 30 unidades, em doze mercados e onze línguas. O cortante, o peso e o preço de uma caixa calculam-se a partir da sua geometria enquanto se escreve a medida, e o preço mostra-se com as suas parcelas.',
      ],
      [
        'Imagens',
        'As caixas e os cortantes destas páginas são desenhados pela própria loja. Pode mostrar capturas de ecrã quando escrever sobre ela.',
      ],
      [
        'O que não publicamos',
        'Não damos aqui números de vendas, de clientes ou de quota de mercado, e não se cita ninguém sem o seu acordo.',
      ],
      [
        'Perguntas',
        'Escreva para {{email}} ou ligue para {{phone}}. Diga para quem escreve e até quando precisa da resposta.',
      ],
    ],
  },
  leadership: {
    lead: 'Quem responde pela loja e como chegar a quem decide.',
    parts: [
      [
        'Quem é responsável',
        'A loja é gerida por {{company}}. Quem representa a sociedade consta do registo público, sob o número indicado acima; qualquer pessoa o pode consultar.',
      ],
      [
        'O que se pode verificar',
        'Não contamos aqui histórias de sucesso. Os preços mostram-se com as suas parcelas, as datas com os seus motivos e a pegada de uma caixa com o conjunto de fatores de que vem.',
      ],
      [
        'Escrever à direção',
        'Envie uma carta para a morada acima ou um e-mail para {{email}} com a palavra «Direção» no assunto. Se for sobre uma encomenda, indique o número.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Como denunciar uma infração na nossa empresa e que proteção tem nesse caso.',
    parts: [
      [
        'Quem pode denunciar o quê',
        'Trabalhadores, candidatos, fornecedores e o seu pessoal, e quem pelo trabalho tenha sabido de uma infração em {{company}}: fraude, produtos inseguros, danos ao ambiente, uso indevido de dados pessoais. Um defeito numa encomenda é assunto da página de contacto.',
      ],
      [
        'Como denunciar',
        'Escreva para {{email}} com «Denúncia» no assunto ou envie uma carta com a indicação «Denúncia, confidencial» para a morada acima. A carta pode ser anónima. Diga o que aconteceu, onde e quando, e o que o mostra. Se o pedir, encontramo-nos pessoalmente.',
      ],
      [
        'O que acontece depois',
        'No prazo de 7 dias confirmamos a receção e no de 3 meses dizemos o que foi feito. Só quem trata da denúncia sabe quem é. O seu nome só se comunica com o seu consentimento, a não ser que uma lei o exija.',
      ],
      [
        'Sem represálias',
        'Ninguém pode ser despedido, prejudicado ou perder um contrato por uma denúncia de boa-fé ou por ter ajudado nela. Na UE isto resulta da Diretiva (UE) 2019/1937. Quem denuncia conscientemente algo falso não está protegido.',
      ],
      [
        'Autoridades',
        'Pode dirigir-se em qualquer momento à autoridade competente do seu país, sem vir primeiro ter connosco.',
        'Neste mercado as denúncias são recebidas, por exemplo, por esta autoridade: {{authority}}.',
      ],
    ],
  },
};
