import { expect, test } from 'vitest'
import { cardProblems } from './card-problems.ts'

const VALID = { numero: '4111 1111 1111 1111', nome: 'Ana Souza', validade: '11/26', codigo: '123' }

test('accepts a valid card until the end of its expiry month', () => {
  expect(cardProblems(VALID, '2026-11-30')).toEqual({})
  expect(Object.keys(cardProblems(VALID, '2026-12-01'))).toEqual(['validade'])
})

test.each([
  [{ numero: '4111 1111 1111 1112' }, 'numero'],
  [{ numero: '4111' }, 'numero'],
  [{ nome: '  ' }, 'nome'],
  [{ validade: '13/29' }, 'validade'],
  [{ codigo: '12' }, 'codigo'],
  [{ codigo: '1234' }, 'codigo'],
  [{ numero: '3782 822463 10005' }, 'codigo'],
])('rejects %j because of %s', (typed, field) => {
  expect(Object.keys(cardProblems({ ...VALID, ...typed }, '2026-11-21'))).toEqual([field])
})

test('requires a code of four digits for American Express, and the message says so', () => {
  const amex = { ...VALID, numero: '3782 822463 10005' }

  expect(cardProblems({ ...amex, codigo: '1234' }, '2026-11-21')).toEqual({})
  expect(cardProblems(amex, '2026-11-21').codigo).toContain('4 dígitos')
})

test('an empty form has a problem in each field', () => {
  const empty = { numero: '', nome: '', validade: '', codigo: '' }

  expect(Object.keys(cardProblems(empty, '2026-11-21'))).toEqual(['numero', 'nome', 'validade', 'codigo'])
})
