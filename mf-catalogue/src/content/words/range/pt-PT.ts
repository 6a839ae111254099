import type { ProductRangePages } from '../../content-words.ts';

export const ptPT: ProductRangePages = {
  ecoBadge: {
    lead: 'Porque é que nenhuma caixa nossa traz um selo ecológico e o que está no lugar dele.',
    parts: [
      [
        'Nenhum selo nosso',
        'A palavra «verde» numa caixa não diz nada que se possa verificar. Na UE, um selo de sustentabilidade sem sistema de certificação é proibido desde 27 de setembro de 2026 (Diretiva (UE) 2024/825). Não damos nenhum.',
      ],
      [
        'O que vê no lugar dele',
        'A parte de fibra reciclada que o fornecedor declara para um cartão, o peso da caixa e, onde um conjunto de fatores publicado abrange o seu cartão, a pegada em kg de CO₂e. Ao lado de cada número está a fonte.',
      ],
      [
        'Menos de tudo',
        'Estes produtos usam cartão kraft, papel ou película reciclada e pouca tinta. Compare os números deles antes de escolher.',
      ],
    ],
  },
  enterprise: {
    lead: 'Para empresas que encomendam muitas vezes, em vários locais ou com regras próprias.',
    parts: [
      [
        'Várias pessoas',
        'Onde há Plus, a empresa dá funções: ler, desenhar, encomendar, aprovar, finanças. Uma encomenda acima de um limite espera que a aprove quem o pode fazer. O seu próprio número de encomenda consta da fatura.',
      ],
      [
        'Fora da lista',
        'Para tiragens maiores, outras formas e outros materiais, peça um orçamento. A proposta chega por e-mail e aceita-se online.',
      ],
      [
        'Os seus sistemas',
        'As encomendas, as faturas e os envios leem-se pela interface, e os webhooks dizem ao seu sistema o que acontece.',
      ],
      [
        'Só a sua impressão',
        'Imprime-se o seu projeto. Não lhe juntamos nenhuma marca nossa, por isso as caixas podem seguir com o seu nome.',
      ],
    ],
  },
  industries: {
    lead: 'Qual das nossas embalagens serve para quê, por setor.',
    parts: [
      [
        'Cosmética e cuidado',
        'Um estojo para a prateleira, uma caixa rígida para o conjunto, uma etiqueta para o frasco. A cartolina é fina e permite uma impressão fina; a caixa rígida pesa mais e demora mais.',
      ],
      [
        'Comida e bebida',
        'Caixas para bolos e garrafas, tubos e sacos para produtos secos. Se um material pode tocar em alimentos depende do cartão, da tinta e do alimento: pergunte-nos antes de encomendar.',
      ],
      [
        'Roupa',
        'Um saco de envio pesa pouco e ocupa pouco. Uma caixa de envio com uma segunda tira adesiva serve também para devolver.',
      ],
      [
        'Lojas online',
        'Uma caixa automontável fecha sem fita; uma caixa americana leva mais. A pesquisa de tamanho propõe a caixa mais pequena em que cabe o que envia.',
      ],
    ],
  },
  designShowcase: {
    lead: 'O que se pode imprimir em quê, mostrado nas caixas que fazemos.',
    parts: [
      [
        'Uma cor sobre castanho',
        'Uma tinta sobre cartão kraft é a impressão mais simples. As tintas escuras destacam-se melhor, porque através das claras vê-se o castanho do cartão.',
      ],
      [
        'Branco e impressão interior',
        'O branco opaco faz do próprio cartão a cor. A impressão interior vê-se quando a tampa se abre e demora mais dois dias úteis.',
      ],
      [
        'A cores',
        'Em cartão branco ou revestido uma fotografia conserva as cores. Uma imagem que chega à margem deve passá-la tanto quanto o editor mostra.',
      ],
      [
        'De onde vêm as imagens',
        'Cada caixa desta página é desenhada pela loja a partir do seu cortante. Os projetos dos clientes são deles, por isso nenhum é mostrado.',
      ],
    ],
  },
  inspirations: {
    lead: 'Quatro ocasiões e em que as embalaríamos.',
    parts: [
      [
        'Um presente',
        'Uma gaveta ou uma aba com ímanes abrem-se devagar. O papel de seda esconde o que está dentro e um cartão diz de quem vem.',
      ],
      [
        'Uma caixa por mês',
        'A caixa fica e a manga muda, por isso todos os meses só a manga precisa de um projeto novo.',
      ],
      [
        'Envio plano',
        'Livros, gravuras e roupa viajam espalmados. Um envelope de cartão evita que dobrem, um saco de envio em papel é o que menos pesa.',
      ],
      [
        'Uma garrafa',
        'O fundo da caixa de vinho trava-se sozinho e aguenta o peso; a caixa com pega tem a pega cortada na mesma folha.',
      ],
    ],
  },
  blog: {
    lead: 'Artigos curtos sobre medidas, cartão, quantidade e ficheiros: o que se pergunta antes da primeira encomenda.',
    parts: [
      [
        'Meça por dentro',
        'Uma caixa encomenda-se pela medida interior: comprimento, largura, altura, por esta ordem, com o comprimento e a largura na abertura. Meça o que vai dentro, junte uns milímetros de folga e deixe as paredes connosco: somam-se por fora.',
      ],
      [
        'Que cartão',
        'A canelura E tem 1,5 mm e permite uma impressão fina; a canelura B tem 3 mm e aguenta mais quando se empilha. A cartolina é para coisas leves de prateleira. Um conjunto de amostras deixa sentir a diferença.',
      ],
      [
        'Quantas',
        'A preparação e as chapas custam o mesmo para 30 caixas e para 1000, por isso o preço de cada uma desce com a quantidade. Veja os escalões de preço: às vezes uma tiragem maior custa menos no total, e então dizemo-lo.',
      ],
      [
        'Ficheiros que imprimem bem',
        'Um PDF vetorial fica nítido em qualquer tamanho. Uma imagem deve ter cerca de 300 pontos por polegada no tamanho impresso. Converta o texto em curvas ou incorpore as fontes.',
      ],
    ],
  },
};
