import { expect, test } from 'vitest'
import { conditionProblems, couponProblems, usedUpProblems } from './promotion-problems.ts'

const TEN = {
  nome: 'Dez por cento',
  beneficio: { tipo: 'porcentagem', porcentagem: 10 },
  alcance: { categorias: [], marcas: [], produtos: [] },
  somentePrecoCheio: false,
  subtotalMinimo: 0,
  validoDe: null,
  validoAte: null,
  usosMaximos: null,
  usosPorCliente: null,
} as const

type Conditions = Parameters<typeof conditionProblems>[0]

test.each<[string, Partial<Conditions>, string, string | null]>([
  ['nothing wrong', {}, '', null],
  ['no name', { nome: ' ' }, 'nome', 'Dê um nome: é o que a pessoa lê ao lado do desconto.'],
  ['a name of 81 letters', { nome: 'x'.repeat(81) }, 'nome', 'O nome tem no máximo 80 caracteres.'],
  ['a name of 80 letters and spaces', { nome: ` ${'x'.repeat(80)} ` }, '', null],
  ['0 %', percent(0), 'beneficio.porcentagem', 'Use um número de 1 a 100.'],
  ['101 %', percent(101), 'beneficio.porcentagem', 'Use um número de 1 a 100.'],
  ['half a percent', percent(0.5), 'beneficio.porcentagem', 'Use um número de 1 a 100.'],
  ['no amount', amount(0), 'beneficio.valor', 'Diga quanto sai do preço.'],
  ['the largest amount', amount(1_000_000_000), '', null],
  ['a larger amount', amount(1_000_000_001), 'beneficio.valor', 'Digite um valor até R$ 10.000.000,00.'],
  ['three for two', take(3, 2), '', null],
  ['one for one', take(1, 1), 'beneficio.leve', 'Use um número de 2 a 100.'],
  ['three for none', take(3, 0), 'beneficio.pague', 'Use um número de 1 a 100.'],
  ['three for three', take(3, 3), 'beneficio.pague', 'Quem leva deve pagar menos unidades do que leva.'],
  ['free freight to PR', { beneficio: { tipo: 'freteGratis', ufs: ['PR'] } }, '', null],
  [
    'free freight to an invalid state',
    { beneficio: { tipo: 'freteGratis', ufs: ['Paraná'] } },
    'beneficio.ufs',
    'Escolha um estado.',
  ],
  ['a minimum below zero', { subtotalMinimo: -1 }, 'subtotalMinimo', 'Digite um valor até R$ 10.000.000,00.'],
  [
    'an end equal to the beginning',
    { validoDe: '2026-12-01T00:00:00Z', validoAte: '2026-11-30T21:00:00-03:00' },
    'validoAte',
    'O fim da validade deve vir depois do começo.',
  ],
  [
    'an end that only looks earlier than its beginning',
    { validoDe: '2026-12-01T00:00:00Z', validoAte: '2026-11-30T22:00:00-03:00' },
    '',
    null,
  ],
  ['no uses', { usosMaximos: 0 }, 'usosMaximos', 'Use um número a partir de 1, ou deixe sem limite.'],
  [
    'half a use per customer',
    { usosPorCliente: 0.5 },
    'usosPorCliente',
    'Use um número a partir de 1, ou deixe sem limite.',
  ],
])('%s', (_, changes, campo, mensagem) => {
  expect(conditionProblems({ ...TEN, ...changes })).toEqual(mensagem === null ? [] : [{ campo, mensagem }])
})

test.each(['DEZ', 'VOLTE-10', '10OFF', 'X'.repeat(30)])('accepts the code %s', (codigo) => {
  expect(couponProblems({ ...TEN, codigo })).toEqual([])
})

test.each(['', 'AB', '-10', 'PÁSCOA', 'dez', 'DEZ OFF', 'X'.repeat(31)])('rejects the code %j', (codigo) => {
  expect(couponProblems({ ...TEN, codigo })).toEqual([
    { campo: 'codigo', mensagem: 'Use de 3 a 30 letras sem acento, números ou hifens.' },
  ])
})

test('a coupon may give everything away', () => {
  const free = { ...TEN, beneficio: { tipo: 'porcentagem', porcentagem: 100 } } as const

  expect(couponProblems({ ...free, codigo: 'GRATIS' })).toEqual([])
})

test.each([
  [{ usos: 3, usosMaximos: null }, null],
  [{ usos: 3, usosMaximos: 3 }, null],
  [{ usos: 1, usosMaximos: 0 }, 'Já foi usado em 1 pedido: o limite não pode ser menor.'],
  [{ usos: 3, usosMaximos: 2 }, 'Já foi usado em 3 pedidos: o limite não pode ser menor.'],
])('a limit of %j', (uses, mensagem) => {
  expect(usedUpProblems(uses)).toEqual(mensagem === null ? [] : [{ campo: 'usosMaximos', mensagem }])
})

function percent(porcentagem: number): Partial<Conditions> {
  return { beneficio: { tipo: 'porcentagem', porcentagem } }
}

function amount(valor: number): Partial<Conditions> {
  return { beneficio: { tipo: 'valor', valor } }
}

function take(leve: number, pague: number): Partial<Conditions> {
  return { beneficio: { tipo: 'levePague', leve, pague } }
}
