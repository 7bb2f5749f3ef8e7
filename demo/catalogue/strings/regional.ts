import type { DemoProduct } from '#demo/demo-product.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'
import { pack, SET, SET_WORDS, strings } from './pack.ts'

/** Sets for cavaquinho, viola caipira and bandolim. */
export function regionalStrings(): DemoProduct[] {
  return [
    ...groupProducts(CAVACO, CAVACO_ITEMS),
    ...groupProducts(CAIPIRA, CAIPIRA_ITEMS),
    ...groupProducts(BANDOLIM, BANDOLIM_ITEMS),
  ]
}

const CAVACO: Group = {
  ...SET,
  categoria: 'cordas/instrumentos/cavaquinhos',
  forInstrument: 'Cavaquinho',
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

const CAVACO_SPECS = [
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
    specs: [
      ...CAVACO_SPECS,
      facet('Tensão', 'Leve'),
      facet('Enrolamento', 'Sem enrolamento'),
      facet('Nível', 'Iniciante'),
      ...strings('D5 · 0,25 mm · liso', 'B4 · 0,30 mm · liso', 'G4 · 0,46 mm · liso', 'D4 · 0,62 mm · liso'),
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
    specs: [
      ...CAVACO_SPECS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Intermediário'),
      ...strings(
        'D5 · 0,28 mm · liso',
        'B4 · 0,32 mm · liso',
        'G4 · 0,50 mm · liso',
        'D4 · 0,66 mm · Cobre prateado',
      ),
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
    specs: [
      ...CAVACO_SPECS,
      facet('Tensão', 'Média'),
      facet('Enrolamento', 'Bronze fosforoso'),
      facet('Nível', 'Profissional'),
      ...strings(
        'D5 · 0,28 mm · liso',
        'B4 · 0,33 mm · liso',
        'G4 · 0,58 mm · Bronze fosforoso',
        'D4 · 0,71 mm · Bronze fosforoso',
      ),
    ],
    itens: ['4 cordas'],
    palavras: ['dadario', 'ej 93'],
    drawing: pack('EJ93', 'cavaquinho', '#f2efe8', '#8d6e3f', 4, 'bronze'),
  },
]

const CAIPIRA: Group = {
  ...SET,
  categoria: 'cordas/instrumentos/violas-caipiras',
  forInstrument: 'Viola caipira',
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

const CAIPIRA_SPECS = [
  facet('Número de cordas', '10'),
  facet('Núcleo', 'Aço sólido'),
  facet('Terminação', 'Bola'),
] as const

/**
 * Ten strings, as five pairs from the first: two in unison, then three in octaves with the thin string before the thick
 * one. The first strings are .010 for a light set and .011 for a medium one, as teachers write
 * (professordeguitarraeviolao.com.br/viola-iniciante/qual-corda-de-viola-comprar); no maker publishes the others, which are
 * those that pull about as much.
 */
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
    specs: [
      ...CAIPIRA_SPECS,
      facet('Tensão', 'Leve'),
      facet('Afinação', 'Cebolão em Mi'),
      facet('Enrolamento', 'Bronze 80/20'),
      facet('Nível', 'Iniciante'),
      ...strings(
        'E4 · .010 · liso',
        'E4 · .010 · liso',
        'B3 · .012 · liso',
        'B3 · .012 · liso',
        'G#4 · .008 · liso',
        'G#3 · .020 · Bronze 80/20',
        'E4 · .010 · liso',
        'E3 · .024 · Bronze 80/20',
        'B3 · .012 · liso',
        'B2 · .034 · Bronze 80/20',
      ),
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
    specs: [
      ...CAIPIRA_SPECS,
      facet('Tensão', 'Média'),
      facet('Afinação', 'Cebolão em Ré'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Nível', 'Intermediário'),
      ...strings(
        'D4 · .011 · liso',
        'D4 · .011 · liso',
        'A3 · .014 · liso',
        'A3 · .014 · liso',
        'F#4 · .009 · liso',
        'F#3 · .022 · Cobre prateado',
        'D4 · .011 · liso',
        'D3 · .026 · Cobre prateado',
        'A3 · .014 · liso',
        'A2 · .036 · Cobre prateado',
      ),
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
    specs: [
      ...CAIPIRA_SPECS,
      facet('Tensão', 'Leve'),
      facet('Afinação', 'Cebolão em Mi'),
      facet('Enrolamento', 'Bronze fosforoso'),
      facet('Nível', 'Profissional'),
      ...strings(
        'E4 · .010 · liso',
        'E4 · .010 · liso',
        'B3 · .013 · liso',
        'B3 · .013 · liso',
        'G#4 · .008 · liso',
        'G#3 · .020 · Bronze fosforoso',
        'E4 · .010 · liso',
        'E3 · .024 · Bronze fosforoso',
        'B3 · .013 · liso',
        'B2 · .034 · Bronze fosforoso',
      ),
    ],
    itens: ['10 cordas'],
    palavras: ['dadario', 'ej82'],
    drawing: pack('EJ82A', 'viola caipira', '#f2efe8', '#8d6e3f', 10, 'bronze'),
  },
]

const BANDOLIM: Group = {
  ...SET,
  categoria: 'cordas/instrumentos/bandolins',
  forInstrument: 'Bandolim',
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
    specs: [
      facet('Número de cordas', '8'),
      facet('Afinação', 'G D A E'),
      facet('Tensão', 'Média'),
      facet('Núcleo', 'Aço sólido'),
      facet('Enrolamento', 'Bronze fosforoso'),
      facet('Terminação', 'Laço'),
      facet('Nível', 'Profissional'),
      spec('Tensão aproximada', '41,2 kg por jogo de quatro, o dobro nos pares'),
      ...strings('E5 · .011 · 10,5 kg', 'A4 · .015 · 8,7 kg', 'D4 · .026 · 10,6 kg', 'G3 · .040 · 11,4 kg'),
      spec('Comprimento vibrante de referência', '352 mm'),
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
    specs: [
      facet('Número de cordas', '8'),
      facet('Afinação', 'G D A E'),
      facet('Tensão', 'Leve'),
      facet('Núcleo', 'Aço sólido'),
      facet('Enrolamento', 'Cobre prateado'),
      facet('Terminação', 'Laço'),
      facet('Nível', 'Iniciante'),
      ...strings(
        'E5 · .010 · liso',
        'A4 · .014 · liso',
        'D4 · .024 · Cobre prateado',
        'G3 · .034 · Cobre prateado',
      ),
    ],
    itens: ['8 cordas'],
    palavras: ['rouxinol'],
    drawing: pack('R50', 'bandolim', '#c1121f', '#fdf0d5', 8, 'silver'),
  },
]
