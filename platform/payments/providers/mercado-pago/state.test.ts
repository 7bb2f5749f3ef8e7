import { expect, test } from 'vitest'
import { ProviderUnavailable } from '../../port.ts'
import { DOCUMENTED } from './documented-orders.fixtures.ts'
import { Order } from './order.ts'
import { situationOf, stateOf } from './state.ts'

test.each(DOCUMENTED)('reads $name as documented', ({ answer, state }) => {
  expect(stateOf(Order.parse(answer))).toMatchObject(state)
})

test.each([
  ['created', 'created', 'pendente'],
  ['processing', 'in_process', 'pendente'],
  ['processing', 'pending_review_manual', 'emAnalise'],
  ['action_required', 'waiting_payment', 'pendente'],
  ['action_required', 'waiting_transfer', 'pendente'],
  ['action_required', 'pending_waiting_payment', 'pendente'],
  ['action_required', 'pending_challenge', 'pendente'],
  ['action_required', 'waiting_capture', 'autorizado'],
  ['processed', 'accredited', 'pago'],
  ['processed', 'partially_refunded', 'pago'],
  ['refunded', 'refunded', 'pago'],
  ['charged_back', 'settled', 'contestado'],
  ['failed', 'high_risk', 'recusado'],
  ['canceled', 'canceled_transaction', 'cancelado'],
  ['cancelled', 'expired', 'expirado'],
  ['expired', 'expired', 'expirado'],
  ['something_new', null, 'pendente'],
])('%s, %s is %s', (status, status_detail, situacao) => {
  expect(situationOf({ status, status_detail })).toBe(situacao)
})

test.each(['pix', 'boleto'])('asks again for a %s that has nothing to pay by yet', (id) => {
  const payment = { id: 'PAY1', amount: '1.00', status: 'processing', payment_method: { id } }
  const order = {
    id: 'ORD1',
    external_reference: 'a',
    status: 'processing',
    created_date: '2026-11-24T12:00:00Z',
    transactions: { payments: [payment] },
  }

  expect(() => stateOf(Order.parse(order))).toThrow(ProviderUnavailable)
})

// "Chargebacks", Split Payments 1:N: settled is the unfavourable decision, reimbursed the favourable one for the seller.
test.each([
  ['in_process', 'aberta'],
  ['settled', 'perdida'],
  ['reimbursed', 'ganha'],
])('a dispute that is %s is %s for the store', (status_detail, contestacao) => {
  const payment = {
    id: 'PAY1',
    amount: '1.00',
    status: 'charged_back',
    status_detail,
    payment_method: { id: 'visa' },
  }
  const order = {
    id: 'ORD1',
    external_reference: 'a',
    status: 'charged_back',
    created_date: '2026-11-24T12:00:00Z',
    transactions: { payments: [payment] },
  }

  expect(stateOf(Order.parse(order)).dados).toMatchObject({ contestacao })
})
