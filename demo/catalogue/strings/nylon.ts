import type { DemoProduct } from '#demo/demo-product.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'
import { table } from '../html.ts'
import { pack, SET, SET_WORDS, strings } from './pack.ts'

/** Nylon sets for violão, by tension. */
export function nylonStrings(): DemoProduct[] {
  return groupProducts(NYLON, NYLON_ITEMS)
}

const NYLON: Group = {
  ...SET,
  categoria: 'cordas/instrumentos/violoes-de-nailon',
  forInstrument: 'Violão',
  caixa: [40, 12, 110, 120],
  partes: [
    [
      'Tensão e som',
      'No náilon não se fala em calibre, e sim em tensão: leve solta o som e alivia a mão, média equilibra, alta projeta e pede técnica. Em escala de 650 mm, um jogo de tensão média soma perto de 38 kg, menos da metade de um jogo de aço.',
    ],
    [
      'Na hora de trocar',
      'As primas escorregam: dê três voltas no nó do cavalete e deixe a ponta presa sob a volta seguinte. Corda nova estica por dois ou três dias; afine antes de dormir e ao acordar, e ela firma sozinha.',
    ],
    [
      'Combina com',
      'Um banquinho de pé, um umidificador e um paninho para as mãos. Unha lixada de leve muda o som tanto quanto a corda.',
    ],
  ],
  palavras: [...SET_WORDS, 'nylon', 'náilon', 'nailon', 'violão clássico', 'violao'],
}

const NYLON_SPECS = [
  facet('Número de cordas', '6'),
  facet('Afinação', 'E A D G B E'),
  facet('Núcleo', 'Náilon'),
] as const

const KG = {
  leve: ['6,8', '5,1', '5,4', '6,8', '5,7', '6,0'],
  normal: ['7,0', '5,3', '5,5', '7,1', '6,9', '6,4'],
  alta: ['7,2', '5,5', '5,7', '7,5', '7,3', '6,6'],
  extra: ['7,5', '5,7', '5,9', '7,5', '7,3', '7,2'],
} as const

const NOTES = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

function classical(tension: keyof typeof KG): string {
  return table(
    ['Corda', 'Nota', 'Tensão em 650 mm'],
    NOTES.map((note, i) => [`${i + 1}ª`, note, `${KG[tension][i] ?? ''} kg`]),
  )
}

/** The specification lines of the strings whose tensions `classical` shows. */
function classicalSpecs(tension: keyof typeof KG) {
  return [
    ...NOTES.map((note, i) => spec(`${i + 1}ª corda`, `${note} · ${KG[tension][i] ?? ''} kg`)),
    spec('Comprimento vibrante de referência', '650 mm'),
  ]
}

/**
 * The specification lines of a set whose maker states no tensions: trebles of the usual gauges, and basses of a metal on
 * nylon by their diameters. All together they pull what a set of medium tension does.
 */
function mediumSpecs(winding: 'Cobre prateado' | 'Bronze 80/20', d: string, a: string, e: string) {
  return strings(
    'E4 · .028 · Náilon',
    'B3 · .032 · Náilon',
    'G3 · .040 · Náilon',
    `D3 · ${d} · ${winding}`,
    `A2 · ${a} · ${winding}`,
    `E2 · ${e} · ${winding}`,
  )
}

const NYLON_ITEMS: readonly Item[] = [
  {
    nome: "Encordoamento D'Addario EJ45 Pro-Arté tensão média violão náilon",
    marca: 'daddario',
    codigo: 'EJ45',
    preco: 69.9,
    curta: 'Primas de náilon claro e bordões prateados, tensão média.',
    texto: [
      'O jogo que equilibra mais violões no país: primas cantadas, bordões firmes e nenhuma corda que roube a cena.',
      'Ponto de partida para quem não sabe que tensão usar, e ponto de chegada para muita gente.',
    ],
    tabela: classical('normal'),
    specs: [
      ...NYLON_SPECS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Intermediário'),
      facet('Terminação', 'Ponta livre'),
      ...classicalSpecs('normal'),
    ],
    itens: ['6 cordas'],
    palavras: ['dadario', 'pro arte', 'ej 45'],
    drawing: pack('Pro-Arté', 'média · náilon', '#f2efe8', '#9c1f2b', 6, 'silver'),
  },
  {
    nome: "Encordoamento D'Addario EJ46 Pro-Arté tensão alta violão náilon",
    marca: 'daddario',
    codigo: 'EJ46',
    preco: 69.9,
    curta: 'Primas e bordões de tensão alta, para projeção e ataque.',
    texto: [
      'Um degrau acima em força: a nota sai com mais corpo e o ataque fica nítido na última fila.',
      'Para solistas e violões que ficam tímidos com corda média, desde que a mão esteja em dia.',
    ],
    tabela: classical('alta'),
    specs: [
      ...NYLON_SPECS,
      facet('Tensão', 'Alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
      ...classicalSpecs('alta'),
    ],
    itens: ['6 cordas'],
    palavras: ['dadario', 'pro arte', 'ej 46'],
    drawing: pack('Pro-Arté', 'alta · náilon', '#f2efe8', '#1b4d6e', 6, 'silver'),
  },
  {
    nome: "Encordoamento D'Addario EJ43 Pro-Arté tensão leve violão náilon",
    marca: 'daddario',
    codigo: 'EJ43',
    preco: 69.9,
    curta: 'Cordas soltas e macias, para mão leve e violões sensíveis.',
    texto: [
      'Macias sob os dedos, com vibrato largo e um som aberto que enche a sala pequena.',
      'Boas para bossa, para violões antigos de tampo fino e para quem volta a tocar depois de anos.',
    ],
    tabela: classical('leve'),
    specs: [
      ...NYLON_SPECS,
      facet('Tensão', 'Leve'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Intermediário'),
      facet('Terminação', 'Ponta livre'),
      ...classicalSpecs('leve'),
    ],
    itens: ['6 cordas'],
    palavras: ['dadario', 'pro arte', 'ej 43'],
    drawing: pack('Pro-Arté', 'leve · náilon', '#f2efe8', '#2b6b4f', 6, 'silver'),
  },
  {
    nome: "Encordoamento D'Addario EJ27N estudante violão náilon",
    marca: 'daddario',
    codigo: 'EJ27N',
    preco: 34.9,
    curta: 'O jogo de estudo da casa, tensão média e bordões prateados.',
    texto: [
      'Fica no armário da escola e resolve a aula de qualquer um: som limpo, preço baixo e disponibilidade em todo lugar.',
      'Não tem o veludo das linhas caras, e para o primeiro ano de estudo nem precisa ter.',
    ],
    tabela: classical('normal'),
    specs: [
      ...NYLON_SPECS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Iniciante'),
      facet('Terminação', 'Ponta livre'),
      ...classicalSpecs('normal'),
    ],
    itens: ['6 cordas'],
    palavras: ['dadario', 'ej 27', 'estudante'],
    drawing: pack('EJ27N', 'estudante · náilon', '#eaeaea', '#7a3b8f', 6, 'silver'),
  },
  {
    nome: 'Encordoamento Augustine Blue tensão alta violão náilon',
    marca: 'augustine',
    codigo: 'AUG-BLUE',
    preco: 89.9,
    curta: 'Primas de náilon macio e bordões azuis de tensão alta.',
    texto: [
      'Primas de tom aveludado com bordões de tensão alta, na embalagem azul que violonistas reconhecem de longe.',
      'Para quem gosta de grave firme e agudo sem aspereza, e aprecia a tradição.',
    ],
    tabela: classical('alta'),
    specs: [
      ...NYLON_SPECS,
      facet('Tensão', 'Alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
      ...classicalSpecs('alta'),
    ],
    itens: ['6 cordas'],
    palavras: ['augustine', 'blue'],
    drawing: pack('Blue', 'alta · náilon', '#1e5fa8', '#f2f2f2', 6, 'silver'),
  },
  {
    nome: 'Encordoamento Savarez Alliance 540J violão náilon',
    marca: 'savarez',
    codigo: '540J',
    preco: 189.9,
    curta: 'Primas de carbono brilhante e bordões de tensão alta.',
    texto: [
      'Primas de carbono, finas e brilhantes, que cortam a sala sem esforço da mão. O bordão acompanha com nitidez.',
      'Escolha de concurso e de recital; em violões já brilhantes, prefira a média ou volte ao náilon.',
    ],
    tabela: classical('extra'),
    specs: [
      facet('Número de cordas', '6'),
      facet('Afinação', 'E A D G B E'),
      facet('Núcleo', 'Fluorcarbono'),
      facet('Tensão', 'Extra alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
      ...classicalSpecs('extra'),
    ],
    itens: ['6 cordas'],
    palavras: ['savarez', 'alliance', 'carbono'],
    drawing: pack('Alliance 540J', 'alta · carbono', '#111111', '#d9c06b', 6, 'silver'),
  },
  {
    nome: 'Encordoamento Hannabach Série 815 violão náilon',
    marca: 'hannabach',
    codigo: '815',
    preco: 149.9,
    curta: 'Bordões de polimento fino, som escuro e pouco ruído de dedo.',
    texto: [
      'Bordões polidos que não chiam quando a mão desliza, com um escuro elegante e nota longa.',
      'Três tensões da mesma família: comece pela média e suba se a sua unha pedir mais resistência.',
    ],
    tabela: classical('normal'),
    specs: [
      ...NYLON_SPECS,
      spec('Tensões disponíveis', 'Leve, Média, Alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
      ...classicalSpecs('normal'),
    ],
    itens: ['6 cordas'],
    palavras: ['hannabach'],
    drawing: pack('815', 'náilon', '#0f3057', '#e8c468', 6, 'silver'),
    variantes: ['Leve', 'Média', 'Alta'].map((valor) => ({ label: 'Tensão', valor })),
  },
  {
    nome: 'Encordoamento Giannini Canário tensão média violão náilon',
    marca: 'giannini',
    codigo: 'GENWPA',
    preco: 22.9,
    origem: 0,
    curta: 'O jogo amarelo das varandas, tensão média e bolinhas na ponta.',
    texto: [
      'Cada família tem um violão com Canário em cima do armário: som claro, amarração fácil por causa das bolinhas e preço que não dói.',
      'Serve ao violão da festa, do samba e do filho que ainda não decidiu se quer aula.',
    ],
    specs: [
      ...NYLON_SPECS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Iniciante'),
      facet('Terminação', 'Bola'),
      ...mediumSpecs('Cobre prateado', '.028', '.034', '.042'),
    ],
    itens: ['6 cordas'],
    palavras: ['gianini', 'canario'],
    drawing: pack('Canário', 'média · náilon', '#f4d35e', '#0d3b66', 6, 'nylon'),
  },
  {
    nome: 'Encordoamento NIG N470 tensão média violão náilon',
    marca: 'nig',
    codigo: 'N470',
    preco: 21.9,
    origem: 0,
    curta: 'Jogo nacional de náilon com bordões de bronze, tensão média.',
    texto: [
      'Som vivo e bordões de bronze que cantam um pouco mais que os prateados, ao preço de um lanche.',
      'Bom para professor que troca dez jogos por semestre e para violão de escola.',
    ],
    specs: [
      ...NYLON_SPECS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Bronze 80/20'),
      facet('Nível', 'Iniciante'),
      facet('Terminação', 'Ponta livre'),
      ...mediumSpecs('Bronze 80/20', '.030', '.036', '.045'),
    ],
    itens: ['6 cordas'],
    palavras: ['nig', 'nacional'],
    drawing: pack('N470', 'média · náilon', '#14213d', '#fca311', 6, 'bronze'),
  },
  {
    nome: 'Encordoamento La Bella 2001 flamenco violão náilon',
    marca: 'la-bella',
    codigo: '2001FH',
    preco: 139.9,
    curta: 'Cordas brilhantes de ataque seco, para flamenco e ritmo.',
    texto: [
      'Primas claras, ataque seco e bordões que não se misturam: o compasso aparece inteiro.',
      'Feitas para baixa ação e mão que raspa; no violão erudito de concerto, o som pode parecer curto.',
    ],
    tabela: classical('alta'),
    specs: [
      ...NYLON_SPECS,
      facet('Tensão', 'Alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
      ...classicalSpecs('alta'),
    ],
    itens: ['6 cordas'],
    palavras: ['la bella', 'flamenco'],
    drawing: pack('2001', 'flamenco', '#7a1820', '#f2e3c6', 6, 'silver'),
  },
]
