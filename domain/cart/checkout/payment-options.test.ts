import { expect, test } from 'vitest'
import { type Metodo, paymentOptions } from './payment-options.ts'

const RULES = { parcelasMaximas: 3, parcelasSemJuros: 2, parcelaMinima: 0, taxaMensal: 200 }
const CHECKOUT = { itens: 90_000, descontoVista: 9_000, frete: 2_500, hasAddress: true }
const ALL: Metodo[] = ['pix', 'boleto', 'cartao']

test('Pix takes its discount off the items; boleto and card take nothing off', () => {
  expect(paymentOptions(CHECKOUT, ALL, RULES).map(({ parcelas: _, ...option }) => option)).toEqual([
    { metodo: 'pix', desconto: 9_000, total: 83_500 },
    { metodo: 'cartao', desconto: 0, total: 92_500 },
    { metodo: 'boleto', desconto: 0, total: 92_500 },
  ])
})

test('only cards offer instalments, by the rules of the store', () => {
  const options = paymentOptions(CHECKOUT, ALL, RULES)
  expect(options.map(({ parcelas }) => parcelas.length)).toEqual([0, 3, 0])
  expect(options[1]?.parcelas.map(({ taxa }) => taxa)).toEqual([0, 0, 200])
})

test('omits methods that the store does not accept, and boleto without an address', () => {
  const methods = (...[checkout, accepted]: [typeof CHECKOUT, Metodo[]]) =>
    paymentOptions(checkout, accepted, RULES).map(({ metodo }) => metodo)

  expect(methods(CHECKOUT, ['boleto'])).toEqual(['boleto'])
  expect(methods({ ...CHECKOUT, hasAddress: false }, ALL)).toEqual(['pix', 'cartao'])
  expect(methods(CHECKOUT, [])).toEqual([])
})

test('a free order has one option, whatever the store accepts', () => {
  const gift = { itens: 0, descontoVista: 0, frete: 0, hasAddress: true }
  const closed = [{ metodo: 'pix', desconto: 0, total: 0, parcelas: [] }]

  expect(paymentOptions(gift, ALL, RULES)).toEqual(closed)
  expect(paymentOptions(gift, [], RULES)).toEqual(closed)
})
