import { expect, test } from 'vitest'
import { lastWithdrawalDay, mayCancel, mayPay, mayWithdraw } from './order-rights.ts'

test.each([
  ['aguardandoPagamento', true, true],
  ['pagamentoEmAnalise', true, false],
  ['pagamentoAprovado', true, false],
  ['emSeparacao', true, false],
  ['enviado', false, false],
  ['entregue', false, false],
  ['devolucaoSolicitada', false, false],
  ['devolvido', false, false],
  ['cancelado', false, false],
] as const)('%s: may cancel %s, may pay %s', (situacao, cancel, pay) => {
  expect(mayCancel(situacao)).toBe(cancel)
  expect(mayPay(situacao)).toBe(pay)
})

test.each([
  ['2026-11-23', '2026-11-30'],
  // The seventh day is a Saturday.
  ['2026-11-21', '2026-11-30'],
  // The seventh day is 25 December, a Friday.
  ['2026-12-18', '2026-12-28'],
])('goods delivered on %s may be returned until %s', (arrived, last) => {
  expect(lastWithdrawalDay(arrived, 7)).toBe(last)
})

test.each([
  ['entregue', '2026-11-23', true],
  ['entregue', '2026-11-30', true],
  ['entregue', '2026-12-01', false],
  ['devolucaoSolicitada', '2026-11-24', false],
  ['enviado', '2026-11-24', false],
] as const)('%s, on %s: may withdraw %s', (situacao, today, may) => {
  expect(mayWithdraw(situacao, { entregueEm: '2026-11-23', today, dias: 7 })).toBe(may)
})

test.each([
  [30, '2026-12-23'],
  // Fewer than the legal minimum.
  [1, '2026-11-30'],
])('a store that promises %i days accepts returns until %s', (dias, last) => {
  expect(lastWithdrawalDay('2026-11-23', dias)).toBe(last)
  expect(mayWithdraw('entregue', { entregueEm: '2026-11-23', today: last, dias })).toBe(true)
})
