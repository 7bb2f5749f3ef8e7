import type { DemoProduct } from '#demo/demo-product.ts'
import type { StrapDrawing } from '#demo/pictures/drawing/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'
import { gadget } from './gadget.ts'

/** Straps and cables. */
export function strapsAndCables(): DemoProduct[] {
  return [...groupProducts(STRAPS, STRAP_ITEMS), ...groupProducts(CABLES, CABLE_ITEMS)]
}

const STRAPS: Group = {
  categoria: 'acessorios/palhetados/correias',
  forInstrument: 'Guitarra e baixo',
  ncm: '42033000',
  caixa: [220, 40, 120, 180],
  garantia: '3 meses contra defeito de fabricação',
  partes: [
    [
      'Altura e conforto',
      'Regule a correia para que o instrumento fique na mesma altura sentado e em pé; a mão esquerda não precisa aprender duas posições. Larguras maiores repartem o peso, e couro amacia em algumas semanas.',
    ],
    [
      'Segurança',
      'Confira se o furo da ponta agarra o botão com folga justa e use travas em instrumentos acima de quatro quilos. Couro não gosta de secadora nem de sol de carro; um pano úmido e creme neutro bastam uma vez por ano.',
    ],
    [
      'Combina com',
      'Botões de trava, um suporte de chão para as pausas e cordas novas: o trio que faz o instrumento chegar inteiro ao fim da noite.',
    ],
  ],
  palavras: ['correia', 'talabarte', 'alça', 'strap', 'talabartes'],
}

function strap(
  material: StrapDrawing['material'],
  colour: string,
  pattern: StrapDrawing['pattern'],
  accent: string,
): StrapDrawing {
  return { family: 'strap', material, colour, pattern, accent }
}

const STRAP_ITEMS: readonly Item[] = [
  {
    nome: 'Correia Basso Vintage de couro para guitarra',
    marca: 'basso',
    codigo: 'BS-VIN',
    preco: 189.9,
    origem: 0,
    curta: 'Correia de couro nacional com costura reforçada, ajustável até 145 cm.',
    texto: [
      'Couro de vaqueta com costura grossa e reforço nas pontas: amacia no primeiro mês e atravessa uma década.',
      'Para instrumentos pesados e para quem toca em pé três sets seguidos sem pensar no ombro.',
    ],
    specs: [facet('Material', 'Couro'), spec('Largura', '6,5 cm'), spec('Comprimento', 'até 145 cm')],
    itens: ['1 correia'],
    drawing: strap('leather', '#6a4023', 'plain', '#3a2414'),
    variantes: [
      ['Café', '#5a3820'],
      ['Preto', '#1e1a18'],
      ['Conhaque', '#9c5b2c'],
    ].map(([valor, cor]) => ({
      label: 'Cor',
      valor: valor ?? '',
      drawing: strap('leather', cor ?? '#333', 'plain', '#2a1a10'),
    })),
  },
  {
    nome: 'Correia Basso Étnica de algodão para violão',
    marca: 'basso',
    codigo: 'BS-ETN',
    preco: 99.9,
    origem: 0,
    forInstrument: 'Violão e guitarra',
    ncm: '62171000',
    curta: 'Correia de algodão trançado com ponteiras de couro.',
    texto: [
      'Algodão que não esquenta no verão, trama colorida e ponteiras de couro que não soltam do botão.',
      'Leve e discreta, fica bem tanto no violão quanto no ukulele de quem toca em pé.',
    ],
    specs: [facet('Material', 'Algodão'), spec('Largura', '5 cm'), spec('Comprimento', 'até 160 cm')],
    itens: ['1 correia'],
    drawing: strap('woven', '#2f4858', 'diamonds', '#e0a458'),
  },
  {
    nome: "Correia D'Addario Planet Waves 50 mm",
    marca: 'daddario',
    codigo: '50A',
    preco: 74.9,
    ncm: '62171000',
    curta: 'Correia de poliéster com ponteiras de couro sintético, 50 mm.',
    texto: [
      'Simples, lavável e com um ajuste que não escorrega no meio do solo. A ponteira abre com esforço, e é assim que tem de ser.',
      'Para quem quer uma correia boa hoje e trocar de estampa quando enjoar.',
    ],
    specs: [facet('Material', 'Poliéster'), spec('Largura', '5 cm'), spec('Comprimento', 'até 150 cm')],
    itens: ['1 correia'],
    palavras: ['dadario'],
    drawing: strap('woven', '#22333b', 'stripes', '#c9ada7'),
    variantes: [
      ['Preta', '#1c1c20'],
      ['Vermelha', '#9b2226'],
      ['Azul', '#26547c'],
    ].map(([valor, cor]) => ({
      label: 'Cor',
      valor: valor ?? '',
      drawing: strap('woven', cor ?? '#333', 'stripes', '#cfcfcf'),
    })),
  },
  {
    nome: 'Correia Ernie Ball Polypro para guitarra',
    marca: 'ernie-ball',
    codigo: 'P04037',
    preco: 64.9,
    ncm: '62171000',
    curta: 'Correia de polipropileno com pontas de couro, até 180 cm.',
    texto: [
      'Trama densa que não enrola, cores vivas e um comprimento que serve até em quem é muito alto.',
      'Barata e resistente: a que você esquece no estúdio e volta para buscar sem drama.',
    ],
    specs: [facet('Material', 'Poliéster'), spec('Largura', '5 cm'), spec('Comprimento', 'até 180 cm')],
    itens: ['1 correia'],
    palavras: ['ernie ball'],
    drawing: strap('woven', '#7b2d26', 'plain', '#e5cdb3'),
  },
  {
    nome: 'Correia larga Basso Comfort para baixo',
    marca: 'basso',
    codigo: 'BS-CMF',
    preco: 219.9,
    origem: 0,
    forInstrument: 'Baixo elétrico',
    curta: 'Correia de couro com espuma, 9 cm de largura, para baixos pesados.',
    texto: [
      'Nove centímetros de largura e espuma por dentro: os quatro quilos do baixo somem na metade do primeiro set.',
      'Para igrejas de três horas, trios de bar e costas que já pediram arrego.',
    ],
    specs: [facet('Material', 'Couro'), spec('Largura', '9 cm'), spec('Comprimento', 'até 150 cm')],
    itens: ['1 correia'],
    drawing: strap('leather', '#2b2320', 'plain', '#b28b4a'),
  },
  {
    nome: 'Correia Basso Floral para violão e ukulele',
    marca: 'basso',
    codigo: 'BS-FLR',
    preco: 89.9,
    origem: 0,
    forInstrument: 'Violão e guitarra',
    ncm: '62171000',
    curta: 'Correia estampada de algodão, leve, para violão e ukulele.',
    texto: [
      'Estampa floral impressa em algodão, com fecho que serve ao botão do violão e ao do ukulele.',
      'Bonita sem pesar, para quem gosta que o instrumento combine com a roupa e não com o palco dos outros.',
    ],
    specs: [facet('Material', 'Algodão'), spec('Largura', '4 cm'), spec('Comprimento', 'até 140 cm')],
    itens: ['1 correia'],
    drawing: strap('cotton', '#4f6d7a', 'floral', '#e9c46a'),
  },
]

const CABLES: Group = {
  categoria: 'acessorios/palhetados/cabos',
  forInstrument: 'Guitarra e baixo',
  ncm: '85444200',
  caixa: [420, 60, 190, 200],
  garantia: '12 meses contra defeito de fabricação',
  partes: [
    [
      'Comprimento certo',
      'Três metros para casa, cinco para ensaio, dez só se o palco pedir: cada metro a mais tira um pouco de agudo do captador passivo. Enrole em oito, sem dobra forte, e prenda com a própria fita.',
    ],
    [
      'Bom saber',
      'Cabo de guitarra e cabo de caixa não são a mesma coisa por dentro, mesmo com o mesmo plugue. Se o som sumir, teste com o cabo de um amigo antes de culpar o amplificador.',
    ],
    [
      'Combina com',
      'Um bom cabo mostra o que o captador tem; com cordas velhas, mostra também o cansaço delas. Leve um reserva na capa, junto da bateria e das palhetas.',
    ],
  ],
  palavras: ['cabo', 'p10', 'cabo de guitarra', 'cable'],
}

function lengths(preco: number): NonNullable<Item['variantes']> {
  return [
    ['3 m', preco],
    ['5 m', preco + 34],
    ['10 m', preco + 120],
  ].map(([valor, price]) => ({ label: 'Comprimento', valor: String(valor), preco: Number(price) }))
}

const CABLE_ITEMS: readonly Item[] = [
  {
    nome: 'Cabo Santo Angelo Ninja para guitarra',
    marca: 'santo-angelo',
    codigo: 'NJ',
    preco: 79.9,
    origem: 0,
    curta: 'Cabo de guitarra com cobre OFC e plugues retos, em três medidas.',
    texto: [
      'Cobre de baixa oxidação, malha cheia e plugues que encaixam com um clique. O ruído cai e o brilho fica.',
      'Para todo dia: ensaio, igreja, aula e a gravação do fim de semana.',
    ],
    specs: [facet('Material', 'Cobre OFC'), spec('Plugues', 'P10 retos'), spec('Diâmetro', '6 mm')],
    itens: ['1 cabo'],
    drawing: gadget('cable', '#b3202a', '#1d1d22'),
    variantes: lengths(79.9),
  },
  {
    nome: 'Cabo Santo Angelo Garage plugue L para baixo',
    marca: 'santo-angelo',
    codigo: 'GL',
    preco: 119.9,
    origem: 0,
    forInstrument: 'Baixo elétrico',
    curta: 'Cabo com plugue em L e capacitância baixa, para baixo e guitarra.',
    texto: [
      'Um plugue em L que não força o jack e capacitância baixa, que guarda o estalo do médio agudo.',
      'Para baixos e guitarras com saída lateral, onde o cabo reto é só um joelho esperando para quebrar.',
    ],
    specs: [facet('Material', 'Cobre OFC'), spec('Plugues', 'P10 reto e L'), spec('Diâmetro', '6,5 mm')],
    itens: ['1 cabo'],
    drawing: gadget('cable', '#1f2933', '#d8a84a'),
    variantes: lengths(119.9),
  },
  {
    nome: 'Cabo Tecniforte tecido Vintage para guitarra',
    marca: 'tecniforte',
    codigo: 'TF-VTG',
    preco: 139.9,
    origem: 0,
    curta: 'Cabo com capa de tecido, resistente à torção, cor vinho ou preta.',
    texto: [
      'Capa de tecido que não enrosca no tripé e um tato de fio antigo. Por dentro, cobre bom e blindagem densa.',
      'Para quem grava em pé e detesta cabo que parece corda de varal.',
    ],
    specs: [facet('Material', 'Cobre OFC'), spec('Plugues', 'P10 retos'), spec('Comprimento', '5 m')],
    itens: ['1 cabo de 5 m'],
    drawing: gadget('cable', '#5a1f28', '#c9a24a'),
    variantes: [
      ['Vinho', '#5a1f28'],
      ['Preto', '#1b1b1f'],
    ].map(([valor, cor]) => ({
      label: 'Cor',
      valor: valor ?? '',
      drawing: gadget('cable', cor ?? '#333', '#c9a24a'),
    })),
  },
  {
    nome: 'Cabo Ernie Ball Flex espiral 9 metros',
    marca: 'ernie-ball',
    codigo: 'EB-COIL',
    preco: 219.9,
    curta: 'Cabo espiral com nove metros esticado, para palco e visual.',
    texto: [
      'A espiral volta sozinha, o que salva vidas em palco cheio, e o som passa por ela com menos perda do que se espera.',
      'Compre também um de três metros para casa: este ocupa meia mesa quando não está tocando.',
    ],
    specs: [
      facet('Material', 'Cobre OFC'),
      spec('Plugues', 'P10 retos'),
      spec('Comprimento', 'até 9 m esticado'),
    ],
    itens: ['1 cabo espiral'],
    palavras: ['ernie ball', 'espiral'],
    drawing: gadget('cable', '#17171a', '#8f8f96'),
  },
]
