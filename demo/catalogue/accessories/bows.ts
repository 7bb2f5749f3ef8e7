import type { DemoProduct } from '#demo/demo-product.ts'
import type { BowDrawing } from '#demo/pictures/drawing/drawing.ts'
import type { FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item, Part } from '../group.ts'
import { groupProducts } from '../group.ts'

/** Bows for the four instruments. */
export function bows(): DemoProduct[] {
  return groupProducts(GROUP, ROWS.map(item))
}

type Row = {
  instrument: BowDrawing['instrument']
  nome: string
  marca: string
  codigo: string
  preco: number
  material: Extract<FacetValue<'Material'>, 'Fibra de carbono' | 'Brazilwood' | 'Ipê' | 'Híbrido de carbono'>
  nivel: FacetValue<'Nível'>
  grams: string
  mount: BowDrawing['mount']
  octagonal: boolean
  origem?: 0 | 1 | 2
  sizes?: readonly (readonly [string, number])[]
  texto: readonly [string, string]
}

const GROUP: Group = {
  categoria: 'arcos/violino',
  forInstrument: 'Violino',
  ncm: '92099200',
  caixa: [320, 60, 80, 800],
  garantia: '3 meses contra defeito de fabricação',
  partes: [],
  palavras: ['vara', 'bow', 'arco', 'crina', 'arcos'],
}

const INSTRUMENTS = {
  violin: {
    nome: 'violino',
    facet: 'Violino',
    categoria: 'arcos/violino',
    cm: '74,5 cm',
    caixa: [320, 60, 80, 800],
  },
  viola: {
    nome: 'viola de arco',
    facet: 'Viola de arco',
    categoria: 'arcos/viola',
    cm: '74,5 cm',
    caixa: [340, 60, 80, 800],
  },
  cello: {
    nome: 'violoncelo',
    facet: 'Violoncelo',
    categoria: 'arcos/violoncelo-e-contrabaixo',
    cm: '71,5 cm',
    caixa: [360, 60, 90, 780],
  },
  doubleBass: {
    nome: 'contrabaixo',
    facet: 'Contrabaixo acústico',
    categoria: 'arcos/violoncelo-e-contrabaixo',
    cm: '70 cm',
    caixa: [480, 70, 110, 800],
  },
} as const

function item(row: Row): Item {
  const kind = INSTRUMENTS[row.instrument]
  return {
    nome: row.nome,
    marca: row.marca,
    codigo: row.codigo,
    preco: row.preco,
    origem: row.origem ?? 1,
    categoria: kind.categoria,
    forInstrument: kind.facet,
    caixa: kind.caixa,
    curta: `Arco de ${kind.nome} em ${row.material.toLowerCase()}, ${row.octagonal ? 'oitavado' : 'redondo'}, perto de ${row.grams}.`,
    texto: row.texto,
    partes: [
      STICKS[row.material],
      [
        'Na mão',
        `A vara é ${row.octagonal ? 'oitavada, um pouco mais firme e estável' : 'redonda, um pouco mais flexível e cantante'}, o talão é de ébano com olho Paris e o conjunto pesa perto de ${row.grams}. O ponto de equilíbrio fica a uns 19 cm do talão, onde a mão espera.`,
      ],
      CARE,
    ],
    specs: [
      facet('Material', row.material),
      facet('Nível', row.nivel),
      ...(row.sizes
        ? [spec('Tamanhos disponíveis', row.sizes.map(([tamanho]) => tamanho).join(', '))]
        : [facet('Tamanho', row.instrument === 'doubleBass' ? '3/4' : '4/4')]),
      spec('Vara', row.octagonal ? 'Oitavada' : 'Redonda'),
      spec('Talão', 'Ébano com olho Paris'),
      spec('Guarnição', { nickel: 'Níquel', silver: 'Prata', gold: 'Dourada' }[row.mount]),
      spec('Crina', 'Natural branca'),
      spec('Peso do arco', row.grams),
      spec('Comprimento', row.sizes ? 'conforme o tamanho' : kind.cm),
    ],
    itens: ['1 arco com crina natural', '1 tubo de transporte'],
    drawing: {
      family: 'bow',
      instrument: row.instrument,
      stick: STICK_WOOD[row.material],
      frog: 'ebony',
      mount: row.mount,
      eye: 'paris',
      octagonal: row.octagonal,
      hair: 'white',
    },
    ...(row.sizes
      ? { variantes: row.sizes.map(([valor, preco]) => ({ label: 'Tamanho', valor, preco })) }
      : {}),
  }
}

const STICK_WOOD = {
  'Fibra de carbono': 'carbon',
  Brazilwood: 'pernambuco',
  Ipê: 'ipe',
  'Híbrido de carbono': 'carbon',
} as const

const STICKS: Record<Row['material'], Part> = {
  'Fibra de carbono': [
    'A fibra',
    'A fibra de carbono não empena com umidade nem com calor de carro, mantém a curva por anos e responde sempre igual. O som é um pouco mais direto que o da madeira, o que muitos preferem em palco aberto.',
  ],
  Brazilwood: [
    'A madeira',
    'Brazilwood é o nome comercial de madeiras tropicais importadas, mais leves e acessíveis que o pau-brasil protegido. Dá um arco macio, amigável para o pulso, com origem declarada no documento que acompanha a nota.',
  ],
  Ipê: [
    'A madeira',
    'O ipê brasileiro é denso, elástico e vem de manejo documentado. Os arcos feitos dele têm uma firmeza que lembra os de concerto, com um calor próprio no som.',
  ],
  'Híbrido de carbono': [
    'A construção',
    'Por fora, folhas de madeira; por dentro, uma alma de carbono que não deixa a vara ceder. Junta o calor do toque à estabilidade de quem viaja.',
  ],
}

const CARE: Part = [
  'Cuidados',
  'Passe breu em movimentos longos, solte a crina até ela quase encostar na vara ao guardar e limpe o pó com um pano seco. Um arco de uso diário pede crina nova uma vez por ano, serviço que qualquer luthier faz em uma tarde.',
]

const SMALL = [
  ['4/4', 1],
  ['3/4', 0.96],
  ['1/2', 0.94],
  ['1/4', 0.92],
] as const

function sizes(preco: number): readonly (readonly [string, number])[] {
  return SMALL.map(([nome, factor]) => [nome, Math.floor(preco * factor) + 0.9] as const)
}

const ROWS: readonly Row[] = [
  {
    instrument: 'violin',
    nome: 'Arco de violino Eagle de brazilwood',
    marca: 'eagle',
    codigo: 'EA-VN',
    preco: 129.9,
    material: 'Brazilwood',
    nivel: 'Iniciante',
    grams: '60 g',
    mount: 'nickel',
    octagonal: false,
    sizes: sizes(129.9),
    texto: [
      'Arco de reposição que resolve a aula do dia seguinte: crina natural, botão firme e um peso que a mão do iniciante agradece.',
      'Serve aos violinos de escola de todos os tamanhos e é barato o bastante para ter um de reserva no armário.',
    ],
  },
  {
    instrument: 'violin',
    nome: 'Arco de violino Paganini carbono PCB12',
    marca: 'paganini',
    codigo: 'PCB12',
    preco: 249.9,
    material: 'Fibra de carbono',
    nivel: 'Iniciante',
    grams: '61 g',
    mount: 'nickel',
    octagonal: false,
    sizes: sizes(249.9),
    texto: [
      'O salto de quem sai do arco que veio com o violino: reto, equilibrado e imune ao verão dentro do carro.',
      'Rende muito para estudantes de segundo e terceiro ano, que já começam spiccato e precisam de uma vara que devolva.',
    ],
  },
  {
    instrument: 'violin',
    nome: 'Arco de violino Vogga híbrido 4/4',
    marca: 'vogga',
    codigo: 'VHB-44',
    preco: 489.9,
    material: 'Híbrido de carbono',
    nivel: 'Intermediário',
    grams: '60 g',
    mount: 'silver',
    octagonal: false,
    texto: [
      'Parece madeira, comporta-se como carbono: um arco para subir de nível sem precisar comprar outro violino.',
      'O ataque é limpo e o legato, calmo; vai bem em orquestra jovem e em música de câmara.',
    ],
  },
  {
    instrument: 'violin',
    nome: 'Arco de violino Hofma de ipê oitavado 4/4',
    marca: 'hofma',
    codigo: 'HIP-44',
    preco: 690,
    material: 'Ipê',
    nivel: 'Intermediário',
    grams: '61 g',
    mount: 'silver',
    octagonal: true,
    origem: 0,
    texto: [
      'Ipê brasileiro trabalhado em oito faces, com a firmeza de arco sério e um preço que ainda cabe no estudo.',
      'Para quem quer agarrar a corda nas passagens fortes sem perder o controle na ponta.',
    ],
  },
  {
    instrument: 'violin',
    nome: 'Arco de violino Rolim de ipê de autor 4/4',
    marca: 'rolim',
    codigo: 'RA-VN',
    preco: 2890,
    material: 'Ipê',
    nivel: 'Profissional',
    grams: '61 g',
    mount: 'silver',
    octagonal: true,
    origem: 0,
    texto: [
      'Vara escolhida uma a uma, guarnição de prata e crina de primeira: arco de ateliê com assinatura.',
      'Para bacharelado e orquestra, quando o arco anterior passou a limitar o que a mão já sabe fazer.',
    ],
  },
  {
    instrument: 'violin',
    nome: 'Arco de violino Stagg carbono trançado 4/4',
    marca: 'stagg',
    codigo: 'SVB-C44',
    preco: 890,
    material: 'Fibra de carbono',
    nivel: 'Profissional',
    grams: '60 g',
    mount: 'silver',
    octagonal: false,
    origem: 2,
    texto: [
      'Carbono com trama à vista, talão de ébano e um salto que anda sozinho nas colcheias rápidas.',
      'Para quem toca ao ar livre, em bandas e em igrejas com microfone, onde a madeira sofre.',
    ],
  },
  {
    instrument: 'viola',
    nome: 'Arco de viola Eagle de brazilwood 4/4',
    marca: 'eagle',
    codigo: 'EA-VA',
    preco: 169.9,
    material: 'Brazilwood',
    nivel: 'Iniciante',
    grams: '70 g',
    mount: 'nickel',
    octagonal: false,
    texto: [
      'Um pouco mais pesado que o de violino, para a Dó falar sem que o braço empurre.',
      'É o arco certo para a viola de escola e para o violinista que está experimentando a clave de Dó.',
    ],
  },
  {
    instrument: 'viola',
    nome: 'Arco de viola Vogga híbrido 4/4',
    marca: 'vogga',
    codigo: 'VHB-VA',
    preco: 549.9,
    material: 'Híbrido de carbono',
    nivel: 'Intermediário',
    grams: '71 g',
    mount: 'silver',
    octagonal: false,
    texto: [
      'Firme no meio e doce na ponta: a nota grave sai inteira e o agudo não fica nervoso.',
      'Para violistas de quarteto que viajam e não querem pensar em umidade.',
    ],
  },
  {
    instrument: 'viola',
    nome: 'Arco de viola Hofma de ipê 4/4',
    marca: 'hofma',
    codigo: 'HIP-VA',
    preco: 750,
    material: 'Ipê',
    nivel: 'Intermediário',
    grams: '70 g',
    mount: 'silver',
    octagonal: false,
    origem: 0,
    texto: [
      'Ipê redondo, flexível, com um som morno que combina com a voz da viola.',
      'Boa escolha para quem toca em naipe e quer um arco que não grite.',
    ],
  },
  {
    instrument: 'cello',
    nome: 'Arco de violoncelo Eagle de brazilwood',
    marca: 'eagle',
    codigo: 'EA-VC',
    preco: 199.9,
    material: 'Brazilwood',
    nivel: 'Iniciante',
    grams: '80 g',
    mount: 'nickel',
    octagonal: false,
    sizes: sizes(199.9).slice(0, 3),
    texto: [
      'Arco de estudo com crina farta e botão macio, para aguentar o breu generoso dos iniciantes.',
      'Existe também em tamanhos para as crianças, que merecem um arco na medida do violoncelo.',
    ],
  },
  {
    instrument: 'cello',
    nome: 'Arco de violoncelo Paganini carbono 4/4',
    marca: 'paganini',
    codigo: 'PCB-VC',
    preco: 469.9,
    material: 'Fibra de carbono',
    nivel: 'Intermediário',
    grams: '81 g',
    mount: 'nickel',
    octagonal: false,
    texto: [
      'Carbono de boa curva, com o peso no lugar: a corda Dó responde no primeiro milímetro.',
      'Para orquestras jovens, igrejas e quem estuda em lugares úmidos.',
    ],
  },
  {
    instrument: 'cello',
    nome: 'Arco de violoncelo Hofma de ipê oitavado 4/4',
    marca: 'hofma',
    codigo: 'HIP-VC',
    preco: 990,
    material: 'Ipê',
    nivel: 'Profissional',
    grams: '82 g',
    mount: 'silver',
    octagonal: true,
    origem: 0,
    texto: [
      'Oitavado e firme, com guarnição de prata: o arco que faz o violoncelo parecer mais caro.',
      'Para suítes, naipes e para a semana de prova, quando a mão precisa confiar.',
    ],
  },
  {
    instrument: 'doubleBass',
    nome: 'Arco de contrabaixo Eagle francês',
    marca: 'eagle',
    codigo: 'EA-CBF',
    preco: 329.9,
    material: 'Brazilwood',
    nivel: 'Iniciante',
    grams: '130 g',
    mount: 'nickel',
    octagonal: false,
    texto: [
      'Modelo francês, segurado por cima como o do violoncelo, com crina larga para as cordas grossas.',
      'Para estudantes cujo professor é da escola francesa; se for alemã, o arco é outro, e vale perguntar antes.',
    ],
  },
  {
    instrument: 'doubleBass',
    nome: 'Arco de contrabaixo Hofma alemão de ipê',
    marca: 'hofma',
    codigo: 'HIP-CBG',
    preco: 1290,
    material: 'Ipê',
    nivel: 'Profissional',
    grams: '138 g',
    mount: 'silver',
    octagonal: false,
    origem: 0,
    texto: [
      'Modelo alemão, segurado por baixo, com talão alto e uma tração que faz a Mi aparecer no fundo da sala.',
      'Para orquestra e repertório pesado, em que o braço precisa de peso e não de força.',
    ],
  },
]
