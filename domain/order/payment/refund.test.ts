import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRANSITIONS } from '../order-situation.ts'
import type { Payment } from './order-payment.ts'
import { refundable, refundOwed, type SettledPayment } from './refund.ts'

const paid = (valor: number, estornado = 0): Payment => ({ situacao: 'pago', valor, estornado })

describe('owed to the shopper', () => {
  test.each([
    ['of a cancelled order, all', 'cancelado', [paid(10_000)], 10_000],
    ['of goods that came back, all', 'devolvido', [paid(10_000)], 10_000],
    ['only once', 'cancelado', [paid(10_000, 10_000)], 0],
    ['the rest', 'cancelado', [paid(10_000, 4000)], 6000],
    ['nothing, where nothing came', 'cancelado', [], 0],
    ['nothing, while the order lives', 'enviado', [paid(10_000)], 0],
    ['nothing, before the goods are back', 'devolucaoSolicitada', [paid(10_000)], 0],
    ['what came twice', 'pagamentoAprovado', [paid(10_000), paid(10_000)], 10_000],
    ['nothing more after a favour', 'entregue', [paid(10_000, 500)], 0],
  ] as const)('%s', (_, situacao, pagamentos, centavos) => {
    expect(refundOwed(situacao, 10_000, pagamentos)).toBe(centavos)
  })

  test('never more than was received and not given back', () => {
    const payments = fc.array(
      fc.nat(1_000_000).chain((valor) => fc.nat(valor).map((estornado) => paid(valor, estornado))),
      { maxLength: 4 },
    )
    const situations = fc.constantFrom(...(Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[]))
    fc.assert(
      fc.property(situations, fc.nat(1_000_000), payments, (situacao, total, pagamentos) => {
        const kept = pagamentos.reduce((sum, { valor, estornado }) => sum + valor - estornado, 0)
        const owed = refundOwed(situacao, total, pagamentos)
        expect(owed).toBeGreaterThanOrEqual(0)
        expect(owed).toBeLessThanOrEqual(kept)
      }),
    )
  })
})

describe('can go back the way it came', () => {
  const pix: SettledPayment = { ...paid(10_000), metodo: 'pix', pagoEm: '2026-11-21' }

  test.each<[string, Partial<SettledPayment>, string, number]>([
    ['a Pix, on the day', {}, '2026-11-21', 10_000],
    ['a Pix, for 90 days', {}, '2027-02-19', 10_000],
    ['a Pix, no longer', {}, '2027-02-20', 0],
    ['what is left of it', { estornado: 4000 }, '2026-12-01', 6000],
    ['a card', { metodo: 'cartao' }, '2027-02-20', 10_000],
    ['no boleto', { metodo: 'boleto' }, '2026-11-22', 0],
    ['nothing that was not paid', { situacao: 'expirado' }, '2026-11-22', 0],
    ['nothing that the card holder claims', { situacao: 'contestado' }, '2026-11-22', 0],
  ])('%s', (_, change, today, centavos) => {
    expect(refundable({ ...pix, ...change }, today)).toBe(centavos)
  })
})
