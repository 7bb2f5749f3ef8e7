import type { DemoProduct } from '#demo/demo-product.ts'
import { BRONZE_WOUND } from '../tension.ts'
import type { FrettedFamily, FrettedLine, Gauge } from './fretted.ts'
import { frettedStrings } from './fretted.ts'

/** Steel string sets for violão. */
export function steelGuitarStrings(): DemoProduct[] {
  return frettedStrings(FAMILY, GAUGES, LINES)
}

const FAMILY: FrettedFamily = {
  nome: 'violão',
  instrumento: 'Violão',
  categoria: 'cordas/instrumentos/violoes-de-aco',
  escalaMm: 648,
  enroladas: BRONZE_WOUND,
  caixa: [50, 10, 110, 110],
  pack: 'envelope',
  terminacao: 'Bola',
  palavras: ['violão de aço', 'violao', 'violões', 'folk', 'aço'],
  troca:
    'Nunca ponha aço em violão feito para náilon: o tampo não foi construído para essa força e o cavalete pode descolar.',
  combina:
    'Um capotraste bem calibrado, palhetas médias e um umidificador no estojo completam o cuidado com um violão de aço.',
}

const SIX = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

const GAUGES: Readonly<Record<string, Gauge>> = {
  '9-45': {
    rotulo: '9-45',
    calibres: [9, 11, 16, 26, 36, 45],
    lisas: 3,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Extraleves, com a terceira lisa e maciez de guitarra. Perdem volume desplugadas, mas salvam dedos cansados e violões elétricos de palco.',
  },
  '10-47': {
    rotulo: '10-47',
    calibres: [10, 14, 23, 30, 39, 47],
    lisas: 2,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Leves e confortáveis, ótimas para quem está criando calo e para acordes com pestana. O violão fica mais brilhante e um pouco menos forte.',
  },
  '11-52': {
    rotulo: '11-52',
    calibres: [11, 15, 22, 32, 42, 52],
    lisas: 2,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'O meio-termo que agrada a quase todos: corpo para a batida, maleabilidade para o dedilhado. Bom para violões menores.',
  },
  '12-53': {
    rotulo: '12-53',
    calibres: [12, 16, 24, 32, 42, 53],
    lisas: 2,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'O calibre que faz o tampo trabalhar de verdade: volume, projeção e graves presentes. É o padrão de muitos folks de fábrica.',
  },
  '10-50': {
    rotulo: '10-50',
    calibres: [10, 14, 23, 30, 39, 50],
    lisas: 2,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Agudas leves com uma Mi grave mais encorpada, para batidas com o polegar firme. Um bom acordo entre conforto e chão.',
  },
  '12-54': {
    rotulo: '12-54',
    calibres: [12, 16, 25, 32, 42, 54],
    lisas: 2,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Calibre leve clássico da casa: terceira e sexta um pouco mais fortes, que sustentam a batida. Enche a sala sem microfone.',
  },
  '13-56': {
    rotulo: '13-56',
    calibres: [13, 17, 26, 35, 45, 56],
    lisas: 2,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Calibre de bluegrass e de afinações baixas, com muito volume e pouca piedade. Só em violões com estrutura para tanto; na dúvida, pergunte ao luthier.',
  },
}

const LINES: readonly FrettedLine[] = [
  {
    marca: 'daddario',
    linha: 'Bronze Fosforoso',
    enrolamento: 'Bronze fosforoso',
    nivel: 'Intermediário',
    winding: 'bronze',
    som: 'Brilho morno, com médios cheios e um envelhecer bonito: mesmo gasta, continua agradável. É o som de violão de aço que a maioria tem no ouvido.',
    para: 'Serve ao louvor, ao sertanejo, ao folk e a quem canta acompanhado só do violão.',
    cores: ['#f4f4f4', '#8d6e3f'],
    palavras: ['dadario', 'ej', 'phosphor bronze', 'bronze'],
    jogos: [
      { codigo: 'EJ15', calibre: '10-47', preco: 69.9 },
      { codigo: 'EJ26', calibre: '11-52', preco: 69.9 },
      { codigo: 'EJ16', calibre: '12-53', preco: 72.9 },
      { codigo: 'EJ17', calibre: '13-56', preco: 74.9 },
    ],
  },
  {
    marca: 'daddario',
    linha: 'Great American 85/15',
    enrolamento: 'Bronze 85/15',
    nivel: 'Intermediário',
    winding: 'bronze',
    som: 'Uma liga a meio caminho: mais brilho que o fosforoso, mais corpo que o 80/20. O resultado é claro e redondo ao mesmo tempo.',
    para: 'Para violões de mogno que precisam de luz e para quem nunca se decidiu entre as outras duas ligas.',
    cores: ['#f4f4f4', '#2f5d50'],
    palavras: ['dadario', 'ez', '85/15'],
    jogos: [{ codigo: 'EZ910', calibre: '11-52', preco: 59.9 }],
  },
  {
    marca: 'daddario',
    linha: 'XT',
    enrolamento: 'Bronze fosforoso',
    revestida: true,
    nivel: 'Profissional',
    winding: 'bronze',
    som: 'Tratamento fino em cada fio, sem a sensação escorregadia das películas espessas. O brilho dura muito e o tato continua natural.',
    para: 'Para quem gosta de corda comum, mas toca todos os dias e não quer trocar todo mês.',
    cores: ['#1b1b1b', '#c8963e'],
    palavras: ['dadario', 'xt', 'coated'],
    jogos: [
      { codigo: 'XTAPB1047', calibre: '10-47', preco: 124.9 },
      { codigo: 'XTAPB1253', calibre: '12-53', preco: 129.9 },
    ],
  },
  {
    marca: 'elixir',
    linha: 'Nanoweb 80/20',
    enrolamento: 'Bronze 80/20',
    revestida: true,
    nivel: 'Profissional',
    winding: 'bronze',
    som: 'Claridade de bronze novo que dura meses, com a película que mantém as espirais limpas por dentro. O agudo cintila e o grave não embola.',
    para: 'Para violões de palco, litoral e músicos que contam nos dedos as horas livres.',
    cores: ['#0a2342', '#e9c46a'],
    palavras: ['elixer', 'elixir', '80/20', 'coated'],
    jogos: [
      { codigo: '11002', calibre: '10-47', preco: 149.9 },
      { codigo: '11027', calibre: '11-52', preco: 149.9 },
      { codigo: '11052', calibre: '12-53', preco: 152.9 },
    ],
  },
  {
    marca: 'martin',
    linha: 'Authentic Acoustic',
    enrolamento: 'Bronze 80/20',
    nivel: 'Intermediário',
    winding: 'bronze',
    som: 'Som de mogno e fogueira: graves redondos, agudos sem faca e um equilíbrio que não pede equalizador.',
    para: 'Para quem grava em casa ou toca sozinho e quer ouvir o violão, não a corda.',
    cores: ['#5e3023', '#f3e9dc'],
    palavras: ['martin', 'ma'],
    jogos: [
      { codigo: 'MA170', calibre: '10-47', preco: 79.9 },
      { codigo: 'MA140', calibre: '12-54', preco: 82.9 },
    ],
  },
  {
    marca: 'nig',
    linha: 'Folk',
    enrolamento: 'Bronze 80/20',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'bronze',
    som: 'Corda brasileira clara e firme, que amacia em poucos dias. Boa entonação e reposição em qualquer cidade.',
    para: 'Para o violão da família, da escola de música e do grupo da paróquia.',
    cores: ['#14213d', '#fca311'],
    palavras: ['nig', 'nacional'],
    jogos: [
      { codigo: 'N400', calibre: '10-50', preco: 28.9 },
      { codigo: 'N401', calibre: '11-52', preco: 28.9 },
    ],
  },
  {
    marca: 'giannini',
    linha: 'Série Canário',
    enrolamento: 'Bronze 80/20',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'bronze',
    som: 'O jogo que já foi trocado em muita varanda do país: leve, alegre, com agudos fáceis e um preço que não pesa.',
    para: 'Para quem está começando e para o violão emprestado que precisa voltar a soar.',
    cores: ['#f4d35e', '#0d3b66'],
    palavras: ['gianini', 'canário', 'canario'],
    jogos: [{ codigo: 'GESPW9', calibre: '9-45', preco: 26.9 }],
  },
]
