import type { DemoProduct } from '#demo/demo-product.ts'
import { BASS_WOUND } from '../tension.ts'
import type { FrettedFamily, FrettedLine, Gauge } from './fretted.ts'
import { frettedStrings } from './fretted.ts'

/** String sets for electric bass, long scale. */
export function bassStrings(): DemoProduct[] {
  return frettedStrings(FAMILY, GAUGES, LINES)
}

const FAMILY: FrettedFamily = {
  nome: 'baixo',
  instrumento: 'Baixo elétrico',
  categoria: 'cordas/instrumentos/baixos',
  escalaMm: 864,
  enroladas: BASS_WOUND,
  caixa: [180, 15, 140, 140],
  pack: 'envelope',
  terminacao: 'Bola',
  palavras: ['baixo elétrico', 'contrabaixo', 'contra baixo', 'bass'],
  troca:
    'Corte a sobra só depois de dobrar a ponta e dê duas voltas e meia na tarraxa, de cima para baixo, para que a corda assente na pestana.',
  combina:
    'Combina com um cabo de três a cinco metros sem chiado, correia larga para dividir o peso e um afinador que leia bem abaixo de 41 Hz.',
}

const FOUR = ['G2', 'D2', 'A1', 'E1']

const GAUGES: Readonly<Record<string, Gauge>> = {
  '40-95': {
    rotulo: '40-95',
    calibres: [40, 60, 75, 95],
    lisas: 0,
    notas: FOUR,
    afinacao: 'E A D G',
    toque:
      'Superleves, rápidas e fáceis de puxar no slap. Pedem mão direita delicada e ação um pouco mais alta.',
  },
  '40-100': {
    rotulo: '40-100',
    calibres: [40, 60, 80, 100],
    lisas: 0,
    notas: FOUR,
    afinacao: 'E A D G',
    toque:
      'Agudas leves com uma Mi de corpo: bom acordo entre slap solto e linha firme. Agrada a quem vem da guitarra.',
  },
  '45-100': {
    rotulo: '45-100',
    calibres: [45, 65, 80, 100],
    lisas: 0,
    notas: FOUR,
    afinacao: 'E A D G',
    toque:
      'O calibre leve mais comum nas fábricas: equilibrado, confortável e com definição para dedilhar rápido.',
  },
  '45-105': {
    rotulo: '45-105',
    calibres: [45, 65, 85, 105],
    lisas: 0,
    notas: FOUR,
    afinacao: 'E A D G',
    toque:
      'Um pouco mais de Mi e de Lá do que no 45-100; a mão sente o chão. É o calibre médio que serve a quase todo estilo.',
  },
  '50-105': {
    rotulo: '50-105',
    calibres: [50, 70, 85, 105],
    lisas: 0,
    notas: FOUR,
    afinacao: 'E A D G',
    toque:
      'Firme e cheio, para quem toca com palheta ou afina meio tom abaixo. A Sol grossa tem som de gente grande.',
  },
  '45-130': {
    rotulo: '45-130',
    calibres: [45, 65, 80, 100, 130],
    lisas: 0,
    notas: [...FOUR, 'B0'],
    afinacao: 'B E A D G',
    toque:
      'Cinco cordas com Si de .130, grossa o bastante para falar sem virar elástico. As outras quatro têm a tensão do 45-100.',
  },
}

const LINES: readonly FrettedLine[] = [
  {
    marca: 'daddario',
    linha: 'Nickel Wound',
    enrolamento: 'Aço niquelado',
    nivel: 'Intermediário',
    winding: 'nickel',
    som: 'Som redondo com brilho na medida, afinação segura e tato conhecido. É aquela corda que não chama atenção para si, e sim para a linha.',
    para: 'Para igreja, samba, pop e estúdio: funciona com qualquer captador e qualquer amplificador.',
    cores: ['#f4f4f4', '#023e8a'],
    palavras: ['dadario', 'exl'],
    jogos: [
      { codigo: 'EXL170', calibre: '45-100', preco: 189.9 },
      { codigo: 'EXL165', calibre: '45-105', preco: 194.9 },
      { codigo: 'EXL160', calibre: '50-105', preco: 194.9 },
      { codigo: 'EXL170-5', calibre: '45-130', preco: 239.9 },
    ],
  },
  {
    marca: 'elixir',
    linha: 'Nanoweb',
    enrolamento: 'Aço niquelado',
    revestida: true,
    nivel: 'Profissional',
    winding: 'nickel',
    som: 'O estalo de corda nova que não vai embora depois de três ensaios, com um toque liso que quase não faz ruído ao deslizar.',
    para: 'Para quem grava, viaja e não quer trocar cordas de baixo, que custam caro, a cada mês.',
    cores: ['#0a2342', '#8fd3f4'],
    palavras: ['elixer', 'elixir', 'coated'],
    jogos: [
      { codigo: '14052', calibre: '45-100', preco: 359.9 },
      { codigo: '14077', calibre: '45-105', preco: 364.9 },
      { codigo: '14207', calibre: '45-130', preco: 439.9 },
    ],
  },
  {
    marca: 'rotosound',
    linha: 'Swing Bass 66',
    enrolamento: 'Aço inox',
    nivel: 'Profissional',
    winding: 'steel',
    som: 'Aço inox com ronco de piano e ataque metálico: basta uma nota para lembrar do rock inglês. O brilho é o mais vivo da prateleira.',
    para: 'Para palheta, slap e bandas em que o baixo também é voz; gasta um pouco mais o traste, é bom saber.',
    cores: ['#d00000', '#ffba08'],
    palavras: ['rotosound', 'rs66', 'inox'],
    jogos: [
      { codigo: 'RS66LC', calibre: '40-95', preco: 219.9 },
      { codigo: 'RS66LD', calibre: '45-105', preco: 219.9 },
    ],
  },
  {
    marca: 'dr',
    linha: 'Lo-Rider',
    enrolamento: 'Aço inox',
    nivel: 'Profissional',
    winding: 'steel',
    som: 'Enrolada à mão sobre núcleo sextavado, é firme, médio-grave e cheia de pegada. O ataque fica redondo mesmo com palhetada forte.',
    para: 'Para funk, rock e baixistas que tocam pesado e odeiam corda frouxa.',
    cores: ['#2b2d42', '#ef233c'],
    palavras: ['dr', 'lo rider'],
    jogos: [{ codigo: 'MH-45', calibre: '45-105', preco: 289.9 }],
  },
  {
    marca: 'nig',
    linha: 'Tradicional',
    enrolamento: 'Aço niquelado',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'nickel',
    som: 'Corda nacional bem equilibrada, um pouco mais escura que as importadas e muito honesta no preço.',
    para: 'Para o baixo da escola, da igreja e do ensaio de garagem.',
    cores: ['#14213d', '#fca311'],
    palavras: ['nig', 'nacional'],
    jogos: [
      { codigo: 'NBE4', calibre: '40-100', preco: 99.9 },
      { codigo: 'NBE5', calibre: '45-130', preco: 129.9 },
    ],
  },
  {
    marca: 'sg-strings',
    linha: 'Bass Nickel',
    enrolamento: 'Aço niquelado',
    nivel: 'Iniciante',
    origem: 0,
    winding: 'nickel',
    som: 'Som limpo e direto, com boa afinação nas casas altas. Amacia rápido e fica previsível por meses.',
    para: 'Para começar, para dar aula e para o segundo baixo da casa.',
    cores: ['#3a5a40', '#dad7cd'],
    palavras: ['sg', 'nacional'],
    jogos: [{ codigo: 'SGB45', calibre: '45-100', preco: 109.9 }],
  },
]
