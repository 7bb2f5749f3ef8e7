import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRANSITIONS } from '../order-situation.ts'
import type { Payment } from './order-payment.ts'
import { refundable, refundOwed, type SettledPayment } from './refund.ts'

const paid = (valor: number, estornado = 0): Payment => ({ situacao: 'pago', valor, estornado })

describe('amount owed to the shopper', () => {
  test.each([
    ['everything, when the order is cancelled', 'cancelado', [paid(10_000)], 10_000],
    ['everything, when the goods are returned', 'devolvido', [paid(10_000)], 10_000],
    ['nothing, when already refunded', 'cancelado', [paid(10_000, 10_000)], 0],
    ['the rest, when partly refunded', 'cancelado', [paid(10_000, 4000)], 6000],
    ['nothing, when nothing was received', 'cancelado', [], 0],
    ['nothing, while the order is in progress', 'enviado', [paid(10_000)], 0],
    ['nothing, until the goods are back', 'devolucaoSolicitada', [paid(10_000)], 0],
    ['the second of two full payments', 'pagamentoAprovado', [paid(10_000), paid(10_000)], 10_000],
    ['nothing more after a goodwill refund', 'entregue', [paid(10_000, 500)], 0],
  ] as const)('%s', (_, situacao, pagamentos, centavos) => {
    expect(refundOwed(situacao, 10_000, pagamentos)).toBe(centavos)
  })

  test('never exceeds what was received and not refunded', () => {
    const payments = fc.array(
      fc.nat(1_000_000).chain((valor) => fc.nat(valor).map((estornado) => paid(valor, estornado))),
      { maxLength: 4 },
    )
    const situations = fc.constantFrom(...(Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[]))
    fc.assert(
      fc.property(situations, fc.nat(1_000_000), payments, (situacao, total, pagamentos) => {
        const balance = pagamentos.reduce((sum, { valor, estornado }) => sum + valor - estornado, 0)
        const owed = refundOwed(situacao, total, pagamentos)
        expect(owed).toBeGreaterThanOrEqual(0)
        expect(owed).toBeLessThanOrEqual(balance)
      }),
    )
  })
})

describe('refundable to the payment method', () => {
  const pix: SettledPayment = { ...paid(10_000), metodo: 'pix', pagoEm: '2026-11-21' }

  test.each<[string, Partial<SettledPayment>, string, number]>([
    ['a Pix, on the day of payment', {}, '2026-11-21', 10_000],
    ['a Pix, after 90 days', {}, '2027-02-19', 10_000],
    ['no Pix, after 91 days', {}, '2027-02-20', 0],
    ['the rest of a partly refunded Pix', { estornado: 4000 }, '2026-12-01', 6000],
    ['a card', { metodo: 'cartao' }, '2027-02-20', 10_000],
    ['no boleto', { metodo: 'boleto' }, '2026-11-22', 0],
    ['no unpaid payment', { situacao: 'expirado' }, '2026-11-22', 0],
    ['no disputed payment', { situacao: 'contestado' }, '2026-11-22', 0],
  ])('%s', (_, change, today, centavos) => {
    expect(refundable({ ...pix, ...change }, today)).toBe(centavos)
  })
})
