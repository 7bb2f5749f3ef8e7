import type { DemoProduct } from '#demo/demo-product.ts'
import type { GadgetDrawing, RosinDrawing } from '#demo/pictures/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Rosin, mutes, shoulder rests and chin rests. */
export function bowedComfort(): DemoProduct[] {
  return [
    ...groupProducts(ROSIN, ROSIN_ITEMS),
    ...groupProducts(MUTES, MUTE_ITEMS),
    ...groupProducts(RESTS, REST_ITEMS),
    ...groupProducts(CHINS, CHIN_ITEMS),
  ]
}

const ROSIN: Group = {
  categoria: 'acessorios/arco/breu',
  instrumento: 'Instrumentos de arco',
  ncm: '38069090',
  caixa: [70, 30, 60, 70],
  garantia: '90 dias contra defeito de fabricação',
  partes: [
    [
      'Como usar',
      'Passe o arco do talão à ponta, com pressão leve e constante, três ou quatro vezes por dia de estudo. Crina nova pede mais, com paciência: risque o breu com uma lixa fina na primeira vez, para ele começar a soltar pó. Se o som raspa e a poeira branca cobre o tampo, é breu demais.',
    ],
    [
      'Cuidados',
      'Guarde longe do sol e do carro quente, onde ele amolece e perde a forma. Limpe as cordas e o verniz com pano seco depois de tocar: o breu velho endurece e apaga o brilho. Um bloco costuma durar anos; o que o encerra é sempre uma queda no chão.',
    ],
  ],
  palavras: ['breu', 'resina', 'colofônia', 'rosin', 'breus'],
}

function block(shape: RosinDrawing['shape'], tint: string, holder: string): RosinDrawing {
  return { family: 'rosin', shape, tint, holder }
}

const ROSIN_ITEMS: readonly Item[] = [
  {
    nome: 'Breu Paganini claro para violino e viola',
    marca: 'paganini',
    codigo: 'PB-L',
    preco: 14.9,
    origem: 1,
    instrumento: 'Violino e viola',
    curta: 'Breu claro, seco e econômico para o estudo de violino e viola.',
    texto: [
      'Claro e seco, solta pouco pó e agarra o suficiente para as escalas de todo dia. É o breu que vai na mochila e não faz falta quando some.',
      'Para quem está começando e ainda experimenta quanto breu o seu arco pede, num clima úmido como o nosso.',
    ],
    fatos: [
      facet('Material', 'Resina natural'),
      facet('Nível', 'Iniciante'),
      spec('Tonalidade', 'Clara'),
      spec('Formato', 'Bloco em caixinha'),
    ],
    itens: ['1 bloco de breu'],
    drawing: block('boxed', '#d99b4a', '#7c5a2a'),
  },
  {
    nome: 'Breu Paganini escuro para violoncelo',
    marca: 'paganini',
    codigo: 'PB-D',
    preco: 16.9,
    origem: 1,
    instrumento: 'Violoncelo',
    curta: 'Breu escuro, mais aderente, para cordas graves e dias frios.',
    texto: [
      'Mais macio e aderente, dá às cordas graves a agarra que elas pedem sem exigir força do braço.',
      'Serve a violoncelos e também a violas em cidades secas, onde o breu claro escorrega.',
    ],
    fatos: [
      facet('Material', 'Resina natural'),
      facet('Nível', 'Iniciante'),
      spec('Tonalidade', 'Escura'),
      spec('Formato', 'Bloco em caixinha'),
    ],
    itens: ['1 bloco de breu'],
    drawing: block('boxed', '#6b3a1c', '#3a2415'),
  },
  {
    nome: 'Breu Hidersine 3V para violino',
    marca: 'hidersine',
    codigo: '3V',
    preco: 39.9,
    instrumento: 'Violino',
    curta: 'Breu inglês de dureza média, em disco com suporte de madeira.',
    texto: [
      'Dureza média, pó fino e um suporte de madeira que não deixa o dedo encostar. Faz o arco começar a nota sem estalo.',
      'Bom para quem já passou do breu de brinde e quer um padrão para muitos meses.',
    ],
    fatos: [
      facet('Material', 'Resina natural'),
      facet('Nível', 'Intermediário'),
      spec('Tonalidade', 'Média'),
      spec('Formato', 'Disco em suporte de madeira'),
    ],
    itens: ['1 disco de breu'],
    drawing: block('round', '#c98b43', '#7a4b2a'),
  },
  {
    nome: 'Breu Hidersine para contrabaixo',
    marca: 'hidersine',
    codigo: '7B',
    preco: 64.9,
    instrumento: 'Contrabaixo acústico',
    curta: 'Breu macio e pegajoso para o arco de contrabaixo.',
    texto: [
      'Macio de propósito: as cordas grossas do contrabaixo só falam com aderência de sobra, e este aperta na primeira arcada.',
      'No calor forte, guarde na sombra, porque ele deforma com facilidade e isso é sinal de qualidade, não de defeito.',
    ],
    fatos: [
      facet('Material', 'Resina natural'),
      facet('Nível', 'Intermediário'),
      spec('Tonalidade', 'Escura e macia'),
      spec('Formato', 'Disco em lata'),
    ],
    itens: ['1 disco de breu'],
    drawing: block('round', '#4b2612', '#222222'),
  },
  {
    nome: 'Breu Bernardel clássico',
    marca: 'bernardel',
    codigo: 'BERN',
    preco: 89.9,
    curta: 'Breu francês de grão fino, ataque limpo e pouca poeira.',
    texto: [
      'Um breu de câmara por excelência: a nota nasce redonda, sem o raspado do começo, e o instrumento fica limpo até o fim do ensaio.',
      'Agrada a quem toca em quarteto e percebe o som de um arco começando no ouvido do vizinho.',
    ],
    fatos: [
      facet('Material', 'Resina natural'),
      facet('Nível', 'Profissional'),
      spec('Tonalidade', 'Média clara'),
      spec('Formato', 'Bloco com tecido'),
    ],
    itens: ['1 bloco de breu', '1 saquinho de tecido'],
    drawing: block('block', '#b87a3a', '#2f4f3a'),
  },
  {
    nome: 'Breu Pirastro Goldflex',
    marca: 'pirastro',
    codigo: 'GOLDFLEX',
    preco: 119.9,
    instrumento: 'Violino e viola',
    curta: 'Breu alemão com partículas metálicas, brilhante e estável.',
    texto: [
      'Traz finas partículas douradas que mudam o atrito e dão um brilho de ponta ao som. A textura permanece a mesma no verão e no inverno.',
      'Para quem toca em salas grandes e quer ouvir a própria articulação.',
    ],
    fatos: [
      facet('Material', 'Resina natural'),
      facet('Nível', 'Profissional'),
      spec('Tonalidade', 'Dourada'),
      spec('Formato', 'Disco em pano'),
    ],
    itens: ['1 disco de breu', '1 pano'],
    drawing: block('round', '#d8a84a', '#30303a'),
  },
  {
    nome: "Breu D'Addario Kaplan Artcraft",
    marca: 'daddario',
    codigo: 'KACR',
    preco: 139.9,
    curta: 'Breu artesanal claro ou escuro, em estojo que abre com uma mão.',
    texto: [
      'Mistura artesanal em moldes pequenos, com adesão e clareza que se percebem nos pianíssimos. O estojo abre com o polegar e não cai no chão da coxia.',
      'Escolha clara para os agudos e clima quente; escura para o violoncelo e para a sala fria.',
    ],
    fatos: [
      facet('Material', 'Resina natural'),
      facet('Nível', 'Profissional'),
      spec('Formato', 'Bloco em estojo'),
    ],
    itens: ['1 bloco de breu em estojo'],
    drawing: block('boxed', '#c99950', '#5a1a24'),
    variantes: [
      { label: 'Tonalidade', valor: 'Clara' },
      { label: 'Tonalidade', valor: 'Escura' },
    ],
  },
]

const MUTES: Group = {
  categoria: 'acessorios/arco/surdinas',
  instrumento: 'Violino',
  ncm: '92099200',
  caixa: [20, 15, 60, 80],
  garantia: '90 dias contra defeito de fabricação',
  partes: [
    [
      'Quando usar',
      'A surdina abafa a vibração do cavalete: a de orquestra tira brilho e mantém a voz; a de estudo tira quase tudo, para não acordar a casa. Coloque-a reta, com delicadeza, porque o cavalete é uma peça fina e não gosta de pancada.',
    ],
    [
      'Cuidados',
      'Tire antes de fechar o estojo e confira se ela não toca no tampo. As de borracha ressecam depois de anos, e as de metal riscam verniz se caírem. Custam pouco; duas no estojo é um bom número.',
    ],
    [
      'Combina com',
      'Um breu limpo e cordas que não estejam no fim: a surdina mostra qualquer chiado. Para estudar de madrugada, junte a de estudo a um tapete sob a estante.',
    ],
  ],
  palavras: ['surdina', 'mute', 'abafador'],
}

function mute(kind: 'muteRound' | 'muteBar', colour: string): GadgetDrawing {
  return { family: 'gadget', kind, colour, accent: '#d9c6a2', hardware: 'chrome' }
}

const MUTE_ITEMS: readonly Item[] = [
  {
    nome: 'Surdina Tourte redonda para violino',
    marca: 'tourte',
    codigo: 'TRT-VN1',
    preco: 14.9,
    curta: 'Surdina de um furo que mora nas cordas, abaixo do cavalete.',
    texto: [
      'A rodinha de borracha que fica presa nas cordas, abaixo do cavalete, e sobe em um segundo quando a partitura manda. Sem peso e sem chocalho.',
      'É a que se vê no fundo de toda orquestra, e a primeira que um professor põe na sua lista.',
    ],
    fatos: [
      facet('Material', 'Borracha'),
      facet('Nível', 'Iniciante'),
      spec('Furos', '1'),
      spec('Uso', 'Orquestra'),
    ],
    itens: ['1 surdina'],
    drawing: mute('muteRound', '#1e1e1e'),
  },
  {
    nome: 'Surdina Tourte para viola de arco',
    marca: 'tourte',
    codigo: 'TRT-VA',
    preco: 16.9,
    instrumento: 'Viola de arco',
    curta: 'Surdina dupla de borracha para viola, sempre à mão.',
    texto: [
      'Feita na medida das cordas grossas da viola, não escapa nas passagens rápidas nem incomoda a Dó.',
      'Para o naipe de orquestra, em que a surdina sobe três vezes por concerto.',
    ],
    fatos: [
      facet('Material', 'Borracha'),
      facet('Nível', 'Intermediário'),
      spec('Furos', '2'),
      spec('Uso', 'Orquestra'),
    ],
    itens: ['1 surdina'],
    drawing: mute('muteRound', '#222222'),
  },
  {
    nome: 'Surdina Heifetz para violino',
    marca: 'heifetz',
    codigo: 'HFZ',
    preco: 18.9,
    curta: 'Surdina de borracha larga, mais abafada que a redonda.',
    texto: [
      'Um pouco mais larga e mais encaixada, tira brilho sem comer a projeção inteira.',
      'Quem acha a redonda leve demais encontra nela o meio-termo; some no cavalete e não balança.',
    ],
    fatos: [
      facet('Material', 'Borracha'),
      facet('Nível', 'Intermediário'),
      spec('Uso', 'Orquestra e estudo leve'),
    ],
    itens: ['1 surdina'],
    drawing: mute('muteBar', '#202028'),
  },
  {
    nome: 'Surdina de estudo Paganini em borracha',
    marca: 'paganini',
    codigo: 'SD-EST',
    preco: 24.9,
    curta: 'Surdina pesada de estudo, que reduz o som a um sussurro.',
    texto: [
      'Encaixa no cavalete inteiro e baixa o volume para um sussurro: escalas à meia-noite sem conversa com o síndico.',
      'O som fica escuro e nasal, como deve ser; não serve para apresentação, e sim para estudar em apartamento.',
    ],
    fatos: [facet('Material', 'Borracha'), facet('Nível', 'Iniciante'), spec('Uso', 'Estudo silencioso')],
    itens: ['1 surdina de estudo'],
    drawing: mute('muteBar', '#2a2a30'),
  },
  {
    nome: 'Surdina de metal Hidersine para violoncelo',
    marca: 'hidersine',
    codigo: 'HM-VC',
    preco: 64.9,
    instrumento: 'Violoncelo',
    caixa: [120, 25, 90, 100],
    curta: 'Surdina de metal para violoncelo, para gravar e estudar em silêncio.',
    texto: [
      'Metal cromado, peso calculado e apoio de borracha: encosta no cavalete sem arranhar e baixa o volume quase ao silêncio.',
      'Ideal para quem mora em prédio antigo e tem dó do vizinho de baixo.',
    ],
    fatos: [facet('Material', 'Metal'), facet('Nível', 'Intermediário'), spec('Uso', 'Estudo silencioso')],
    itens: ['1 surdina de metal'],
    drawing: mute('muteBar', '#b9bec4'),
  },
]

const RESTS: Group = {
  categoria: 'acessorios/arco/espaleiras-e-queixeiras',
  instrumento: 'Violino',
  ncm: '92099200',
  caixa: [220, 60, 100, 260],
  garantia: '3 meses contra defeito de fabricação',
  partes: [
    [
      'Ajuste',
      'Comece pelo meio: largura do instrumento, altura média e inclinação leve para dentro. Toque dez minutos, depois mude uma coisa só. Se o ombro sobe, baixe um ponto; se o queixo procura o instrumento, levante. Ombro relaxado vale mais que ficha técnica.',
    ],
    [
      'Cuidados',
      'Os pés de borracha se gastam e escorregam: troque-os quando perderem a agarra e lave-os com água e sabão. Tire a espaleira antes de fechar o estojo, porque ela encosta no tampo e marca o verniz.',
    ],
    [
      'Combina com',
      'Espaleira e queixeira resolvem juntas: se nenhuma altura serve, o problema pode estar do lado do queixo. Um pano fino sob o maxilar também ajuda nos dias quentes.',
    ],
  ],
  palavras: ['espaleira', 'shoulder rest', 'apoio de ombro', 'avela'],
}

function rest(colour: string, accent: string): GadgetDrawing {
  return { family: 'gadget', kind: 'shoulderRest', colour, accent, hardware: 'black' }
}

const REST_ITEMS: readonly Item[] = [
  {
    nome: 'Espaleira Everest EZ para violino',
    marca: 'everest',
    codigo: 'EZ',
    preco: 89.9,
    curta: 'Espaleira leve com espuma firme, em cores, para 4/4 e 3/4.',
    texto: [
      'A mais vista em escolas: espuma colorida, base leve e dois parafusos que qualquer mãe regula antes da aula.',
      'Bom começo para crianças e jovens, com tamanhos para quem cresce depressa.',
    ],
    fatos: [
      facet('Material', 'Plástico'),
      facet('Nível', 'Iniciante'),
      spec('Regulagem', 'Altura e largura'),
    ],
    itens: ['1 espaleira'],
    drawing: rest('#1c1c1e', '#b13838'),
    variantes: [
      ['4/4 preta', '#1c1c1e'],
      ['4/4 vermelha', '#a62b35'],
      ['3/4 azul', '#2b5b91'],
    ].map(([valor, cor]) => ({ label: 'Modelo', valor: valor ?? '', drawing: rest(cor ?? '#222', '#111') })),
  },
  {
    nome: 'Espaleira Paganini de madeira para violino 4/4',
    marca: 'paganini',
    codigo: 'PES-M',
    preco: 119.9,
    origem: 1,
    curta: 'Espaleira de madeira curvada com espuma macia, ajustável.',
    texto: [
      'Base de madeira fina que cede um pouco e deixa o violino vibrar, com apoio de espuma que não escorrega na camisa.',
      'Para quem saiu da espuma no elástico e quer algo mais firme sem pesar no bolso.',
    ],
    fatos: [
      facet('Material', 'Madeira'),
      facet('Tamanho', '4/4'),
      facet('Nível', 'Iniciante'),
      spec('Regulagem', 'Altura, largura e ângulo'),
    ],
    itens: ['1 espaleira', '1 parafuso reserva'],
    drawing: rest('#8a5a32', '#2b2b2b'),
  },
  {
    nome: 'Espaleira Kun Original para violino 4/4',
    marca: 'kun',
    codigo: 'KUN-ORI',
    preco: 279.9,
    curta: 'A espaleira regulável que virou padrão, para violino 4/4.',
    texto: [
      'Curva pensada para o ombro, pés que giram e travam, peças vendidas avulsas: é compra para dez anos.',
      'Serve à maioria dos ombros e, por isso, é o que o professor pede quando não quer discutir.',
    ],
    fatos: [
      facet('Material', 'Plástico'),
      facet('Tamanho', '4/4'),
      facet('Nível', 'Intermediário'),
      spec('Regulagem', 'Altura, largura e inclinação'),
    ],
    itens: ['1 espaleira'],
    drawing: rest('#262626', '#5b5b5b'),
  },
  {
    nome: 'Espaleira Kun Bravo de madeira para viola',
    marca: 'kun',
    codigo: 'KUN-BR-VA',
    preco: 690,
    instrumento: 'Viola de arco',
    curta: 'Espaleira dobrável de madeira para viola, som quente e base firme.',
    texto: [
      'Madeira que aquece a mão e não ressoa de plástico, com pés dobráveis que cabem no estojo apertado da viola.',
      'Para violistas que passam o dia com o instrumento no ombro e sentem cada grama.',
    ],
    fatos: [
      facet('Material', 'Madeira'),
      facet('Tamanho', '16"'),
      facet('Nível', 'Profissional'),
      spec('Regulagem', 'Altura, largura e inclinação'),
    ],
    itens: ['1 espaleira dobrável', '1 saco de tecido'],
    drawing: rest('#7a4b2a', '#3a2415'),
  },
  {
    nome: 'Espaleira Wolf Forte Secondo para violino',
    marca: 'wolf',
    codigo: 'WFS',
    preco: 249.9,
    curta: 'Espaleira alta e moldável à mão, para pescoços compridos.',
    texto: [
      'Sobe mais que as outras e a base se dobra à mão até acompanhar o ombro; os dois lados giram em alturas diferentes.',
      'Para quem tem pescoço longo, maxilar curto ou dor no ombro depois de quarenta minutos.',
    ],
    fatos: [
      facet('Material', 'Metal'),
      facet('Tamanho', '4/4'),
      facet('Nível', 'Profissional'),
      spec('Regulagem', 'Altura até 55 mm, curvatura e giro'),
    ],
    itens: ['1 espaleira', '1 chave Allen'],
    drawing: rest('#303036', '#8a8a8a'),
  },
]

const CHINS: Group = {
  categoria: 'acessorios/arco/espaleiras-e-queixeiras',
  instrumento: 'Violino',
  ncm: '92099200',
  caixa: [90, 40, 90, 120],
  garantia: '3 meses contra defeito de fabricação',
  partes: [
    [
      'Instalação',
      'A queixeira é presa por um grampo de metal que nunca deve encostar no tampo: aperte só o bastante para não girar. A chave entra pela lateral, uma volta de cada vez, sempre alternando os dois lados.',
    ],
    [
      'Conforto',
      'Altura e formato resolvem o que a espaleira não resolve: se o queixo aperta, experimente um modelo central; se escapa, um lateral mais fundo. A madeira deve ser lisa e seca; barba e suor pedem um paninho por cima.',
    ],
    [
      'Combina com',
      'Trocar a queixeira costuma pedir um novo ajuste da espaleira, para cima ou para baixo. Leve as duas à próxima aula e peça ao professor que olhe de lado.',
    ],
  ],
  palavras: ['queixeira', 'chin rest'],
}

function chin(colour: string): GadgetDrawing {
  return { family: 'gadget', kind: 'chinRest', colour, accent: '#c9cdd1', hardware: 'chrome' }
}

const CHIN_ITEMS: readonly Item[] = [
  {
    nome: 'Queixeira Paganini Guarneri de ébano 4/4',
    marca: 'paganini',
    codigo: 'QX-GUA',
    preco: 59.9,
    origem: 1,
    curta: 'Queixeira modelo Guarneri em ébano, com garras cromadas.',
    texto: [
      'Borda fina e larga que reparte o peso do violino entre queixo e ombro. O modelo Guarneri serve à maioria dos maxilares.',
      'Troca simples que muda a postura de quem vive torcendo o pescoço.',
    ],
    fatos: [
      facet('Material', 'Ébano'),
      facet('Tamanho', '4/4'),
      spec('Modelo', 'Guarneri'),
      spec('Garras', 'Cromadas'),
    ],
    itens: ['1 queixeira com garras'],
    drawing: chin('#241a15'),
  },
  {
    nome: 'Queixeira Wittner antialérgica 4/4',
    marca: 'wittner',
    codigo: 'WQX',
    preco: 189.9,
    curta: 'Queixeira de resina hipoalergênica, com regulagem de altura e giro.',
    texto: [
      'Resina lisa que não irrita a pele e um pé que gira e sobe, para ajustar sem trocar de peça. Some a marca vermelha no pescoço.',
      'Para quem estuda muitas horas e já experimentou três modelos de madeira sem achar o seu.',
    ],
    fatos: [
      facet('Material', 'Plástico'),
      facet('Tamanho', '4/4'),
      spec('Modelo', 'Central ajustável'),
      spec('Garras', 'Metal tratado'),
    ],
    itens: ['1 queixeira', '1 chave de ajuste'],
    drawing: chin('#3b4048'),
  },
  {
    nome: 'Queixeira Paganini de jacarandá infantil',
    marca: 'paganini',
    codigo: 'QX-INF',
    preco: 44.9,
    origem: 1,
    curta: 'Queixeira pequena de jacarandá, para violinos de 3/4 a 1/4.',
    texto: [
      'Proporções certas para violinos pequenos: a garra de um 4/4 amassa o tampo de um 1/2, e esta não.',
      'Para a criança que reclama do queixo, antes que ela reclame da aula.',
    ],
    fatos: [facet('Material', 'Jacarandá'), spec('Modelo', 'Dresden'), spec('Garras', 'Cromadas')],
    itens: ['1 queixeira com garras'],
    drawing: chin('#5a2a20'),
    variantes: ['3/4', '1/2', '1/4'].map((valor) => ({ label: 'Tamanho', valor })),
  },
]
