import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advancePayment, type PaymentSituation } from './payment-situation.ts'

const ALL: PaymentSituation[] = [
  ...(['pendente', 'emAnalise', 'autorizado', 'recusado', 'expirado', 'cancelado'] as const),
  ...(['pago', 'contestado'] as const),
]

test.each<[PaymentSituation, PaymentSituation, PaymentSituation]>([
  ['pendente', 'pago', 'pago'],
  ['pago', 'pendente', 'pago'],
  ['pago', 'expirado', 'pago'],
  ['pago', 'cancelado', 'pago'],
  ['expirado', 'pago', 'pago'],
  ['cancelado', 'pago', 'pago'],
  ['recusado', 'pendente', 'recusado'],
  ['recusado', 'expirado', 'recusado'],
  ['emAnalise', 'pendente', 'emAnalise'],
  ['emAnalise', 'recusado', 'recusado'],
  ['autorizado', 'pago', 'pago'],
  ['pago', 'contestado', 'contestado'],
  ['contestado', 'pago', 'contestado'],
])('%s, then %s reported, becomes %s', (known, reported, now) => {
  expect(advancePayment(known, reported)).toBe(now)
})

test('the order of messages does not decide whether a payment was received', () => {
  const honest = ALL.filter((situacao) => situacao !== 'contestado')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...honest), { maxLength: 20 }), (reported) => {
      const end = reported.reduce(advancePayment, 'pendente')
      expect(end === 'pago').toBe(reported.includes('pago'))
    }),
  )
})

test('a repeated message changes nothing', () => {
  for (const known of ALL)
    for (const reported of ALL) {
      const once = advancePayment(known, reported)
      expect(advancePayment(once, reported)).toBe(once)
    }
})
