import type { Database } from '#platform/database/connect.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { savePromotion } from '#platform/marketing/promotions/save-promotion.ts'
import { COUPONS, PROMOTIONS } from './promotions.ts'

/** Loads promotions and coupons. `categories` are category ids by path. */
export async function loadPromotions(db: Database, categories: Map<string, number>): Promise<void> {
  const scopeOf = (paths: readonly string[] = []) => ({
    categorias: paths.map((path) => idAt(categories, path)),
  })

  for (const { categorias, ...promotion } of PROMOTIONS)
    await savePromotion({ db }, { ...promotion, alcance: scopeOf(categorias) })
  for (const { categorias, ...coupon } of COUPONS)
    await saveCoupon({ db }, { ...coupon, alcance: scopeOf(categorias) })
}

/** Throws for an unknown path, which would otherwise make a promotion valid for the whole shop. */
function idAt(categories: Map<string, number>, path: string) {
  const id = categories.get(path)
  if (id === undefined) throw new Error(`Unknown category: ${path}`)
  return id
}
