import { expect, test } from 'vitest'
import { coupon, line } from '../cart/cart.fixtures.ts'
import { couponRefusal, hideFromGuessers } from './coupon-refusal.ts'
import { type Coupon, UNKNOWN_BUYER } from './promotion.ts'

const now = new Date('2026-11-21T12:00:00Z')
const PERCENT = { tipo: 'porcentagem', porcentagem: 10 } as const
const OF_BRAND_5 = { categorias: [], marcas: [5], produtos: [] }

test.each<[string, Partial<Coupon>, Partial<typeof UNKNOWN_BUYER>, string]>([
  [
    'aindaNaoVale',
    { validoDe: new Date('2026-11-27T03:00:00Z') },
    {},
    'O cupom CUPOM vale a partir de 27/11/2026.',
  ],
  // It ends with the 20th, São Paulo time.
  ['vencido', { validoAte: new Date('2026-11-21T03:00:00Z') }, {}, 'O cupom CUPOM valeu até 20/11/2026.'],
  ['esgotado', { usosMaximos: 2, usos: 2 }, {}, 'O cupom CUPOM já esgotou.'],
  ['loginNecessario', { exigeLogin: true }, {}, 'Entre na sua conta para usar o cupom CUPOM.'],
  ['jaUsado', { usosPorCliente: 1 }, { usos: new Map([[100, 1]]) }, 'Você já usou o cupom CUPOM.'],
  [
    'jaUsado',
    { usosPorCliente: 2 },
    { usos: new Map([[100, 2]]) },
    'Você já usou o cupom CUPOM 2 vezes, o máximo por cliente.',
  ],
  [
    'primeiraCompra',
    { primeiraCompra: true },
    { primeiraCompra: false },
    'O cupom CUPOM vale só na primeira compra.',
  ],
  ['semItens', { alcance: OF_BRAND_5 }, {}, 'Nenhum produto da sua sacola participa do cupom CUPOM.'],
  [
    'quantidadeMinima',
    { beneficio: { tipo: 'levePague', leve: 3, pague: 2 } },
    {},
    'Leve pelo menos 3 unidades de produtos para usar o cupom CUPOM.',
  ],
  [
    'subtotalMinimo',
    { subtotalMinimo: 15_050 },
    {},
    'Faltam R$\u00a050,50 em produtos para usar o cupom CUPOM.',
  ],
])('%s', (motivo, condition, buyer, mensagem) => {
  const circumstances = { now, comprador: { ...UNKNOWN_BUYER, ...buyer } }

  expect(couponRefusal(coupon(PERCENT, condition), [line()], circumstances)).toEqual({ motivo, mensagem })
})

const circumstances = { now, comprador: UNKNOWN_BUYER }

test('counts what is missing on participating products only', () => {
  const limited = coupon(PERCENT, { alcance: OF_BRAND_5, subtotalMinimo: 15_000 })

  expect(
    couponRefusal(limited, [line({ idMarca: 5 }), line({ idProduto: 2 })], circumstances)?.mensagem,
  ).toBe('Faltam R$\u00a050,00 em produtos participantes para usar o cupom CUPOM.')
})

test('free freight for some products requires that all products participate', () => {
  const freight = coupon({ tipo: 'freteGratis', ufs: [] }, { alcance: OF_BRAND_5 })

  expect(couponRefusal(freight, [line({ idMarca: 5 }), line({ idProduto: 2 })], circumstances)).toEqual({
    motivo: 'outrosItens',
    mensagem: 'O cupom CUPOM vale quando todos os produtos da sacola participam.',
  })
})

test('asks to add a product to an empty cart', () => {
  expect(couponRefusal(coupon(PERCENT), [], circumstances)?.mensagem).toBe(
    'Ponha um produto na sacola para usar o cupom CUPOM.',
  )
})

test('a coupon that was not found is reported without repeating the typed code', () => {
  expect(couponRefusal(null, [line()], circumstances)).toEqual({
    motivo: 'inexistente',
    mensagem: 'Este cupom não existe ou não vale agora. Confira as letras e os números.',
  })
})

test('a valid coupon is not refused', () => {
  expect(couponRefusal(coupon(PERCENT), [line()], circumstances)).toBeNull()
})

test("coupons that nobody can use now are reported as unknown, so that codes can't be guessed", () => {
  const refusals = [
    { validoDe: new Date('2026-11-27T03:00:00Z') },
    { validoAte: now },
    { usosMaximos: 2, usos: 2 },
  ].map((condition) => couponRefusal(coupon(PERCENT, condition), [line()], circumstances))
  const unknown = couponRefusal(null, [line()], circumstances)

  for (const refusal of refusals) expect(refusal && hideFromGuessers(refusal)).toEqual(unknown)
  const mendable = couponRefusal(coupon(PERCENT, { subtotalMinimo: 15_050 }), [line()], circumstances)
  expect(mendable && hideFromGuessers(mendable)).toEqual(mendable)
})
