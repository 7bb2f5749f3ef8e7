import { HOLD_CHECKS } from '#platform/cart/pieces/hold-checks.ts'
import { LISTING_CHECKS } from '#platform/catalog/listing/read-model/listing-checks.ts'
import { PIECE_CHECKS } from '#platform/catalog/pieces/piece-checks.ts'
import { SKU_PICTURE_CHECKS } from '#platform/catalog/product/skus/sku-picture-checks.ts'
import { STOCK_CHECKS } from '#platform/catalog/stock/stock-checks.ts'
import { QUEUE_HOLD_CHECKS } from '#platform/catalog/stock/waiting/holds/queue-hold-checks.ts'
import { SETTINGS_CHECKS } from '#platform/content/settings/settings-checks.ts'
import type { Check } from '#platform/infrastructure/doctor/check.ts'
import { JOB_CHECKS } from '#platform/infrastructure/jobs/job-checks.ts'
import { PROMOTION_CHECKS } from '#platform/marketing/promotions/uses/promotion-uses-checks.ts'
import { INVOICE_CHECKS } from '#platform/orders/invoices/invoice-checks.ts'
import { ORDER_CHECKS } from '#platform/orders/lifecycle/order-checks.ts'
import { PAYMENT_CHECKS } from '#platform/payments/payment-checks.ts'
import { RATING_CHECKS } from '#platform/reviews/reviews/rating-checks.ts'
import { METHOD_CHECKS } from '#platform/shipping/methods/method-checks.ts'

/** All consistency checks of rows. Ratings come before the listings that repeat them. */
export const CHECKS: readonly Check[] = [
  ...SETTINGS_CHECKS,
  ...STOCK_CHECKS,
  ...QUEUE_HOLD_CHECKS,
  ...SKU_PICTURE_CHECKS,
  ...PIECE_CHECKS,
  ...HOLD_CHECKS,
  ...RATING_CHECKS,
  ...LISTING_CHECKS,
  ...ORDER_CHECKS,
  ...INVOICE_CHECKS,
  ...PAYMENT_CHECKS,
  ...METHOD_CHECKS,
  ...PROMOTION_CHECKS,
  ...JOB_CHECKS,
]
