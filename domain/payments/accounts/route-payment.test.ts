import { describe, expect, test } from 'vitest'
import { type AccountMethods, estimatedFee, WORKING } from './account-rules.ts'
import { type Candidate, instalmentsOf, type NewPayment, routePayment } from './route-payment.ts'

const FREE = { tarifa: { percentual: 0, fixa: 0 }, minimo: 0 }
const OUT = { falhas: 3, foraDesde: new Date('2026-11-24T12:00:00Z') }
const ALL: AccountMethods = { pix: FREE, boleto: FREE, cartao: { ...FREE, parcelas: 12 } }

type Named = Candidate & { nome: string }
type Changes = { ativa?: boolean; ambiente?: 'producao' | 'teste'; metodos?: AccountMethods; out?: boolean }

function account(nome: string, { ativa = true, ambiente = 'producao', metodos = ALL, out }: Changes = {}) {
  const takes = ['pix', 'boleto', 'cartao'] as const
  return {
    nome,
    takes,
    regras: { nome, ativa, ambiente, metodos },
    saude: out ? OUT : WORKING,
  } satisfies Named
}

const SERVER: Named = { nome: 'servidor', takes: ['pix'], regras: null, saude: WORKING }

const PIX: NewPayment = { metodo: 'pix', valor: 5000 }

describe('a new payment goes to', () => {
  test.each<[string, Named[], NewPayment, string | undefined]>([
    ['nobody without accounts', [], PIX, undefined],
    ['the first account', [account('a'), account('b')], PIX, 'a'],
    ['the environment’s first', [SERVER, account('a')], PIX, 'servidor'],
    ['whoever takes the method', [SERVER, account('a')], { ...PIX, metodo: 'boleto' }, 'a'],
    ['an active one', [account('a', { ativa: false }), account('b')], PIX, 'b'],
    ['one with the method', [account('a', { metodos: { boleto: FREE } }), account('b')], PIX, 'b'],
    [
      'one that takes the value',
      [account('a', { metodos: { pix: { ...FREE, minimo: 5001 } } }), account('b')],
      PIX,
      'b',
    ],
    [
      'the first at its minimum',
      [account('a', { metodos: { pix: { ...FREE, minimo: 5000 } } }), account('b')],
      PIX,
      'a',
    ],
    [
      'the first of an unknown value',
      [account('a', { metodos: { pix: { ...FREE, minimo: 5001 } } })],
      { metodo: 'pix', valor: null },
      'a',
    ],
    [
      'nobody below all minimums',
      [account('a', { metodos: { pix: { ...FREE, minimo: 5001 } } })],
      PIX,
      undefined,
    ],
    ['the next if one is out of order', [account('a', { out: true }), account('b')], PIX, 'b'],
    [
      'the first if all are out of order',
      [account('a', { out: true }), account('b', { out: true })],
      PIX,
      'a',
    ],
    ['a test account alone', [account('t', { ambiente: 'teste' })], PIX, 't'],
    ['no test account beside a real one', [account('t', { ambiente: 'teste' }), account('b')], PIX, 'b'],
    [
      'no test account while the real one is out',
      [account('t', { ambiente: 'teste' }), account('b', { out: true })],
      PIX,
      'b',
    ],
    [
      'no test account for another method',
      [account('t', { ambiente: 'teste' }), account('b', { metodos: { boleto: FREE } })],
      PIX,
      undefined,
    ],
    [
      'a test account beside an inactive real one',
      [account('t', { ambiente: 'teste' }), account('b', { ativa: false })],
      PIX,
      't',
    ],
    [
      'no test account beside the environment’s',
      [account('t', { ambiente: 'teste' }), SERVER],
      { ...PIX, metodo: 'boleto' },
      undefined,
    ],
  ])('%s', (_, accounts, payment, nome) => {
    expect(routePayment(accounts, payment)?.nome).toBe(nome)
  })
})

test('an account without a limit of its own takes any number of instalments', () => {
  expect(instalmentsOf(account('a'))).toBe(12)
  expect(instalmentsOf(account('a', { metodos: { pix: FREE } }))).toBeNull()
  expect(instalmentsOf(SERVER)).toBeNull()
})

test.each([
  [10_000, 0, 0, 0],
  [10_000, 499, 0, 499],
  [10_000, 99, 40, 139],
  [99, 0, 349, 99],
  [1, 5000, 0, 1],
])('of %i centavos, %i hundredths of a percent and %i are %i', (valor, percentual, fixa, fee) => {
  expect(estimatedFee(valor, { tarifa: { percentual, fixa }, minimo: 0 })).toBe(fee)
})
