import { LISTING_CHECKS } from '#platform/catalog/checks/listing.ts'
import { STOCK_CHECKS } from '#platform/catalog/checks/stock.ts'
import { SETTINGS_CHECKS } from '#platform/content/checks/settings.ts'
import type { Check } from '#platform/doctor/check.ts'
import { JOB_CHECKS } from '#platform/jobs/checks/failed.ts'
import { PROMOTION_CHECKS } from '#platform/marketing/checks/promotion-uses.ts'
import { ORDER_CHECKS } from '#platform/orders/checks/orders.ts'
import { PAYMENT_CHECKS } from '#platform/payments/checks/payments.ts'
import { RATING_CHECKS } from '#platform/reviews/checks/ratings.ts'

/** Everything that the rows of a shop must hold to. Ratings stand before the listings that repeat them. */
export const CHECKS: readonly Check[] = [
  ...SETTINGS_CHECKS,
  ...STOCK_CHECKS,
  ...RATING_CHECKS,
  ...LISTING_CHECKS,
  ...ORDER_CHECKS,
  ...PAYMENT_CHECKS,
  ...PROMOTION_CHECKS,
  ...JOB_CHECKS,
]
