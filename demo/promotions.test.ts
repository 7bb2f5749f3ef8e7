import { expect, test } from 'vitest'
import { CouponInput, PromotionInput } from '#contract/marketing/promotions-input.ts'
import { CATEGORIES } from './catalogue/categories.ts'
import { COUPONS, PROMOTIONS } from './promotions.ts'

test('the panel accepts all promotions of the demonstration', () => {
  for (const promotion of PROMOTIONS) expect(PromotionInput.safeParse(promotion).error).toBeUndefined()
  for (const coupon of COUPONS) expect(CouponInput.safeParse(coupon).error).toBeUndefined()
})

test('they name existing categories', () => {
  const paths = new Set(CATEGORIES.map(({ caminho }) => caminho))
  const named = [...PROMOTIONS, ...COUPONS].flatMap(({ categorias }) => categorias ?? [])

  expect(named.filter((path) => !paths.has(path))).toEqual([])
})
