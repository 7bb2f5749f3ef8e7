import type { DemoProduct } from '#demo/demo-product.ts'
import type { BowedLine } from './bowed.ts'
import { bowedStrings } from './bowed.ts'
import { DOUBLE_BASS, VIOLA } from './bowed-families.ts'

/** Strings for viola and double bass; single strings are one product with the note as a variant. */
export function violaAndBassStrings(): DemoProduct[] {
  return [...bowedStrings(VIOLA, VIOLA_LINES), ...bowedStrings(DOUBLE_BASS, BASS_LINES)]
}

const VIOLA_LINES: readonly BowedLine[] = [
  {
    marca: 'daddario',
    sku: 'J910',
    lineName: 'Prelude',
    codigo: 'J910',
    core: 'Aço sólido',
    strings: [
      { windingMetal: 'Alumínio', kg: 8.4 },
      { windingMetal: 'Níquel', kg: 5.7 },
      { windingMetal: 'Níquel', kg: 5.5 },
      { windingMetal: 'Níquel', kg: 5.4 },
    ],
    endType: 'Bola',
    nivel: 'Iniciante',
    setPrice: 179.9,
    sound:
      'Som firme e sem surpresas, com uma Dó que não embola. Aguenta estojo de escola, ar-condicionado e viagem de ônibus.',
    suits: 'Para a primeira viola e para as violas de projeto, que passam de mão em mão.',
    colours: ['#1d4e89', '#f2c14e'],
    palavras: ['dadario', 'prelude'],
  },
  {
    marca: 'daddario',
    sku: 'H410',
    lineName: 'Helicore',
    codigo: 'H410',
    core: 'Aço trançado',
    strings: [
      { codigo: 'H411', windingMetal: 'Alumínio', kg: 8.2, preco: 89.9 },
      { codigo: 'H412', windingMetal: 'Prata', kg: 5.5, preco: 99.9 },
      { codigo: 'H413', windingMetal: 'Prata', kg: 5.3, preco: 119.9 },
      { codigo: 'H414', windingMetal: 'Tungstênio', kg: 5.4, preco: 149.9 },
    ],
    endType: 'Bola',
    nivel: 'Intermediário',
    setPrice: 429.9,
    sound:
      'Fina, rápida e quente, a Helicore deixa a viola falar sem esforço. A Dó de tungstênio é compacta e responde mesmo em violas pequenas.',
    suits:
      'Para estudantes adiantados, violistas de palco e quem tem viola de 15 polegadas que demora a falar.',
    colours: ['#7a1f2b', '#f4e3c1'],
    palavras: ['dadario', 'helicore'],
  },
  {
    marca: 'thomastik-infeld',
    sku: '141',
    lineName: 'Dominant',
    codigo: '141',
    core: 'Sintético',
    strings: [
      { codigo: '136', windingMetal: 'Alumínio', kg: 7.4, preco: 109.9 },
      { codigo: '137', windingMetal: 'Alumínio', kg: 5.1, preco: 119.9 },
      { codigo: '138', windingMetal: 'Prata', kg: 5, preco: 159.9 },
      { codigo: '139', windingMetal: 'Prata', kg: 5.1, preco: 199.9 },
    ],
    endType: 'Bola',
    nivel: 'Profissional',
    setPrice: 559.9,
    sound:
      'Equilíbrio é a palavra: graves com corpo, meio claro e uma Lá que se mistura sem aspereza. É a referência com a qual se comparam as outras.',
    suits: 'Para orquestra e quarteto, em violas que ainda estão sendo conhecidas pelo dono.',
    colours: ['#0b4f6c', '#ffffff'],
    palavras: ['thomastic', 'dominant'],
  },
  {
    marca: 'pirastro',
    sku: '422021',
    lineName: 'Tonica',
    codigo: '422021',
    core: 'Sintético',
    strings: [
      { windingMetal: 'Alumínio', kg: 7.3 },
      { windingMetal: 'Alumínio', kg: 5.2 },
      { windingMetal: 'Prata', kg: 5.1 },
      { windingMetal: 'Prata', kg: 5.2 },
    ],
    endType: 'Bola',
    nivel: 'Intermediário',
    setPrice: 419.9,
    sound:
      'Aberta e luminosa, com mais volume do que o preço promete. Tira as violas tímidas de trás do naipe.',
    suits: 'Para quem estuda todos os dias e quer trocar o jogo inteiro duas vezes por ano sem susto.',
    colours: ['#33691e', '#f9fbe7'],
    palavras: ['pirastro', 'tonica'],
  },
  {
    marca: 'pirastro',
    sku: '429021',
    lineName: 'Evah Pirazzi',
    codigo: '429021',
    core: 'Sintético',
    strings: [
      { core: 'Aço sólido', windingMetal: 'Aço inox', kg: 8.4 },
      { windingMetal: 'Prata', kg: 5.6 },
      { windingMetal: 'Prata', kg: 5.5 },
      { windingMetal: 'Tungstênio', kg: 5.5 },
    ],
    endType: 'Bola removível',
    nivel: 'Profissional',
    setPrice: 1090,
    sound:
      'Potente e densa, faz a viola ocupar o palco como solista. O arco sente resistência e devolve cor.',
    suits:
      'Para recital, concurso e violas que aguentam tensão; nas mais delicadas, ouça antes a opinião do luthier.',
    colours: ['#1b5e20', '#ffd54f'],
    palavras: ['pirastro', 'evah', 'pirazzi'],
  },
  {
    marca: 'jargar',
    sku: 'JVA',
    lineName: 'Classic',
    core: 'Aço sólido',
    strings: [
      { windingMetal: 'Cromo', kg: 8.1, preco: 119.9 },
      { windingMetal: 'Cromo', kg: 5.6, preco: 119.9 },
      { windingMetal: 'Cromo', kg: 5.4, preco: 139.9 },
      { windingMetal: 'Prata', kg: 5.5, preco: 159.9 },
    ],
    endType: 'Bola',
    nivel: 'Profissional',
    setPrice: 489.9,
    tensions: ['Leve', 'Média', 'Alta'],
    sound:
      'A Lá da Jargar é das mais vistas em estantes de viola: canta com doçura e aceita pressão. O resto do jogo acompanha, claro e sem ruído de arco.',
    suits: 'Para quem quer uma Lá que não apite e depois decide o que põe embaixo dela.',
    colours: ['#12355b', '#e5e5e5'],
    palavras: ['jargar'],
  },
  {
    marca: 'mauro-calixto',
    sku: 'MC-VA',
    lineName: 'Escola',
    core: 'Aço sólido',
    strings: [
      { windingMetal: 'Alumínio', kg: 7.8 },
      { windingMetal: 'Níquel', kg: 5.4 },
      { windingMetal: 'Níquel', kg: 5.2 },
      { windingMetal: 'Níquel', kg: 5.2 },
    ],
    endType: 'Bola',
    nivel: 'Iniciante',
    origem: 0,
    setPrice: 94.9,
    sound:
      'Reposição nacional de som honesto e afinação segura. O grave é mais leve que o de uma corda importada, mas cumpre o ensaio.',
    suits: 'Para escolas, igrejas e para deixar um jogo de reserva no bolso do estojo.',
    colours: ['#2a9d8f', '#e9f5f2'],
    palavras: ['calixto', 'm calixto'],
  },
]

const BASS_LINES: readonly BowedLine[] = [
  {
    marca: 'daddario',
    sku: 'J610',
    lineName: 'Prelude',
    codigo: 'J610',
    core: 'Aço sólido',
    strings: [
      { windingMetal: 'Níquel', kg: 28.9 },
      { windingMetal: 'Níquel', kg: 29.6 },
      { windingMetal: 'Níquel', kg: 30.4 },
      { windingMetal: 'Níquel', kg: 31.7 },
    ],
    endType: 'Bola',
    nivel: 'Iniciante',
    setPrice: 789.9,
    sound:
      'Entrada honesta no contrabaixo. Som direto, arco que pega sem muito breu e preço que não assusta. Os dedos sentem uma corda firme e lisa.',
    suits: 'Para baixos de escola, de igreja e de coral, onde o instrumento fica de pé o ano inteiro.',
    colours: ['#1d4e89', '#f2c14e'],
    palavras: ['dadario', 'prelude'],
  },
  {
    marca: 'daddario',
    sku: 'HH610',
    lineName: 'Helicore Hybrid',
    codigo: 'HH610',
    titulo: 'Helicore Hybrid',
    core: 'Aço trançado',
    strings: [
      { codigo: 'HH611', windingMetal: 'Níquel', kg: 28.3, preco: 299.9 },
      { codigo: 'HH612', windingMetal: 'Níquel', kg: 28.9, preco: 339.9 },
      { codigo: 'HH613', windingMetal: 'Níquel', kg: 29.8, preco: 389.9 },
      { codigo: 'HH614', windingMetal: 'Prata', kg: 31, preco: 479.9 },
    ],
    endType: 'Bola',
    nivel: 'Intermediário',
    setPrice: 1490,
    sound:
      'Meio arco, meio dedo: o pizzicato tem sustentação e o arco encontra aderência. É o meio-termo bem temperado.',
    suits: 'Para quem toca na orquestra de manhã e no trio à noite com o mesmo instrumento.',
    colours: ['#7a1f2b', '#f4e3c1'],
    palavras: ['dadario', 'helicore', 'hybrid'],
  },
  {
    marca: 'thomastik-infeld',
    sku: 'S42',
    lineName: 'Spirocore',
    codigo: 'S42',
    core: 'Aço trançado',
    strings: [
      { windingMetal: 'Cromo', kg: 28.6 },
      { windingMetal: 'Cromo', kg: 29.2 },
      { windingMetal: 'Cromo', kg: 30.1 },
      { windingMetal: 'Cromo', kg: 31.4 },
    ],
    endType: 'Bola',
    nivel: 'Profissional',
    setPrice: 2190,
    tensions: ['Leve', 'Média'],
    sound:
      'O pizzicato mais longo do jazz, com o rosnado que se reconhece em um compasso. Nova, brilha muito; amaciada, dura anos.',
    suits: 'Para contrabaixistas de jazz e choro que tocam mais com os dedos do que com o arco.',
    colours: ['#b08d57', '#2b2b2b'],
    palavras: ['thomastic', 'spirocore', 'weich'],
  },
  {
    marca: 'pirastro',
    sku: '341020',
    lineName: 'Flexocor',
    codigo: '341020',
    core: 'Aço trançado',
    strings: [
      { windingMetal: 'Aço inox', kg: 29.1 },
      { windingMetal: 'Aço inox', kg: 30.2 },
      { windingMetal: 'Aço inox', kg: 31.2 },
      { windingMetal: 'Aço inox', kg: 32.6 },
    ],
    endType: 'Bola',
    nivel: 'Profissional',
    setPrice: 2490,
    sound:
      'Corda de arco: ataque imediato, fundamental forte e pouco ruído. No naipe, a nota aparece limpa e redonda.',
    suits: 'Para orquestra e estudo erudito, em que o arco trabalha a noite inteira.',
    colours: ['#37474f', '#eceff1'],
    palavras: ['pirastro', 'flexocor'],
  },
]
