import { afterAll, beforeAll, expect, test } from 'vitest'
import { line } from '#domain/cart/cart.fixtures.ts'
import { couponRefusal } from '#domain/promotions/coupon-refusal.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { findCoupon } from '#platform/marketing/promotions/find-coupon.ts'
import { listActivePromotions } from '#platform/marketing/promotions/list-active-promotions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { CATEGORIES } from './catalogue/categories.ts'
import { loadPromotions } from './load-promotions.ts'
import { COUPONS, PROMOTIONS } from './promotions.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const categories = new Map<string, number>()
  for (const { drawing: _, ...category } of CATEGORIES) {
    const { id } = await saveCategory(database, { ...category, imagem: null })
    categories.set(category.caminho, id)
  }
  await loadPromotions(database.db, categories)
})
afterAll(() => database.close())

test('every promotion is active and limited to some categories', async () => {
  const promotions = await listActivePromotions(testContext(database.db))

  expect(promotions).toHaveLength(PROMOTIONS.length)
  for (const { alcance } of promotions) expect(alcance.categorias).not.toEqual([])
})

test('coupons are found, and include one for each kind of refusal', async () => {
  const context = testContext(database.db)
  const answers: Record<string, string> = {}
  for (const { codigo } of COUPONS) {
    const coupon = await findCoupon(context, codigo)
    const refusal = couponRefusal(coupon, [line()], { now: context.now, comprador: UNKNOWN_BUYER })
    answers[codigo] = refusal?.motivo ?? 'vale'
  }

  expect(answers).toEqual({
    BEMVINDO10: 'vale',
    FRETEGRATIS: 'subtotalMinimo',
    ARCO50: 'semItens',
    CLIENTE5: 'loginNecessario',
    MUSICO15: 'vencido',
    REVEILLON40: 'aindaNaoVale',
  })
})
