import { expect, test } from 'vitest'
import { promotion } from '../cart/cart.fixtures.ts'
import type { Benefit } from './promotion.ts'
import { benefitText, cardText, conditionTexts } from './promotion-text.ts'

const WHOLE_SHOP = { categorias: 0, marcas: 0, produtos: 0 }
const FREE_OF_CONDITIONS = {
  alcance: WHOLE_SHOP,
  somentePrecoCheio: false,
  subtotalMinimo: 0,
  primeiraCompra: false,
  exigeLogin: false,
  usosMaximos: null,
  usosPorCliente: null,
}

test.each<[Benefit, string]>([
  [{ tipo: 'porcentagem', porcentagem: 10 }, '10% de desconto'],
  [{ tipo: 'valor', valor: 5_000 }, 'R$\u00a050,00 de desconto'],
  [{ tipo: 'levePague', leve: 3, pague: 2 }, 'Leve 3, pague 2'],
  [{ tipo: 'freteGratis', ufs: [] }, 'Frete grátis'],
  [{ tipo: 'freteGratis', ufs: ['SC', 'PR'] }, 'Frete grátis para PR e SC'],
])('describes %j as "%s"', (beneficio, text) => {
  expect(benefitText(beneficio)).toBe(text)
})

test('a rule without conditions is valid in the whole shop', () => {
  expect(conditionTexts(FREE_OF_CONDITIONS)).toEqual(['em toda a loja'])
})

test('lists every condition', () => {
  expect(
    conditionTexts({
      alcance: { categorias: 2, marcas: 1, produtos: 0 },
      somentePrecoCheio: true,
      subtotalMinimo: 20_000,
      primeiraCompra: true,
      exigeLogin: true,
      usosMaximos: 100,
      usosPorCliente: 1,
      acumula: false,
    }),
  ).toEqual([
    'em 2 categorias e 1 marca',
    'fora o que já está em oferta',
    'a partir de R$\u00a0200,00',
    'só na primeira compra',
    'só para quem entrou na conta',
    'até 100 pedidos',
    '1 uso por cliente',
    'não soma com promoções',
  ])
})

test('a card shows the benefit and its minimum amount', () => {
  const given = { tipo: 'porcentagem', porcentagem: 8 } as const

  expect(cardText(promotion(given))).toBe('8% de desconto')
  expect(cardText(promotion(given, { subtotalMinimo: 50_000 }))).toBe(
    '8% de desconto a partir de R$\u00a0500,00',
  )
})
