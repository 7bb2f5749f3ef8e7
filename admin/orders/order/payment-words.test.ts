import { expect, test } from 'vitest'
import { paidElsewhere } from './payment-words.ts'

const NOON = '2026-11-20T15:00:00.000Z'

test.each([
  [null, null, 'Não foi pago, na outra loja.'],
  ['PagSeguro', null, 'Não foi pago, por PagSeguro, na outra loja.'],
  [null, NOON, 'Pago em 20/11/2026, 12:00, na outra loja.'],
  ['PagSeguro', NOON, 'Pago em 20/11/2026, 12:00, por PagSeguro, na outra loja.'],
])('an imported order, paid by %s at %s', (pagamentoAntigo, pagoEm, text) => {
  expect(paidElsewhere({ pagamentoAntigo, pagoEm })).toBe(`${text} O que for preciso devolver volta por lá.`)
})
