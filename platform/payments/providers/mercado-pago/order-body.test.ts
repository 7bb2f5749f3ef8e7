import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYER } from '../../payments.fixtures.ts'
import { ProviderRefusal } from '../../port.ts'
import { COMMON } from '../conformance.fixtures.ts'
import { Order } from './order.ts'
import { boletoOrder, cardOrder, pixOrder } from './order-body.ts'
import { stateOf } from './state.ts'

const ID = '0123456789abcdef0123456789abcdef'
const ASK = { ...COMMON, id: ID }
const CARD = { ...ASK, token: 'master:6351:1c87b6b301010101ddcd92f9bbbb3be2', parcelas: 10, capturar: true }

test('asks for a Pix for at least the half hour that Mercado Pago demands', () => {
  expect(pixOrder({ ...ASK, segundos: 1700 })).toMatchObject({
    type: 'online',
    processing_mode: 'automatic',
    external_reference: ID,
    total_amount: '123.45',
    transactions: {
      payments: [
        { amount: '123.45', payment_method: { id: 'pix', type: 'bank_transfer' }, expiration_time: 'PT30M' },
      ],
    },
  })
  expect(pixOrder({ ...ASK, segundos: 3601 }).transactions.payments[0]?.expiration_time).toBe('PT61M')
})

test('asks for a boleto by the days until it is due, with the payer’s address', () => {
  // Still the 23rd in São Paulo.
  const body = boletoOrder({ ...ASK, vencimento: '2026-11-26' }, new Date('2026-11-24T02:00:00Z'))

  expect(body.transactions.payments[0]).toMatchObject({
    payment_method: { id: 'boleto', type: 'ticket' },
    expiration_time: 'P3D',
  })
  expect(body.payer).toMatchObject({
    email: 'maria@example.com',
    first_name: 'Maria',
    last_name: 'da Silva',
    identification: { type: 'CPF', number: '52998224725' },
    address: { zip_code: '01310100', street_name: 'Avenida Paulista', street_number: '1000', state: 'SP' },
  })
})

test('asks for a card with instalments, statement descriptor and the bank’s confirmation on risk', () => {
  expect(cardOrder(CARD)).toMatchObject({
    description: 'Pedido de teste, cartão final 6351',
    capture_mode: 'automatic_async',
    config: {
      online: { transaction_security: { validation: 'on_fraud_risk', liability_shift: 'required' } },
    },
    transactions: {
      payments: [
        {
          payment_method: {
            id: 'master',
            type: 'credit_card',
            token: '1c87b6b301010101ddcd92f9bbbb3be2',
            installments: 10,
            statement_descriptor: 'LIRA',
          },
        },
      ],
    },
  })
  expect(cardOrder({ ...CARD, capturar: false }).capture_mode).toBe('manual')
  expect(() => cardOrder({ ...CARD, token: 'card_123' })).toThrow(ProviderRefusal)
})

test('names a company as one', () => {
  const pagador = { ...PAYER, nome: 'Escola de Música Ltda.', documento: '11222333000181' }

  expect(pixOrder({ ...ASK, pagador, segundos: 1800 }).payer).toMatchObject({
    entity_type: 'association',
    first_name: 'Escola de Música Ltda.',
    identification: { type: 'CNPJ', number: '11222333000181' },
  })
})

test('writes and reads every amount to the centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (valor) => {
      const body = cardOrder({ ...CARD, valor })
      const [payment] = body.transactions.payments
      const order = Order.parse({
        id: 'ORD1',
        external_reference: ID,
        status: 'processed',
        created_date: '2026-11-24T12:00:00Z',
        transactions: {
          payments: [{ ...payment, id: 'PAY1', status: 'processed', paid_amount: body.total_amount }],
        },
      })
      expect(body.total_amount).toBe(payment?.amount)
      expect(stateOf(order).recebimentos[0]?.valor).toBe(valor)
    }),
  )
})

test.each([
  ['50', 5_000],
  ['24.5', 2_450],
  ['0.01', 1],
])('reads %s as %i centavos', (amount, valor) => {
  const payments = [{ id: 'PAY1', amount, status: 'processed' }]
  const order = {
    id: 'ORD1',
    external_reference: ID,
    status: 'processed',
    created_date: '2026-11-24T12:00:00Z',
  }

  expect(stateOf(Order.parse({ ...order, transactions: { payments } })).recebimentos[0]?.valor).toBe(valor)
})

test.each(['1,50', '1.500', '-1.00', '1e3', ''])('reads no amount in %j', (amount) => {
  const order = {
    id: 'ORD1',
    external_reference: ID,
    status: 'processed',
    created_date: '2026-11-24T12:00:00Z',
  }
  const payments = [{ id: 'PAY1', amount, status: 'processed' }]

  expect(Order.safeParse({ ...order, transactions: { payments } }).success).toBe(false)
})
