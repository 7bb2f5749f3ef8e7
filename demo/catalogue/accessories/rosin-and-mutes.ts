import type { DemoProduct } from '#demo/demo-product.ts'
import type { GadgetDrawing, RosinDrawing } from '#demo/pictures/drawing/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Rosin and mutes. */
export function rosinAndMutes(): DemoProduct[] {
  return [...groupProducts(ROSIN, ROSIN_ITEMS), ...groupProducts(MUTES, MUTE_ITEMS)]
}

const ROSIN: Group = {
  categoria: 'acessorios/arco/breu',
  forInstrument: 'Instrumentos de arco',
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
    forInstrument: 'Violino e viola',
    curta: 'Breu claro, seco e econômico para o estudo de violino e viola.',
    texto: [
      'Claro e seco, solta pouco pó e agarra o suficiente para as escalas de todo dia. É o breu que vai na mochila e não faz falta quando some.',
      'Para quem está começando e ainda experimenta quanto breu o seu arco pede, num clima úmido como o nosso.',
    ],
    specs: [
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
    forInstrument: 'Violoncelo',
    curta: 'Breu escuro, mais aderente, para cordas graves e dias frios.',
    texto: [
      'Mais macio e aderente, dá às cordas graves a agarra que elas pedem sem exigir força do braço.',
      'Serve a violoncelos e também a violas em cidades secas, onde o breu claro escorrega.',
    ],
    specs: [
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
    forInstrument: 'Violino',
    curta: 'Breu inglês de dureza média, em disco com suporte de madeira.',
    texto: [
      'Dureza média, pó fino e um suporte de madeira que não deixa o dedo encostar. Faz o arco começar a nota sem estalo.',
      'Bom para quem já passou do breu de brinde e quer um padrão para muitos meses.',
    ],
    specs: [
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
    forInstrument: 'Contrabaixo acústico',
    curta: 'Breu macio e pegajoso para o arco de contrabaixo.',
    texto: [
      'Macio de propósito: as cordas grossas do contrabaixo só falam com aderência de sobra, e este aperta na primeira arcada.',
      'No calor forte, guarde na sombra, porque ele deforma com facilidade e isso é sinal de qualidade, não de defeito.',
    ],
    specs: [
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
    specs: [
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
    forInstrument: 'Violino e viola',
    curta: 'Breu alemão com partículas metálicas, brilhante e estável.',
    texto: [
      'Traz finas partículas douradas que mudam o atrito e dão um brilho de ponta ao som. A textura permanece a mesma no verão e no inverno.',
      'Para quem toca em salas grandes e quer ouvir a própria articulação.',
    ],
    specs: [
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
    specs: [
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
  forInstrument: 'Violino',
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
    specs: [
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
    forInstrument: 'Viola de arco',
    curta: 'Surdina dupla de borracha para viola, sempre à mão.',
    texto: [
      'Feita na medida das cordas grossas da viola, não escapa nas passagens rápidas nem incomoda a Dó.',
      'Para o naipe de orquestra, em que a surdina sobe três vezes por concerto.',
    ],
    specs: [
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
    specs: [
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
    specs: [facet('Material', 'Borracha'), facet('Nível', 'Iniciante'), spec('Uso', 'Estudo silencioso')],
    itens: ['1 surdina de estudo'],
    drawing: mute('muteBar', '#2a2a30'),
  },
  {
    nome: 'Surdina de metal Hidersine para violoncelo',
    marca: 'hidersine',
    codigo: 'HM-VC',
    preco: 64.9,
    forInstrument: 'Violoncelo',
    caixa: [120, 25, 90, 100],
    curta: 'Surdina de metal para violoncelo, para gravar e estudar em silêncio.',
    texto: [
      'Metal cromado, peso calculado e apoio de borracha: encosta no cavalete sem arranhar e baixa o volume quase ao silêncio.',
      'Ideal para quem mora em prédio antigo e tem dó do vizinho de baixo.',
    ],
    specs: [facet('Material', 'Metal'), facet('Nível', 'Intermediário'), spec('Uso', 'Estudo silencioso')],
    itens: ['1 surdina de metal'],
    drawing: mute('muteBar', '#b9bec4'),
  },
]
