import type { DemoProduct } from '#demo/demo-product.ts'
import type { FrettedFamily, FrettedLine, Gauge } from './fretted.ts'
import { frettedStrings } from './fretted.ts'

/** String sets for electric bass, long scale. */
export function bassStrings(): DemoProduct[] {
  return frettedStrings(FAMILY, GAUGES, LINES)
}

const FAMILY: FrettedFamily = {
  nome: 'baixo',
  forInstrument: 'Baixo elétrico',
  categoria: 'cordas/instrumentos/baixos',
  scaleMm: 864,
  // Long scale is 34 inches, seldom 35, and 33.5 at Rickenbacker (Jim Dunlop, lifestyle.jimdunlop.com/?p=13037).
  scalesMm: [850, 889],
  instrument: 'baixo',
  caixa: [180, 15, 140, 140],
  pack: 'envelope',
  endType: 'Bola',
  palavras: ['baixo elétrico', 'contrabaixo', 'contra baixo', 'bass'],
  changing:
    'Corte a sobra só depois de dobrar a ponta e dê duas voltas e meia na tarraxa, de cima para baixo, para que a corda assente na pestana.',
  goesWith:
    'Combina com um cabo de três a cinco metros sem chiado, correia larga para dividir o peso e um afinador que leia bem abaixo de 41 Hz.',
}

const FOUR = ['G2', 'D2', 'A1', 'E1']

const GAUGES: Readonly<Record<string, Gauge>> = {
  '40-95': {
    gaugeLabel: '40-95',
    diameters: [40, 60, 75, 95],
    plainStrings: 0,
    notes: FOUR,
    tuning: 'E A D G',
    feel: 'Superleves, rápidas e fáceis de puxar no slap. Pedem mão direita delicada e ação um pouco mais alta.',
  },
  '40-100': {
    gaugeLabel: '40-100',
    diameters: [40, 60, 80, 100],
    plainStrings: 0,
    notes: FOUR,
    tuning: 'E A D G',
    feel: 'Agudas leves com uma Mi de corpo: bom acordo entre slap solto e linha firme. Agrada a quem vem da guitarra.',
  },
  '45-100': {
    gaugeLabel: '45-100',
    diameters: [45, 65, 80, 100],
    plainStrings: 0,
    notes: FOUR,
    tuning: 'E A D G',
    feel: 'O calibre leve mais comum nas fábricas: equilibrado, confortável e com definição para dedilhar rápido.',
  },
  '45-105': {
    gaugeLabel: '45-105',
    diameters: [45, 65, 85, 105],
    plainStrings: 0,
    notes: FOUR,
    tuning: 'E A D G',
    feel: 'Um pouco mais de Mi e de Lá do que no 45-100; a mão sente o chão. É o calibre médio que serve a quase todo estilo.',
  },
  '50-105': {
    gaugeLabel: '50-105',
    diameters: [50, 70, 85, 105],
    plainStrings: 0,
    notes: FOUR,
    tuning: 'E A D G',
    feel: 'Firme e cheio, para quem toca com palheta ou afina meio tom abaixo. A Sol grossa tem som de gente grande.',
  },
  '45-130': {
    gaugeLabel: '45-130',
    diameters: [45, 65, 80, 100, 130],
    plainStrings: 0,
    notes: [...FOUR, 'B0'],
    tuning: 'B E A D G',
    feel: 'Cinco cordas com Si de .130, grossa o bastante para falar sem virar elástico. As outras quatro têm a tensão do 45-100.',
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
      'Som redondo com brilho na medida, afinação segura e tato conhecido. É aquela corda que não chama atenção para si, e sim para a linha.',
    suits: 'Para igreja, samba, pop e estúdio: funciona com qualquer captador e qualquer amplificador.',
    colours: ['#f4f4f4', '#023e8a'],
    palavras: ['dadario', 'exl'],
    sets: [
      { codigo: 'EXL170', gaugeName: '45-100', preco: 189.9 },
      { codigo: 'EXL165', gaugeName: '45-105', preco: 194.9 },
      { codigo: 'EXL160', gaugeName: '50-105', preco: 194.9 },
      { codigo: 'EXL170-5', gaugeName: '45-130', preco: 239.9 },
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
      'O estalo de corda nova que não vai embora depois de três ensaios, com um toque liso que quase não faz ruído ao deslizar.',
    suits: 'Para quem grava, viaja e não quer trocar cordas de baixo, que custam caro, a cada mês.',
    colours: ['#0a2342', '#8fd3f4'],
    palavras: ['elixer', 'elixir', 'coated'],
    sets: [
      { codigo: '14052', gaugeName: '45-100', preco: 359.9 },
      { codigo: '14077', gaugeName: '45-105', preco: 364.9 },
      { codigo: '14207', gaugeName: '45-130', preco: 439.9 },
    ],
  },
  {
    marca: 'rotosound',
    lineName: 'Swing Bass 66',
    windingMetal: 'Aço inox',
    nivel: 'Profissional',
    winding: 'steel',
    sound:
      'Aço inox com ronco de piano e ataque metálico: basta uma nota para lembrar do rock inglês. O brilho é o mais vivo da prateleira.',
    suits:
      'Para palheta, slap e bandas em que o baixo também é voz; gasta um pouco mais o traste, é bom saber.',
    colours: ['#d00000', '#ffba08'],
    palavras: ['rotosound', 'rs66', 'inox'],
    sets: [
      { codigo: 'RS66LC', gaugeName: '40-95', preco: 219.9 },
      { codigo: 'RS66LD', gaugeName: '45-105', preco: 219.9 },
    ],
  },
  {
    marca: 'dr',
    lineName: 'Lo-Rider',
    windingMetal: 'Aço inox',
    nivel: 'Profissional',
    winding: 'steel',
    sound:
      'Enrolada à mão sobre núcleo sextavado, é firme, médio-grave e cheia de pegada. O ataque fica redondo mesmo com palhetada forte.',
    suits: 'Para funk, rock e baixistas que tocam pesado e odeiam corda frouxa.',
    colours: ['#2b2d42', '#ef233c'],
    palavras: ['dr', 'lo rider'],
    sets: [{ codigo: 'MH-45', gaugeName: '45-105', preco: 289.9 }],
  },
  {
    marca: 'nig',
    lineName: 'Tradicional',
    windingMetal: 'Aço niquelado',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'nickel',
    sound: 'Corda nacional bem equilibrada, um pouco mais escura que as importadas e muito honesta no preço.',
    suits: 'Para o baixo da escola, da igreja e do ensaio de garagem.',
    colours: ['#14213d', '#fca311'],
    palavras: ['nig', 'nacional'],
    sets: [
      { codigo: 'NBE4', gaugeName: '40-100', preco: 99.9 },
      { codigo: 'NBE5', gaugeName: '45-130', preco: 129.9 },
    ],
  },
  {
    marca: 'sg-strings',
    lineName: 'Bass Nickel',
    windingMetal: 'Aço niquelado',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'nickel',
    sound: 'Som limpo e direto, com boa afinação nas casas altas. Amacia rápido e fica previsível por meses.',
    suits: 'Para começar, para dar aula e para o segundo baixo da casa.',
    colours: ['#3a5a40', '#dad7cd'],
    palavras: ['sg', 'nacional'],
    sets: [{ codigo: 'SGB45', gaugeName: '45-100', preco: 109.9 }],
  },
]
