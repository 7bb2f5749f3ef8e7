import { expect, test } from 'vitest'
import { type OrderPayment, orderPayment, type Payment } from './order-payment.ts'
import type { PaymentSituation } from './payment-situation.ts'

const paid = (valor: number, estornado = 0): Payment => ({ situacao: 'pago', valor, estornado })
const tried = (situacao: PaymentSituation): Payment => ({ situacao, valor: 10_000, estornado: 0 })

test.each<[string, Payment[], OrderPayment]>([
  ['no payment yet', [], 'pendente'],
  ['an open Pix', [tried('pendente')], 'pendente'],
  ['a card under review', [tried('emAnalise')], 'emAnalise'],
  ['a card that is not charged yet', [tried('autorizado')], 'emAnalise'],
  ['a card that was declined', [tried('recusado')], 'recusado'],
  ['an expired Pix', [tried('expirado')], 'expirado'],
  ['a cancelled boleto', [tried('cancelado')], 'cancelado'],
  ['another attempt after a decline', [tried('recusado'), tried('pendente')], 'pendente'],
  ['paid', [paid(10_000)], 'pago'],
  ['declined, then paid', [tried('recusado'), paid(10_000)], 'pago'],
  ['paid, and an expired attempt', [paid(10_000), tried('expirado')], 'pago'],
  ['paid in two parts', [paid(4000), paid(6000)], 'pago'],
  ['paid in part', [paid(4000)], 'pagoEmParte'],
  ['paid by Pix and by boleto', [paid(10_000), paid(10_000)], 'pagoAMais'],
  ['paid twice, refunded once', [paid(10_000), paid(10_000, 10_000)], 'pago'],
  ['partly refunded', [paid(10_000, 1)], 'estornadoEmParte'],
  ['fully refunded', [paid(10_000, 10_000)], 'estornado'],
  ['disputed', [tried('contestado')], 'contestado'],
  ['one of two disputed', [tried('contestado'), paid(10_000)], 'contestado'],
])('%s', (_, pagamentos, state) => {
  expect(orderPayment(10_000, pagamentos)).toBe(state)
})

test('a free order is paid', () => {
  expect(orderPayment(0, [])).toBe('pago')
})
