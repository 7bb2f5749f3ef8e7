import type { DemoProduct } from '#demo/demo-product.ts'
import type { StringSetDrawing } from '#demo/pictures/drawing.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'
import { table } from '../html.ts'

/** Nylon sets for violão, and sets for ukulele, cavaquinho, viola caipira and bandolim. */
export function nylonAndSmallStrings(): DemoProduct[] {
  return [
    ...groupProducts(NYLON, NYLON_ITEMS),
    ...groupProducts(UKULELE, UKULELE_ITEMS),
    ...groupProducts(CAVACO, CAVACO_ITEMS),
    ...groupProducts(CAIPIRA, CAIPIRA_ITEMS),
    ...groupProducts(BANDOLIM, BANDOLIM_ITEMS),
  ]
}

function pack(
  title: string,
  subtitle: string,
  background: string,
  accent: string,
  strings: number,
  winding: StringSetDrawing['winding'],
): StringSetDrawing {
  const silks = ['#c0392b', '#2980b9', '#27ae60', '#f1c40f', '#8e44ad', '#7f8c8d']
  return {
    family: 'stringSet',
    pack: 'envelope',
    title,
    subtitle,
    background,
    accent,
    winding,
    coils: Array.from({ length: strings }, (_, i) => silks[i % 6] ?? accent),
  }
}

const COMMON = { ncm: '92093000', garantia: '90 dias contra defeito de fabricação' } as const
const SET_WORDS = ['encordoamento', 'jogo de cordas', 'encordamento', 'cordas']

const NYLON: Group = {
  ...COMMON,
  categoria: 'cordas/instrumentos/violoes-de-nailon',
  instrumento: 'Violão',
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

const NYLON_FACTS = [
  facet('Número de cordas', '6'),
  facet('Afinação', 'E A D G B E'),
  facet('Núcleo', 'Náilon'),
] as const

function classical(tensao: 'leve' | 'normal' | 'alta' | 'extra'): string {
  const kg = {
    leve: ['6,8', '5,1', '5,4', '6,8', '5,7', '6,0'],
    normal: ['7,0', '5,3', '5,5', '7,1', '6,9', '6,4'],
    alta: ['7,2', '5,5', '5,7', '7,5', '7,3', '6,6'],
    extra: ['7,5', '5,7', '5,9', '7,5', '7,3', '7,2'],
  }[tensao]
  return table(
    ['Corda', 'Nota', 'Tensão em 650 mm'],
    ['E4', 'B3', 'G3', 'D3', 'A2', 'E2'].map((nota, i) => [`${i + 1}ª`, nota, `${kg[i] ?? ''} kg`]),
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
    fatos: [
      ...NYLON_FACTS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Intermediário'),
      facet('Terminação', 'Ponta livre'),
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
    fatos: [
      ...NYLON_FACTS,
      facet('Tensão', 'Alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
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
    fatos: [
      ...NYLON_FACTS,
      facet('Tensão', 'Leve'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Intermediário'),
      facet('Terminação', 'Ponta livre'),
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
    fatos: [
      ...NYLON_FACTS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Iniciante'),
      facet('Terminação', 'Ponta livre'),
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
    fatos: [
      ...NYLON_FACTS,
      facet('Tensão', 'Alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
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
    fatos: [
      facet('Número de cordas', '6'),
      facet('Afinação', 'E A D G B E'),
      facet('Núcleo', 'Fluorcarbono'),
      facet('Tensão', 'Extra alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
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
    fatos: [
      ...NYLON_FACTS,
      spec('Tensões disponíveis', 'Leve, Média, Alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
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
    fatos: [
      ...NYLON_FACTS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Iniciante'),
      facet('Terminação', 'Bola'),
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
    fatos: [
      ...NYLON_FACTS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Bronze 80/20'),
      facet('Nível', 'Iniciante'),
      facet('Terminação', 'Ponta livre'),
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
    fatos: [
      ...NYLON_FACTS,
      facet('Tensão', 'Alta'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Profissional'),
      facet('Terminação', 'Ponta livre'),
    ],
    itens: ['6 cordas'],
    palavras: ['la bella', 'flamenco'],
    drawing: pack('2001', 'flamenco', '#7a1820', '#f2e3c6', 6, 'silver'),
  },
]

const UKULELE: Group = {
  ...COMMON,
  categoria: 'cordas/instrumentos/ukuleles',
  instrumento: 'Ukulele',
  caixa: [25, 10, 110, 120],
  partes: [
    [
      'Sol agudo ou grave?',
      'A afinação comum tem o Sol agudo, o que dá o balanço do ukulele. O Sol grave abre uma região abaixo do Dó e é bom para solo; pede corda própria e, às vezes, uma lixada na pestana.',
    ],
    [
      'Nos primeiros dias',
      'Corda de ukulele estica sem dó: afine muitas vezes no primeiro dia, deixe dormir afinado e não compre outra achando que veio com defeito. Em uma semana ela para. Enrole com poucas voltas e sem sobrepor.',
    ],
    [
      'Combina com',
      'Um afinador de presilha e uma capa acolchoada. Quem toca todos os dias troca o jogo a cada seis meses, mesmo sem arrebentar nenhuma.',
    ],
  ],
  palavras: [...SET_WORDS, 'uquelele', 'ukelele', 'uke'],
}

const UKE_SIZES = ['Soprano', 'Concert', 'Tenor'].map((valor) => ({ label: 'Tamanho', valor }))
const UKE_FACTS = [
  facet('Número de cordas', '4'),
  facet('Afinação', 'G C E A'),
  facet('Terminação', 'Ponta livre'),
] as const

const UKULELE_ITEMS: readonly Item[] = [
  {
    nome: "Encordoamento D'Addario Titanium EJ87 para ukulele",
    marca: 'daddario',
    codigo: 'EJ87',
    preco: 54.9,
    curta: 'Cordas de titânio: claras, cheias e um pouco mais graves.',
    texto: [
      'Um monofilamento opaco, mais denso, que dá corpo e brilho sem o estalo do náilon comum.',
      'Serve aos três tamanhos e melhora muito os ukuleles de entrada.',
    ],
    fatos: [...UKE_FACTS, facet('Núcleo', 'Náilon'), facet('Nível', 'Intermediário')],
    itens: ['4 cordas'],
    palavras: ['dadario', 'titanium', 'titânio'],
    drawing: pack('Titanium', 'ukulele', '#3b4252', '#88c0d0', 4, 'nylon'),
    variantes: UKE_SIZES,
  },
  {
    nome: "Encordoamento D'Addario EJ88 Nyltech para ukulele",
    marca: 'daddario',
    codigo: 'EJ88',
    preco: 69.9,
    curta: 'Material desenvolvido para soar como tripa, sem os problemas dela.',
    texto: [
      'Feito para aproximar-se do som da tripa: quente, com ataque macio e uma sustentação inesperada.',
      'Bonito em tenores e concerts de madeira maciça, para dedilhado.',
    ],
    fatos: [...UKE_FACTS, facet('Núcleo', 'Nylgut'), facet('Nível', 'Profissional')],
    itens: ['4 cordas'],
    palavras: ['dadario', 'nyltech'],
    drawing: pack('Nyltech', 'ukulele', '#f4a261', '#264653', 4, 'nylon'),
    variantes: UKE_SIZES,
  },
  {
    nome: 'Encordoamento Aquila Nylgut soprano 4U para ukulele',
    marca: 'aquila',
    codigo: '4U',
    preco: 64.9,
    curta: 'O Nylgut branco que veio de fábrica nos ukuleles bons.',
    texto: [
      'Branco, brilhante e com o ataque estalado que se espera do ukulele; afina rápido e não foge quando o tempo muda.',
      'Provavelmente é a corda que já está no seu, e é por isso que ele soa daquele jeito.',
    ],
    fatos: [
      ...UKE_FACTS,
      facet('Tamanho', 'Soprano'),
      facet('Núcleo', 'Nylgut'),
      facet('Nível', 'Intermediário'),
    ],
    itens: ['4 cordas'],
    palavras: ['aquila', 'nylgut'],
    drawing: pack('Nylgut', 'soprano', '#f8f4e9', '#2a6f97', 4, 'nylon'),
  },
  {
    nome: 'Encordoamento Aquila Red Series tenor para ukulele',
    marca: 'aquila',
    codigo: '88U',
    preco: 89.9,
    curta: 'Série vermelha com Sol grave, para tenor de dedilhado.',
    texto: [
      'Filamento vermelho mais denso, som aberto e grave de verdade: a quarta corda deixa de ser enfeite.',
      'Para tenores que tocam sozinhos e para composições que pedem baixo.',
    ],
    fatos: [
      ...UKE_FACTS,
      facet('Tamanho', 'Tenor'),
      facet('Núcleo', 'Nylgut'),
      facet('Nível', 'Profissional'),
      spec('Sol', 'grave'),
    ],
    itens: ['4 cordas'],
    palavras: ['aquila', 'red', 'low g'],
    drawing: pack('Red Series', 'tenor low G', '#a4161a', '#f1faee', 4, 'nylon'),
  },
  {
    nome: 'Encordoamento Worth Brown fluorcarbono para ukulele',
    marca: 'worth',
    codigo: 'BM',
    preco: 109.9,
    curta: 'Fluorcarbono marrom, doce e equilibrado, dois jogos no pacote.',
    texto: [
      'Fluorcarbono fino com um som doce e contido, sem brilho excessivo. O pacote traz dois jogos, o que ameniza o preço.',
      'Para ukuleles maciços e ouvidos atentos, que preferem calor a estalo.',
    ],
    fatos: [
      ...UKE_FACTS,
      facet('Núcleo', 'Fluorcarbono'),
      facet('Nível', 'Profissional'),
      spec('Conteúdo', '2 jogos'),
    ],
    itens: ['8 cordas (2 jogos)'],
    palavras: ['worth', 'brown'],
    drawing: pack('Brown', 'ukulele', '#6b4a2f', '#f0e4cf', 4, 'nylon'),
    variantes: UKE_SIZES,
  },
  {
    nome: 'Encordoamento NIG ukulele soprano nacional',
    marca: 'nig',
    codigo: 'NUK',
    preco: 24.9,
    origem: 0,
    curta: 'Jogo nacional barato e honesto, para ukulele soprano.',
    texto: [
      'Som alegre e preço de lanche: para a sala de musicalização inteira sair com cordas novas.',
      'Estica muito no primeiro dia e depois se comporta, como todas.',
    ],
    fatos: [
      ...UKE_FACTS,
      facet('Tamanho', 'Soprano'),
      facet('Núcleo', 'Náilon'),
      facet('Nível', 'Iniciante'),
    ],
    itens: ['4 cordas'],
    palavras: ['nig', 'nacional'],
    drawing: pack('Soprano', 'ukulele', '#14213d', '#fca311', 4, 'nylon'),
  },
]

const CAVACO: Group = {
  ...COMMON,
  categoria: 'cordas/instrumentos/cavaquinhos',
  instrumento: 'Cavaquinho',
  caixa: [25, 8, 110, 110],
  partes: [
    [
      'Leve ou média',
      'As leves têm 0,25 na prima e servem a dedos que dedilham; as médias têm 0,28 e seguram a palhetada do pagode. Quanto mais baixa a ação, mais a leve agrada; quanto mais forte a mão, mais a média.',
    ],
    [
      'Na hora de trocar',
      'Prenda a bolinha, dê duas voltas e meia na tarraxa e estique com o dedo antes de afinar. No cavaquinho a prima arrebenta primeiro, então tenha um jogo de reserva dentro do estojo.',
    ],
    [
      'Combina com',
      'Palheta média, capa acolchoada e um afinador de presilha para a roda barulhenta, onde o ouvido sozinho não dá conta.',
    ],
  ],
  palavras: [...SET_WORDS, 'cavaco', 'samba', 'pagode'],
}

const CAVACO_FACTS = [
  facet('Número de cordas', '4'),
  facet('Afinação', 'D G B D'),
  facet('Núcleo', 'Aço sólido'),
  facet('Terminação', 'Bola'),
] as const

const CAVACO_ITEMS: readonly Item[] = [
  {
    nome: 'Encordoamento Rouxinol R20 para cavaquinho',
    marca: 'rouxinol',
    codigo: 'R20',
    preco: 17.9,
    origem: 0,
    curta: 'O jogo das rodas, tensão leve, quatro cordas de aço.',
    texto: [
      'A corda que está no ouvido do samba há décadas: aço claro, ataque vivo e preço que deixa comprar três.',
      'Na roda é a que se pede emprestada e nunca se devolve.',
    ],
    fatos: [
      ...CAVACO_FACTS,
      facet('Tensão', 'Leve'),
      facet('Enrolamento', 'Sem enrolamento'),
      facet('Nível', 'Iniciante'),
      spec('Calibres', '0,25 · 0,30 · 0,46 · 0,62 mm'),
    ],
    itens: ['4 cordas'],
    palavras: ['rouxinol'],
    drawing: pack('R20', 'cavaquinho', '#c1121f', '#fdf0d5', 4, 'steel'),
  },
  {
    nome: 'Encordoamento Giannini média para cavaquinho',
    marca: 'giannini',
    codigo: 'GESC',
    preco: 24.9,
    origem: 0,
    curta: 'Tensão média com Ré grave enrolada, para palheta firme.',
    texto: [
      'Segura a palhetada do pagode sem embolar e mantém a afinação a noite inteira.',
      'Boa escolha para quem bate ritmo e precisa de volume ao lado do tantã.',
    ],
    fatos: [
      ...CAVACO_FACTS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Intermediário'),
      spec('Calibres', '0,28 · 0,32 · 0,50 · 0,66 mm'),
    ],
    itens: ['4 cordas'],
    palavras: ['gianini'],
    drawing: pack('Cavaquinho', 'média', '#f4d35e', '#0d3b66', 4, 'silver'),
  },
  {
    nome: "Encordoamento D'Addario EJ93 para cavaquinho",
    marca: 'daddario',
    codigo: 'EJ93',
    preco: 44.9,
    curta: 'Aço e bronze fosforoso em tensão média, embalagem selada.',
    texto: [
      'Brilho controlado e bordões de bronze fosforoso que não ficam com som de lata.',
      'Para gravação e palco, e para quem quer ouvir a harmonia de quem faz o samba andar.',
    ],
    fatos: [
      ...CAVACO_FACTS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Bronze fosforoso'),
      facet('Nível', 'Profissional'),
      spec('Calibres', '0,28 · 0,33 · 0,58 · 0,71 mm'),
    ],
    itens: ['4 cordas'],
    palavras: ['dadario', 'ej 93'],
    drawing: pack('EJ93', 'cavaquinho', '#f2efe8', '#8d6e3f', 4, 'bronze'),
  },
]

const CAIPIRA: Group = {
  ...COMMON,
  categoria: 'cordas/instrumentos/violas-caipiras',
  instrumento: 'Viola caipira',
  caixa: [45, 10, 120, 120],
  partes: [
    [
      'Afinações',
      'Cebolão em Mi pede corda leve, em Ré aceita média, Rio Abaixo prefere a mais grossa: escolha o jogo pela afinação que você usa quase sempre. Mudar de afinação uma vez ou outra não pede jogo novo, só paciência.',
    ],
    [
      'Na hora de trocar',
      'Troque os pares juntos, para que o brilho do uníssono não fique torto, e passe grafite na pestana. Dez cordas dão trabalho: separe uma hora tranquila, sem ensaio logo depois.',
    ],
    [
      'Combina com',
      'Uma dedeira confortável, um afinador que leia pares e um bom descanso para a viola entre uma moda e outra.',
    ],
  ],
  palavras: [...SET_WORDS, 'viola sertaneja', 'viola de 10 cordas'],
}

const CAIPIRA_FACTS = [
  facet('Número de cordas', '10'),
  facet('Núcleo', 'Aço sólido'),
  facet('Terminação', 'Bola'),
] as const

const CAIPIRA_ITEMS: readonly Item[] = [
  {
    nome: 'Encordoamento Rozini leve para viola caipira',
    marca: 'rozini',
    codigo: 'RZ-VC10',
    preco: 34.9,
    origem: 0,
    curta: 'Cordas leves para Cebolão em Mi e afinações altas.',
    texto: [
      'Feito por quem faz as violas: leve, brilhante, na medida do Cebolão em Mi e do Rio Acima.',
      'Para violeiros que gostam de puxada e de glissando macio, sem calo no terceiro dia.',
    ],
    fatos: [
      ...CAIPIRA_FACTS,
      facet('Tensão', 'Leve'),
      facet('Afinação', 'Cebolão em Mi'),
      facet('Enrolamento', 'Bronze 80/20'),
      facet('Nível', 'Iniciante'),
    ],
    itens: ['10 cordas'],
    palavras: ['rozini'],
    drawing: pack('Viola leve', 'cebolão em mi', '#7b4b28', '#e9c46a', 10, 'bronze'),
  },
  {
    nome: 'Encordoamento Giannini para viola caipira',
    marca: 'giannini',
    codigo: 'GESVL',
    preco: 39.9,
    origem: 0,
    curta: 'Dez cordas de tensão média, para Cebolão em Ré.',
    texto: [
      'Pares oitavados com brilho e uníssonos que se sustentam: a folia soa larga.',
      'Escolha de violeiros que tocam em Ré e querem um pouco mais de chão na quinta.',
    ],
    fatos: [
      ...CAIPIRA_FACTS,
      facet('Tensão', 'Média'),
      facet('Afinação', 'Cebolão em Ré'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Intermediário'),
    ],
    itens: ['10 cordas'],
    palavras: ['gianini'],
    drawing: pack('Viola', 'cebolão em ré', '#f4d35e', '#0d3b66', 10, 'silver'),
  },
  {
    nome: "Encordoamento D'Addario EJ82A para viola caipira",
    marca: 'daddario',
    codigo: 'EJ82A',
    preco: 59.9,
    curta: 'Dez cordas leves com bronze fosforoso, para Cebolão em Mi.',
    texto: [
      'Calibre leve com bordões de bronze fosforoso e embalagem selada contra a maresia. Afinação firme entre uma moda e outra.',
      'Para estrada, para palco e para quem grava e não quer ouvir par desencontrado.',
    ],
    fatos: [
      ...CAIPIRA_FACTS,
      facet('Tensão', 'Leve'),
      facet('Afinação', 'Cebolão em Mi'),
      facet('Enrolamento', 'Bronze fosforoso'),
      facet('Nível', 'Profissional'),
    ],
    itens: ['10 cordas'],
    palavras: ['dadario', 'ej82'],
    drawing: pack('EJ82A', 'viola caipira', '#f2efe8', '#8d6e3f', 10, 'bronze'),
  },
]

const BANDOLIM: Group = {
  ...COMMON,
  categoria: 'cordas/instrumentos/bandolins',
  instrumento: 'Bandolim',
  caixa: [35, 10, 110, 110],
  partes: [
    [
      'Pares afinados',
      'O bandolim se afina como o violino, em quintas, com pares: afine uma corda do par e depois a outra ouvindo o batimento sumir. Corda velha não deixa o batimento parar, e é aí que se descobre que chegou a hora.',
    ],
    [
      'Na hora de trocar',
      'Prenda o laço no cordal, alinhe na ranhura da pestana e suba metade da afinação antes de esticar a próxima. Trocar par por par mantém a tensão equilibrada no cavalete solto.',
    ],
    [
      'Combina com',
      'Palheta grossa e pontuda, um cordal bem preso e um pano para o pó de metal que as cordas novas soltam.',
    ],
  ],
  palavras: [...SET_WORDS, 'mandolim', 'mandolin', 'choro'],
}

const BANDOLIM_ITEMS: readonly Item[] = [
  {
    nome: "Encordoamento D'Addario EJ74 para bandolim",
    marca: 'daddario',
    codigo: 'EJ74',
    preco: 74.9,
    curta: 'Oito cordas de bronze fosforoso em calibre médio, 11-40.',
    texto: [
      'Bordões de bronze fosforoso em calibre médio, com volume de sobra e um trêmulo que não se desmancha.',
      'O padrão de bandolinistas de choro e de bluegrass que palhetam com vontade.',
    ],
    fatos: [
      facet('Número de cordas', '8'),
      facet('Afinação', 'G D A E'),
      facet('Tensão', 'Média'),
      facet('Núcleo', 'Aço sólido'),
      facet('Enrolamento', 'Bronze fosforoso'),
      facet('Terminação', 'Laço'),
      facet('Nível', 'Profissional'),
      spec('Tensão aproximada', '41,2 kg por jogo de quatro, o dobro nos pares'),
    ],
    itens: ['8 cordas'],
    palavras: ['dadario', 'ej 74'],
    drawing: pack('EJ74', 'bandolim', '#f2efe8', '#5a2a1f', 8, 'bronze'),
  },
  {
    nome: 'Encordoamento Rouxinol R50 para bandolim',
    marca: 'rouxinol',
    codigo: 'R50',
    preco: 22.9,
    origem: 0,
    curta: 'Oito cordas de aço e cobre prateado, tensão leve.',
    texto: [
      'Leves e claras, com o som brasileiro dos chorões de quintal e preço de quintal também.',
      'Boas para bandolins antigos, que não pedem tensão alta no tampo.',
    ],
    fatos: [
      facet('Número de cordas', '8'),
      facet('Afinação', 'G D A E'),
      facet('Tensão', 'Leve'),
      facet('Núcleo', 'Aço sólido'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Terminação', 'Laço'),
      facet('Nível', 'Iniciante'),
    ],
    itens: ['8 cordas'],
    palavras: ['rouxinol'],
    drawing: pack('R50', 'bandolim', '#c1121f', '#fdf0d5', 8, 'silver'),
  },
]
