import type { DemoProduct } from '#demo/demo-product.ts'
import { NICKEL_WOUND } from '../tension.ts'
import type { FrettedFamily, FrettedLine, Gauge } from './fretted.ts'
import { frettedStrings } from './fretted.ts'

/** String sets for electric guitar. */
export function guitarStrings(): DemoProduct[] {
  return frettedStrings(FAMILY, GAUGES, LINES)
}

const FAMILY: FrettedFamily = {
  nome: 'guitarra',
  instrumento: 'Guitarra',
  categoria: 'cordas/instrumentos/guitarras',
  escalaMm: 648,
  enroladas: NICKEL_WOUND,
  caixa: [35, 10, 110, 110],
  pack: 'envelope',
  terminacao: 'Bola',
  palavras: ['guitarra elétrica', 'guitar', 'strato', 'les paul'],
  troca:
    'Mudar de calibre muda a tensão no braço: em ponte flutuante, reserve meia hora para reequilibrar as molas e conferir as oitavas.',
  combina:
    'Vai bem com um pano de microfibra, um enrolador de tarraxas e, se a guitarra tem alavanca, um toque de grafite na pestana.',
}

const SIX = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2']

const GAUGES: Readonly<Record<string, Gauge>> = {
  '8-38': {
    rotulo: '8-38',
    calibres: [8, 10, 15, 21, 30, 38],
    lisas: 3,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Extraleves: bends de tom e meio saem quase sem força e o vibrato fica enorme. Em troca, pedem mão leve, porque palhetada pesada desafina e trasteja.',
  },
  '9-42': {
    rotulo: '9-42',
    calibres: [9, 11, 16, 24, 32, 42],
    lisas: 3,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'O calibre com que muita guitarra sai da fábrica: macio para bends, rápido para solos, bom para dedos que ainda estão criando calo. Os graves são leves e definidos.',
  },
  '9-46': {
    rotulo: '9-46',
    calibres: [9, 11, 16, 26, 36, 46],
    lisas: 3,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'O híbrido junta as agudas macias do 09 aos bordões firmes do 10. Solos em cima, base pesada embaixo, sem que a mão direita estranhe.',
  },
  '10-46': {
    rotulo: '10-46',
    calibres: [10, 13, 17, 26, 36, 46],
    lisas: 3,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'O meio do caminho e o calibre mais vendido: resistência suficiente para palhetar com vontade e ainda maleável para bends. Serve de ponto de partida para qualquer regulagem.',
  },
  '10-52': {
    rotulo: '10-52',
    calibres: [10, 13, 17, 30, 42, 52],
    lisas: 3,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Agudas de 10 com bordões reforçados, pensados para riffs e para baixar a sexta corda até Ré. O grave continua firme quando a distorção entra.',
  },
  '11-48': {
    rotulo: '11-48',
    calibres: [11, 14, 18, 28, 38, 48],
    lisas: 3,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Mais metal, mais volume: o som engorda e a afinação fica firme. Pede dedos acostumados, e em meio tom abaixo vira uma cama de blues.',
  },
  '11-49': {
    rotulo: '11-49',
    calibres: [11, 14, 18, 28, 38, 49],
    lisas: 3,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Calibre médio de blues, jazz e afinações meio tom abaixo. As notas têm peso e o vibrato precisa de decisão.',
  },
  '12-52': {
    rotulo: '12-52',
    calibres: [12, 16, 20, 32, 42, 52],
    lisas: 2,
    notas: SIX,
    afinacao: 'E A D G B E',
    toque:
      'Calibre de jazz com a terceira enrolada: acordes cheios, afinação precisa na região aguda e quase nenhum bend. Fica lindo em semiacústicas.',
  },
  '7': {
    rotulo: '10-59',
    calibres: [10, 13, 17, 26, 36, 46, 59],
    lisas: 3,
    notas: [...SIX, 'B1'],
    afinacao: 'B E A D G B E',
    toque:
      'Sete cordas com um Si grave de .059, que segura a afinação sem embolar no ganho alto. As seis de cima repetem o 10-46 de sempre.',
  },
}

const LINES: readonly FrettedLine[] = [
  {
    marca: 'daddario',
    linha: 'Nickel Wound',
    enrolamento: 'Aço niquelado',
    nivel: 'Intermediário',
    winding: 'nickel',
    som: 'O jogo que está em mais guitarras do que qualquer outro, e por bons motivos: brilho equilibrado, resposta rápida, nenhuma corda que sobressaia.',
    para: 'Serve ao rock, ao gospel, ao sertanejo e ao estudo em casa; é a escolha quando alguém pede só “um jogo bom”.',
    cores: ['#f4f4f4', '#d62828'],
    palavras: ['dadario', 'daddario', 'exl'],
    jogos: [
      { codigo: 'EXL130', calibre: '8-38', preco: 54.9 },
      { codigo: 'EXL120', calibre: '9-42', preco: 54.9 },
      { codigo: 'EXL125', calibre: '9-46', preco: 54.9 },
      { codigo: 'EXL110', calibre: '10-46', preco: 54.9 },
      { codigo: 'EXL140', calibre: '10-52', preco: 56.9 },
      { codigo: 'EXL115', calibre: '11-49', preco: 56.9 },
    ],
  },
  {
    marca: 'daddario',
    linha: 'NYXL',
    enrolamento: 'Aço niquelado',
    nivel: 'Profissional',
    winding: 'nickel',
    som: 'Aço de alta resistência que aguenta alavanca, bends largos e noites longas sem sair do tom. Os médios vêm para a frente e a guitarra aparece mais na banda.',
    para: 'Para quem toca ao vivo e cansou de afinar entre uma música e outra.',
    cores: ['#111111', '#57cc99'],
    palavras: ['dadario', 'nyxl'],
    jogos: [
      { codigo: 'NYXL0942', calibre: '9-42', preco: 109.9 },
      { codigo: 'NYXL0946', calibre: '9-46', preco: 109.9 },
      { codigo: 'NYXL1046', calibre: '10-46', preco: 109.9 },
      { codigo: 'NYXL1149', calibre: '11-49', preco: 114.9 },
    ],
  },
  {
    marca: 'elixir',
    linha: 'Nanoweb',
    enrolamento: 'Aço niquelado',
    revestida: true,
    nivel: 'Profissional',
    winding: 'nickel',
    som: 'Revestimento ultrafino que não se nota no dedo e se nota no calendário: o brilho de corda nova continua por semanas, mesmo com suor e maresia.',
    para: 'Para quem toca muito, troca pouco ou mora perto do mar.',
    cores: ['#0a2342', '#8fd3f4'],
    palavras: ['elixer', 'elixir', 'nanoweb', 'coated'],
    jogos: [
      { codigo: '12002', calibre: '9-42', preco: 139.9 },
      { codigo: '12052', calibre: '10-46', preco: 139.9 },
      { codigo: '12102', calibre: '11-49', preco: 144.9 },
    ],
  },
  {
    marca: 'elixir',
    linha: 'Optiweb',
    enrolamento: 'Aço niquelado',
    revestida: true,
    nivel: 'Profissional',
    winding: 'nickel',
    som: 'O revestimento mais discreto da casa: tato de corda comum, com aderência para a palheta, e vida longa por baixo. O som é aberto e crocante.',
    para: 'Para quem gosta da duração das revestidas, mas não abre mão do atrito natural na hora do bend.',
    cores: ['#023047', '#ffb703'],
    palavras: ['elixer', 'elixir', 'optiweb', 'coated'],
    jogos: [
      { codigo: '19002', calibre: '9-42', preco: 149.9 },
      { codigo: '19052', calibre: '10-46', preco: 149.9 },
    ],
  },
  {
    marca: 'ernie-ball',
    linha: 'Slinky',
    enrolamento: 'Aço niquelado',
    nivel: 'Intermediário',
    winding: 'nickel',
    som: 'Toque solto e som com uma mordida característica, que se ouve em meio século de discos de rock. O ataque vem na frente e o resto da nota fica elástico.',
    para: 'Para guitarristas de banda que gostam de corda que cede e volta.',
    cores: ['#ff2e93', '#ffe600'],
    palavras: ['ernie', 'regular slinky', 'super slinky', 'power slinky'],
    jogos: [
      { codigo: 'Super', calibre: '9-42', preco: 59.9 },
      { codigo: 'Regular', calibre: '10-46', preco: 59.9 },
      { codigo: 'Skinny Top', calibre: '10-52', preco: 62.9 },
      { codigo: 'Power', calibre: '11-48', preco: 62.9 },
    ],
  },
  {
    marca: 'fender',
    linha: 'Super 250',
    enrolamento: 'Aço niquelado',
    nivel: 'Intermediário',
    winding: 'nickel',
    som: 'Estalo de captador simples, brilho controlado e graves que não embolam: é a voz que se espera de uma guitarra de escala longa.',
    para: 'Para estúdios caseiros, surf music, country e funk de palhetada seca.',
    cores: ['#c1121f', '#fdf0d5'],
    palavras: ['fender 250', 'strato', 'tele'],
    jogos: [
      { codigo: '250L', calibre: '9-42', preco: 64.9 },
      { codigo: '250R', calibre: '10-46', preco: 64.9 },
    ],
  },
  {
    marca: 'nig',
    linha: 'Tradicional',
    enrolamento: 'Aço niquelado',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'nickel',
    som: 'Corda brasileira de som claro, boa tensão e preço que deixa trocar todo mês. Perde um pouco do brilho antes das importadas, e é só isso.',
    para: 'Para quem estuda todos os dias, dá aula ou mantém a guitarra da igreja sempre pronta.',
    cores: ['#14213d', '#fca311'],
    palavras: ['nig', 'nacional'],
    jogos: [
      { codigo: 'N63', calibre: '9-42', preco: 27.9 },
      { codigo: 'N64', calibre: '10-46', preco: 27.9 },
    ],
  },
  {
    marca: 'sg-strings',
    linha: 'Nickel',
    enrolamento: 'Aço niquelado',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'nickel',
    som: 'Jogo nacional com bordões firmes e agudas maleáveis; o timbre é um pouco mais quente, o que agrada em guitarras estridentes.',
    para: 'Para ensaio, estrada e para ter dois jogos de reserva na capa.',
    cores: ['#3a5a40', '#dad7cd'],
    palavras: ['sg', 'nacional'],
    jogos: [
      { codigo: 'SG09', calibre: '9-42', preco: 29.9 },
      { codigo: 'SG10', calibre: '10-46', preco: 29.9 },
    ],
  },
  {
    marca: 'dunlop',
    linha: 'Heavy Core',
    enrolamento: 'Aço niquelado',
    nivel: 'Profissional',
    winding: 'nickel',
    som: 'Núcleo mais pesado para afinações baixas: o riff fica definido e a corda não dança quando a palheta ataca com força.',
    para: 'Para metal, hardcore e quem vive em Ré ou mais abaixo.',
    cores: ['#212529', '#e63946'],
    palavras: ['dunlop', 'drop d', 'metal'],
    jogos: [
      { codigo: 'DHCN1052', calibre: '10-52', preco: 79.9 },
      { codigo: 'DHCN1059', calibre: '7', preco: 94.9 },
    ],
  },
  {
    marca: 'rotosound',
    linha: 'Pure Nickel',
    enrolamento: 'Níquel puro',
    nivel: 'Profissional',
    winding: 'nickel',
    som: 'Níquel puro, como nos anos cinquenta: agudo aveludado, médio redondo e um sustain que parece vir da madeira.',
    para: 'Para blues, jazz e guitarras antigas que não pedem mais brilho do que já têm.',
    cores: ['#003566', '#ffc300'],
    palavras: ['rotosound', 'vintage'],
    jogos: [
      { codigo: 'PN10', calibre: '10-46', preco: 84.9 },
      { codigo: 'PN12', calibre: '12-52', preco: 89.9 },
    ],
  },
]
