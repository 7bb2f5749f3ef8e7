import { expect, test } from 'vitest'
import { chargedTotal, payingAttempts, paymentText, type ShownPayment } from './payment-text.ts'

const CARD: ShownPayment = {
  metodo: 'cartao',
  situacao: 'pago',
  valor: 53_772,
  juros: 7_782,
  parcelas: 12,
  boleto: null,
  cartao: { bandeira: 'visa', ultimosDigitos: '1111' },
}
const PIX: ShownPayment = { ...CARD, metodo: 'pix', valor: 43_691, juros: 0, parcelas: 1, cartao: null }
const BOLETO: ShownPayment = { ...PIX, metodo: 'boleto', boleto: { vencimento: '2026-12-01' } }

test.each<[ShownPayment, string]>([
  [CARD, 'Visa final 1111, em 12x de R$ 44,81'],
  [
    { ...CARD, valor: 43_290, juros: 0, parcelas: 4 },
    'Visa final 1111, em 4x de R$ 108,22, a primeira de R$ 108,24',
  ],
  [{ ...CARD, valor: 45_990, juros: 0, parcelas: 1 }, 'Visa final 1111, à vista'],
  [{ ...CARD, cartao: { bandeira: 'cabal', ultimosDigitos: '9' }, parcelas: 1 }, 'cabal final 9, à vista'],
  [{ ...CARD, cartao: null }, 'Cartão de crédito, em 12x de R$ 44,81'],
  [BOLETO, 'Boleto com vencimento em 01/12/2026'],
  [{ ...BOLETO, boleto: null }, 'Boleto'],
  [PIX, 'Pix'],
])('%j reads %s', (payment, text) => {
  expect(paymentText(payment).replaceAll('\u00a0', ' ')).toBe(text)
})

test('received payments show how an order was paid, before newer attempts', () => {
  const declined: ShownPayment = { ...CARD, situacao: 'recusado' }

  expect(payingAttempts([declined, PIX])).toEqual([PIX])
  expect(payingAttempts([{ ...CARD, situacao: 'emAnalise' }])).toHaveLength(1)
})

test('a failed attempt charges nothing', () => {
  const declined: ShownPayment = { ...CARD, situacao: 'recusado' }

  expect(payingAttempts([declined])).toEqual([])
  expect(chargedTotal(45_990, [declined])).toEqual({ juros: 0, charged: 45_990 })
})

test('the total of a card payment includes interest', () => {
  expect(chargedTotal(45_990, [CARD])).toEqual({ juros: 7_782, charged: 53_772 })
  expect(chargedTotal(45_990, [PIX])).toEqual({ juros: 0, charged: 45_990 })
})
