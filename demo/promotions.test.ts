import { expect, test } from 'vitest'
import { CouponInput, PromotionInput } from '#contract/marketing/promotions-input.ts'
import { CATEGORIES } from './catalogue/categories.ts'
import { COUPONS, PROMOTIONS } from './promotions.ts'

test('what the demonstration store takes off is what the panel would accept', () => {
  for (const promotion of PROMOTIONS) expect(PromotionInput.safeParse(promotion).error).toBeUndefined()
  for (const coupon of COUPONS) expect(CouponInput.safeParse(coupon).error).toBeUndefined()
})

test('it is valid for categories that exist', () => {
  const paths = new Set(CATEGORIES.map(({ caminho }) => caminho))
  const named = [...PROMOTIONS, ...COUPONS].flatMap(({ categorias }) => categorias ?? [])

  expect(named.filter((path) => !paths.has(path))).toEqual([])
})
