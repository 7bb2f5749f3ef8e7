import { expect, test } from 'vitest'
import { ProviderRefusal, ProviderUnavailable } from '../../port.ts'
import { Charge, Order } from './charge.ts'
import { BOLETO_ORDER, CARD_ORDER, TEST_PIX_CHARGE } from './documented-answers.fixtures.ts'
import { paymentState } from './payment-state.ts'

const PRODUCTION = { simulated: false }

function chargeOf(order: unknown) {
  return Order.parse(order).charges[0]!
}

const CARD = chargeOf(CARD_ORDER)

function card(changes: Partial<Charge>, transaction: Partial<NonNullable<Charge['last_transaction']>> = {}) {
  return { ...CARD, ...changes, last_transaction: { ...CARD.last_transaction!, ...transaction } }
}

test('reads the documented card order: authorised, and to be captured', () => {
  expect(paymentState(CARD, PRODUCTION)).toEqual({
    idProvedor: 'ch_p4lnAGyU0GT1E9MZ',
    situacao: 'autorizado',
    dados: {
      metodo: 'cartao',
      bandeira: 'visa',
      ultimosDigitos: '0010',
      autorizacao: '890',
      nsu: '66184',
      motivoRecusa: null,
      contestacao: null,
    },
    recebimentos: [],
    estornos: [],
  })
})

test('reads the documented boleto, with the bar code of its line', () => {
  expect(paymentState(chargeOf(BOLETO_ORDER), PRODUCTION)).toMatchObject({
    situacao: 'pendente',
    dados: {
      metodo: 'boleto',
      linhaDigitavel: '34191754622461578123441234510000383840000003090',
      codigoDeBarras: '34193838400000030901754624615781234123451000',
      vencimento: '2020-09-20',
      pdf: 'https://api.pagar.me/core/v1/transactions/tran_bZ0N3DjjUzTW68eq/pdf',
    },
  })
})

test('reads the Pix of the test environment, whose code no bank can read', () => {
  const paid = Charge.parse(TEST_PIX_CHARGE)

  expect(paymentState(paid, { simulated: true })).toMatchObject({
    situacao: 'pago',
    recebimentos: [{ id: paid.id, valor: 2990, em: new Date('2024-07-10T02:33:42.589Z') }],
  })
})

test('takes an unreadable code for an answer that is not understood, in production only', () => {
  const pix = Charge.parse({ ...TEST_PIX_CHARGE, status: 'pending', paid_amount: 0, paid_at: null })
  const open = { ...pix, last_transaction: { ...pix.last_transaction!, status: 'waiting_payment' } }
  expect(() => paymentState(open, PRODUCTION)).toThrow(ProviderUnavailable)
  expect(paymentState(open, { simulated: true }).situacao).toBe('pendente')

  const boleto = chargeOf(BOLETO_ORDER)
  const odd = { ...boleto, last_transaction: { ...boleto.last_transaction!, line: '1234 5678' } }
  expect(() => paymentState(odd, PRODUCTION)).toThrow(ProviderUnavailable)
  expect(paymentState(odd, { simulated: true }).dados).toMatchObject({ codigoDeBarras: '0'.repeat(44) })
})

test('a Pix that was not issued is refused', () => {
  const failed = Charge.parse({ ...TEST_PIX_CHARGE, status: 'failed', paid_amount: null, paid_at: null })

  expect(() => paymentState(failed, PRODUCTION)).toThrow(ProviderRefusal)
})

test.each([
  ['pending', 'authorized_pending_capture', 'autorizado'],
  ['pending', 'waiting_capture', 'autorizado'],
  ['pending', 'analyzing', 'emAnalise'],
  ['processing', 'with_error', 'emAnalise'],
  ['pending', 'something new', 'pendente'],
  ['something new', 'not_authorized', 'recusado'],
  ['failed', 'not_authorized', 'recusado'],
  ['canceled', 'voided', 'cancelado'],
  ['chargedback', 'chargedback', 'contestado'],
])('the charge %s with the transaction %s is %s', (charge, transaction, situacao) => {
  expect(paymentState(card({ status: charge }, { status: transaction }), PRODUCTION).situacao).toBe(situacao)
})

test.each([
  ['paid', 2990],
  ['underpaid', 2000],
  ['overpaid', 3000],
])('a charge that is %s has received what was paid', (status, paid_amount) => {
  const state = paymentState(card({ status, paid_amount, paid_at: CARD.updated_at }), PRODUCTION)

  expect(state).toMatchObject({ situacao: 'pago', recebimentos: [{ valor: paid_amount }] })
})

test('a charge that the shop refunded stays paid', () => {
  const refunded = card({
    status: 'canceled',
    paid_amount: 2990,
    canceled_amount: 2990,
    metadata: { estorno_a: '0+2990' },
  })

  expect(paymentState(refunded, PRODUCTION)).toMatchObject({
    situacao: 'pago',
    recebimentos: [{ valor: 2990 }],
    estornos: [{ id: 'a', situacao: 'feito' }],
  })
})

test('a charge that was paid while it was cancelled brought no money', () => {
  const undone = card({ status: 'canceled', paid_amount: 2990, canceled_amount: 2990 })

  expect(paymentState(undone, PRODUCTION)).toMatchObject({ situacao: 'cancelado', recebimentos: [] })
})

test.each([
  ['51', null, 'saldoInsuficiente'],
  ['1016', null, 'saldoInsuficiente'],
  ['54', null, 'cartaoVencido'],
  ['N7', null, 'codigoInvalido'],
  ['5', null, '5'],
  ['91', null, 'falhaNoProcessamento'],
  ['00', { status: 'reproved' }, 'riscoDeFraude'],
])('the return code %s, with the fraud check %j, is %s', (code, antifraud_response, motivoRecusa) => {
  const declined = card(
    { status: 'failed' },
    { status: 'not_authorized', acquirer_return_code: code, antifraud_response },
  )

  expect(paymentState(declined, PRODUCTION).dados).toMatchObject({ motivoRecusa })
})
