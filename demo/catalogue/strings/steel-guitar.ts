import type { DemoProduct } from '#demo/demo-product.ts'
import type { FrettedFamily, FrettedLine, Gauge } from './fretted.ts'
import { frettedStrings } from './fretted.ts'

/** Steel string sets for violão. */
export function steelGuitarStrings(): DemoProduct[] {
  return frettedStrings(FAMILY, GAUGES, LINES)
}

const FAMILY: FrettedFamily = {
  nome: 'violão',
  forInstrument: 'Violão',
  categoria: 'cordas/instrumentos/violoes-de-aco',
  scaleMm: 648,
  instrument: 'violaoAco',
  caixa: [50, 10, 110, 110],
  pack: 'envelope',
  endType: 'Bola',
  palavras: ['violão de aço', 'violao', 'violões', 'folk', 'aço'],
  changing:
    'Nunca ponha aço em violão feito para náilon: o tampo não foi construído para essa força e o cavalete pode descolar.',
  goesWith:
    'Um capotraste bem calibrado, palhetas médias e um umidificador no estojo completam o cuidado com um violão de aço.',
}

const SIX = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

const GAUGES: Readonly<Record<string, Gauge>> = {
  '9-45': {
    gaugeLabel: '9-45',
    diameters: [9, 11, 16, 26, 36, 45],
    plainStrings: 3,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Extraleves, com a terceira lisa e maciez de guitarra. Perdem volume desplugadas, mas salvam dedos cansados e violões elétricos de palco.',
  },
  '10-47': {
    gaugeLabel: '10-47',
    diameters: [10, 14, 23, 30, 39, 47],
    plainStrings: 2,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Leves e confortáveis, ótimas para quem está criando calo e para acordes com pestana. O violão fica mais brilhante e um pouco menos forte.',
  },
  '11-52': {
    gaugeLabel: '11-52',
    diameters: [11, 15, 22, 32, 42, 52],
    plainStrings: 2,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'O meio-termo que agrada a quase todos: corpo para a batida, maleabilidade para o dedilhado. Bom para violões menores.',
  },
  '12-53': {
    gaugeLabel: '12-53',
    diameters: [12, 16, 24, 32, 42, 53],
    plainStrings: 2,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'O calibre que faz o tampo trabalhar de verdade: volume, projeção e graves presentes. É o padrão de muitos folks de fábrica.',
  },
  '10-50': {
    gaugeLabel: '10-50',
    diameters: [10, 14, 23, 30, 39, 50],
    plainStrings: 2,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Agudas leves com uma Mi grave mais encorpada, para batidas com o polegar firme. Um bom acordo entre conforto e chão.',
  },
  '12-54': {
    gaugeLabel: '12-54',
    diameters: [12, 16, 25, 32, 42, 54],
    plainStrings: 2,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Calibre leve clássico da casa: terceira e sexta um pouco mais fortes, que sustentam a batida. Enche a sala sem microfone.',
  },
  '13-56': {
    gaugeLabel: '13-56',
    diameters: [13, 17, 26, 35, 45, 56],
    plainStrings: 2,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Calibre de bluegrass e de afinações baixas, com muito volume e pouca piedade. Só em violões com estrutura para tanto; na dúvida, pergunte ao luthier.',
  },
}

const LINES: readonly FrettedLine[] = [
  {
    marca: 'daddario',
    lineName: 'Bronze Fosforoso',
    windingMetal: 'Bronze fosforoso',
    nivel: 'Intermediário',
    winding: 'bronze',
    sound:
      'Brilho morno, com médios cheios e um envelhecer bonito: mesmo gasta, continua agradável. É o som de violão de aço que a maioria tem no ouvido.',
    suits: 'Serve ao louvor, ao sertanejo, ao folk e a quem canta acompanhado só do violão.',
    colours: ['#f4f4f4', '#8d6e3f'],
    palavras: ['dadario', 'ej', 'phosphor bronze', 'bronze'],
    sets: [
      { codigo: 'EJ15', gaugeName: '10-47', preco: 69.9 },
      { codigo: 'EJ26', gaugeName: '11-52', preco: 69.9 },
      { codigo: 'EJ16', gaugeName: '12-53', preco: 72.9 },
      { codigo: 'EJ17', gaugeName: '13-56', preco: 74.9 },
    ],
  },
  {
    marca: 'daddario',
    lineName: 'Great American 85/15',
    windingMetal: 'Bronze 85/15',
    nivel: 'Intermediário',
    winding: 'bronze',
    sound:
      'Uma liga a meio caminho: mais brilho que o fosforoso, mais corpo que o 80/20. O resultado é claro e redondo ao mesmo tempo.',
    suits:
      'Para violões de mogno que precisam de luz e para quem nunca se decidiu entre as outras duas ligas.',
    colours: ['#f4f4f4', '#2f5d50'],
    palavras: ['dadario', 'ez', '85/15'],
    sets: [{ codigo: 'EZ910', gaugeName: '11-52', preco: 59.9 }],
  },
  {
    marca: 'daddario',
    lineName: 'XT',
    windingMetal: 'Bronze fosforoso',
    coated: true,
    nivel: 'Profissional',
    winding: 'bronze',
    sound:
      'Tratamento fino em cada fio, sem a sensação escorregadia das películas espessas. O brilho dura muito e o tato continua natural.',
    suits: 'Para quem gosta de corda comum, mas toca todos os dias e não quer trocar todo mês.',
    colours: ['#1b1b1b', '#c8963e'],
    palavras: ['dadario', 'xt', 'coated'],
    sets: [
      { codigo: 'XTAPB1047', gaugeName: '10-47', preco: 124.9 },
      { codigo: 'XTAPB1253', gaugeName: '12-53', preco: 129.9 },
    ],
  },
  {
    marca: 'elixir',
    lineName: 'Nanoweb 80/20',
    windingMetal: 'Bronze 80/20',
    coated: true,
    nivel: 'Profissional',
    winding: 'bronze',
    sound:
      'Claridade de bronze novo que dura meses, com a película que mantém as espirais limpas por dentro. O agudo cintila e o grave não embola.',
    suits: 'Para violões de palco, litoral e músicos que contam nos dedos as horas livres.',
    colours: ['#0a2342', '#e9c46a'],
    palavras: ['elixer', 'elixir', '80/20', 'coated'],
    sets: [
      { codigo: '11002', gaugeName: '10-47', preco: 149.9 },
      { codigo: '11027', gaugeName: '11-52', preco: 149.9 },
      { codigo: '11052', gaugeName: '12-53', preco: 152.9 },
    ],
  },
  {
    marca: 'martin',
    lineName: 'Authentic Acoustic',
    windingMetal: 'Bronze 80/20',
    nivel: 'Intermediário',
    winding: 'bronze',
    sound:
      'Som de mogno e fogueira: graves redondos, agudos sem faca e um equilíbrio que não pede equalizador.',
    suits: 'Para quem grava em casa ou toca sozinho e quer ouvir o violão, não a corda.',
    colours: ['#5e3023', '#f3e9dc'],
    palavras: ['martin', 'ma'],
    sets: [
      { codigo: 'MA170', gaugeName: '10-47', preco: 79.9 },
      { codigo: 'MA140', gaugeName: '12-54', preco: 82.9 },
    ],
  },
  {
    marca: 'nig',
    lineName: 'Folk',
    windingMetal: 'Bronze 80/20',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'bronze',
    sound:
      'Corda brasileira clara e firme, que amacia em poucos dias. Boa entonação e reposição em qualquer cidade.',
    suits: 'Para o violão da família, da escola de música e do grupo da paróquia.',
    colours: ['#14213d', '#fca311'],
    palavras: ['nig', 'nacional'],
    sets: [
      { codigo: 'N400', gaugeName: '10-50', preco: 28.9 },
      { codigo: 'N401', gaugeName: '11-52', preco: 28.9 },
    ],
  },
  {
    marca: 'giannini',
    lineName: 'Série Canário',
    windingMetal: 'Bronze 80/20',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'bronze',
    sound:
      'O jogo que já foi trocado em muita varanda do país: leve, alegre, com agudos fáceis e um preço que não pesa.',
    suits: 'Para quem está começando e para o violão emprestado que precisa voltar a soar.',
    colours: ['#f4d35e', '#0d3b66'],
    palavras: ['gianini', 'canário', 'canario'],
    sets: [{ codigo: 'GESPW9', gaugeName: '9-45', preco: 26.9 }],
  },
]
