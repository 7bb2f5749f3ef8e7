import type { DemoProduct } from '#demo/demo-product.ts'
import type { FrettedFamily, FrettedLine, Gauge } from './fretted.ts'
import { frettedStrings } from './fretted.ts'

/** String sets for electric guitar. */
export function guitarStrings(): DemoProduct[] {
  return frettedStrings(FAMILY, GAUGES, LINES)
}

const FAMILY: FrettedFamily = {
  nome: 'guitarra',
  forInstrument: 'Guitarra',
  categoria: 'cordas/instrumentos/guitarras',
  scaleMm: 648,
  instrument: 'guitarra',
  caixa: [35, 10, 110, 110],
  pack: 'envelope',
  endType: 'Bola',
  palavras: ['guitarra elétrica', 'guitar', 'strato', 'les paul'],
  changing:
    'Mudar de calibre muda a tensão no braço: em ponte flutuante, reserve meia hora para reequilibrar as molas e conferir as oitavas.',
  goesWith:
    'Vai bem com um pano de microfibra, um enrolador de tarraxas e, se a guitarra tem alavanca, um toque de grafite na pestana.',
}

const SIX = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

const GAUGES: Readonly<Record<string, Gauge>> = {
  '8-38': {
    gaugeLabel: '8-38',
    diameters: [8, 10, 15, 21, 30, 38],
    plainStrings: 3,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Extraleves: bends de tom e meio saem quase sem força e o vibrato fica enorme. Em troca, pedem mão leve, porque palhetada pesada desafina e trasteja.',
  },
  '9-42': {
    gaugeLabel: '9-42',
    diameters: [9, 11, 16, 24, 32, 42],
    plainStrings: 3,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'O calibre com que muita guitarra sai da fábrica: macio para bends, rápido para solos, bom para dedos que ainda estão criando calo. Os graves são leves e definidos.',
  },
  '9-46': {
    gaugeLabel: '9-46',
    diameters: [9, 11, 16, 26, 36, 46],
    plainStrings: 3,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'O híbrido junta as agudas macias do 09 aos bordões firmes do 10. Solos em cima, base pesada embaixo, sem que a mão direita estranhe.',
  },
  '10-46': {
    gaugeLabel: '10-46',
    diameters: [10, 13, 17, 26, 36, 46],
    plainStrings: 3,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'O meio do caminho e o calibre mais vendido: resistência suficiente para palhetar com vontade e ainda maleável para bends. Serve de ponto de partida para qualquer regulagem.',
  },
  '10-52': {
    gaugeLabel: '10-52',
    diameters: [10, 13, 17, 30, 42, 52],
    plainStrings: 3,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Agudas de 10 com bordões reforçados, pensados para riffs e para baixar a sexta corda até Ré. O grave continua firme quando a distorção entra.',
  },
  '11-48': {
    gaugeLabel: '11-48',
    diameters: [11, 14, 18, 28, 38, 48],
    plainStrings: 3,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Mais metal, mais volume: o som engorda e a afinação fica firme. Pede dedos acostumados, e em meio tom abaixo vira uma cama de blues.',
  },
  '11-49': {
    gaugeLabel: '11-49',
    diameters: [11, 14, 18, 28, 38, 49],
    plainStrings: 3,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Calibre médio de blues, jazz e afinações meio tom abaixo. As notas têm peso e o vibrato precisa de decisão.',
  },
  '12-52': {
    gaugeLabel: '12-52',
    diameters: [12, 16, 20, 32, 42, 52],
    plainStrings: 2,
    notes: SIX,
    tuning: 'E A D G B E',
    feel: 'Calibre de jazz com a terceira enrolada: acordes cheios, afinação precisa na região aguda e quase nenhum bend. Fica lindo em semiacústicas.',
  },
  '7': {
    gaugeLabel: '10-59',
    diameters: [10, 13, 17, 26, 36, 46, 59],
    plainStrings: 3,
    notes: [...SIX, 'B1'],
    tuning: 'B E A D G B E',
    feel: 'Sete cordas com um Si grave de .059, que segura a afinação sem embolar no ganho alto. As seis de cima repetem o 10-46 de sempre.',
  },
}

const LINES: readonly FrettedLine[] = [
  {
    marca: 'daddario',
    lineName: 'Nickel Wound',
    windingMetal: 'Aço niquelado',
    nivel: 'Intermediário',
    winding: 'nickel',
    sound:
      'O jogo que está em mais guitarras do que qualquer outro, e por bons motivos: brilho equilibrado, resposta rápida, nenhuma corda que sobressaia.',
    suits:
      'Serve ao rock, ao gospel, ao sertanejo e ao estudo em casa; é a escolha quando alguém pede só “um jogo bom”.',
    colours: ['#f4f4f4', '#d62828'],
    palavras: ['dadario', 'daddario', 'exl'],
    sets: [
      { codigo: 'EXL130', gaugeName: '8-38', preco: 54.9 },
      { codigo: 'EXL120', gaugeName: '9-42', preco: 54.9 },
      { codigo: 'EXL125', gaugeName: '9-46', preco: 54.9 },
      { codigo: 'EXL110', gaugeName: '10-46', preco: 54.9 },
      { codigo: 'EXL140', gaugeName: '10-52', preco: 56.9 },
      { codigo: 'EXL115', gaugeName: '11-49', preco: 56.9 },
    ],
  },
  {
    marca: 'daddario',
    lineName: 'NYXL',
    windingMetal: 'Aço niquelado',
    nivel: 'Profissional',
    winding: 'nickel',
    sound:
      'Aço de alta resistência que aguenta alavanca, bends largos e noites longas sem sair do tom. Os médios vêm para a frente e a guitarra aparece mais na banda.',
    suits: 'Para quem toca ao vivo e cansou de afinar entre uma música e outra.',
    colours: ['#111111', '#57cc99'],
    palavras: ['dadario', 'nyxl'],
    sets: [
      { codigo: 'NYXL0942', gaugeName: '9-42', preco: 109.9 },
      { codigo: 'NYXL0946', gaugeName: '9-46', preco: 109.9 },
      { codigo: 'NYXL1046', gaugeName: '10-46', preco: 109.9 },
      { codigo: 'NYXL1149', gaugeName: '11-49', preco: 114.9 },
    ],
  },
  {
    marca: 'elixir',
    lineName: 'Nanoweb',
    windingMetal: 'Aço niquelado',
    coated: true,
    nivel: 'Profissional',
    winding: 'nickel',
    sound:
      'Revestimento ultrafino que não se nota no dedo e se nota no calendário: o brilho de corda nova continua por semanas, mesmo com suor e maresia.',
    suits: 'Para quem toca muito, troca pouco ou mora perto do mar.',
    colours: ['#0a2342', '#8fd3f4'],
    palavras: ['elixer', 'elixir', 'nanoweb', 'coated'],
    sets: [
      { codigo: '12002', gaugeName: '9-42', preco: 139.9 },
      { codigo: '12052', gaugeName: '10-46', preco: 139.9 },
      { codigo: '12102', gaugeName: '11-49', preco: 144.9 },
    ],
  },
  {
    marca: 'elixir',
    lineName: 'Optiweb',
    windingMetal: 'Aço niquelado',
    coated: true,
    nivel: 'Profissional',
    winding: 'nickel',
    sound:
      'O revestimento mais discreto da casa: tato de corda comum, com aderência para a palheta, e vida longa por baixo. O som é aberto e crocante.',
    suits: 'Para quem gosta da duração das revestidas, mas não abre mão do atrito natural na hora do bend.',
    colours: ['#023047', '#ffb703'],
    palavras: ['elixer', 'elixir', 'optiweb', 'coated'],
    sets: [
      { codigo: '19002', gaugeName: '9-42', preco: 149.9 },
      { codigo: '19052', gaugeName: '10-46', preco: 149.9 },
    ],
  },
  {
    marca: 'ernie-ball',
    lineName: 'Slinky',
    windingMetal: 'Aço niquelado',
    nivel: 'Intermediário',
    winding: 'nickel',
    sound:
      'Toque solto e som com uma mordida característica, que se ouve em meio século de discos de rock. O ataque vem na frente e o resto da nota fica elástico.',
    suits: 'Para guitarristas de banda que gostam de corda que cede e volta.',
    colours: ['#ff2e93', '#ffe600'],
    palavras: ['ernie', 'regular slinky', 'super slinky', 'power slinky'],
    sets: [
      { codigo: 'Super', gaugeName: '9-42', preco: 59.9 },
      { codigo: 'Regular', gaugeName: '10-46', preco: 59.9 },
      { codigo: 'Skinny Top', gaugeName: '10-52', preco: 62.9 },
      { codigo: 'Power', gaugeName: '11-48', preco: 62.9 },
    ],
  },
  {
    marca: 'fender',
    lineName: 'Super 250',
    windingMetal: 'Aço niquelado',
    nivel: 'Intermediário',
    winding: 'nickel',
    sound:
      'Estalo de captador simples, brilho controlado e graves que não embolam: é a voz que se espera de uma guitarra de escala longa.',
    suits: 'Para estúdios caseiros, surf music, country e funk de palhetada seca.',
    colours: ['#c1121f', '#fdf0d5'],
    palavras: ['fender 250', 'strato', 'tele'],
    sets: [
      { codigo: '250L', gaugeName: '9-42', preco: 64.9 },
      { codigo: '250R', gaugeName: '10-46', preco: 64.9 },
    ],
  },
  {
    marca: 'nig',
    lineName: 'Tradicional',
    windingMetal: 'Aço niquelado',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'nickel',
    sound:
      'Corda brasileira de som claro, boa tensão e preço que deixa trocar todo mês. Perde um pouco do brilho antes das importadas, e é só isso.',
    suits: 'Para quem estuda todos os dias, dá aula ou mantém a guitarra da igreja sempre pronta.',
    colours: ['#14213d', '#fca311'],
    palavras: ['nig', 'nacional'],
    sets: [
      { codigo: 'N63', gaugeName: '9-42', preco: 27.9 },
      { codigo: 'N64', gaugeName: '10-46', preco: 27.9 },
    ],
  },
  {
    marca: 'sg-strings',
    lineName: 'Nickel',
    windingMetal: 'Aço niquelado',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'nickel',
    sound:
      'Jogo nacional com bordões firmes e agudas maleáveis; o timbre é um pouco mais quente, o que agrada em guitarras estridentes.',
    suits: 'Para ensaio, estrada e para ter dois jogos de reserva na capa.',
    colours: ['#3a5a40', '#dad7cd'],
    palavras: ['sg', 'nacional'],
    sets: [
      { codigo: 'SG09', gaugeName: '9-42', preco: 29.9 },
      { codigo: 'SG10', gaugeName: '10-46', preco: 29.9 },
    ],
  },
  {
    marca: 'dunlop',
    lineName: 'Heavy Core',
    windingMetal: 'Aço niquelado',
    nivel: 'Profissional',
    winding: 'nickel',
    sound:
      'Núcleo mais pesado para afinações baixas: o riff fica definido e a corda não dança quando a palheta ataca com força.',
    suits: 'Para metal, hardcore e quem vive em Ré ou mais abaixo.',
    colours: ['#212529', '#e63946'],
    palavras: ['dunlop', 'drop d', 'metal'],
    sets: [
      { codigo: 'DHCN1052', gaugeName: '10-52', preco: 79.9 },
      { codigo: 'DHCN1059', gaugeName: '7', preco: 94.9 },
    ],
  },
  {
    marca: 'rotosound',
    lineName: 'Pure Nickel',
    windingMetal: 'Níquel puro',
    nivel: 'Profissional',
    winding: 'nickel',
    sound:
      'Níquel puro, como nos anos cinquenta: agudo aveludado, médio redondo e um sustain que parece vir da madeira.',
    suits: 'Para blues, jazz e guitarras antigas que não pedem mais brilho do que já têm.',
    colours: ['#003566', '#ffc300'],
    palavras: ['rotosound', 'vintage'],
    sets: [
      { codigo: 'PN10', gaugeName: '10-46', preco: 84.9 },
      { codigo: 'PN12', gaugeName: '12-52', preco: 89.9 },
    ],
  },
]
