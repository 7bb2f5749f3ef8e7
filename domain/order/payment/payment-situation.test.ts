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
])('%s, then told %s, is %s', (known, told, now) => {
  expect(advancePayment(known, told)).toBe(now)
})

test('the order of messages does not matter to whether money came', () => {
  const honest = ALL.filter((situacao) => situacao !== 'contestado')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...honest), { maxLength: 20 }), (told) => {
      const end = told.reduce(advancePayment, 'pendente')
      expect(end === 'pago').toBe(told.includes('pago'))
    }),
  )
})

test('what is told twice changes nothing', () => {
  for (const known of ALL)
    for (const told of ALL) {
      const once = advancePayment(known, told)
      expect(advancePayment(once, told)).toBe(once)
    }
})
