import { cartJobs } from '#platform/cart/jobs.ts'
import { examplesJobs } from '#platform/catalog/examples/jobs.ts'
import { productsJobs } from '#platform/catalog/products-jobs.ts'
import { stockJobs } from '#platform/catalog/stock/jobs.ts'
import { checkoutJobs } from '#platform/checkout/jobs.ts'
import { settingsJobs } from '#platform/content/settings-jobs.ts'
import { customersJobs } from '#platform/customers/jobs.ts'
import { auditJobs } from '#platform/infrastructure/audit/jobs.ts'
import { cdnJobs } from '#platform/infrastructure/cdn/jobs.ts'
import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { storageJobs } from '#platform/infrastructure/storage/jobs.ts'
import { integrationsJobs } from '#platform/integrations/jobs.ts'
import { mailJobs } from '#platform/mail/jobs.ts'
import { eventsJobs } from '#platform/marketing/events-jobs.ts'
import { newsletterJobs } from '#platform/marketing/newsletter-jobs.ts'
import { instrumentsJobs } from '#platform/orders/buyer/instruments/jobs.ts'
import { passportsJobs } from '#platform/orders/buyer/passports/jobs.ts'
import { fiscalJobs } from '#platform/orders/invoices/jobs.ts'
import { ordersJobs } from '#platform/orders/jobs.ts'
import { applyPaymentEvent } from '#platform/orders/payment/apply-payment-event.ts'
import { tradeInJobs } from '#platform/orders/returns/trade-ins/jobs.ts'
import { paymentsJobs } from '#platform/payments/jobs.ts'
import { reviewsJobs } from '#platform/reviews/jobs.ts'
import { searchJobs } from '#platform/search/jobs.ts'
import { shippingJobs } from '#platform/shipping/jobs.ts'
import { staffJobs } from '#platform/staff/jobs.ts'
import { transfersJobs } from '#platform/transfers/jobs.ts'
import { workshopJobs } from '#platform/workshop/jobs.ts'

/** All jobs, module by module. */
export const JOBS: Job[] = [
  ...auditJobs,
  ...cartJobs,
  ...cdnJobs,
  ...checkoutJobs,
  ...customersJobs,
  ...eventsJobs,
  ...examplesJobs(async () => (await import('#demo/examples.ts')).exampleCatalogue()),
  ...fiscalJobs,
  ...instrumentsJobs,
  ...tradeInJobs,
  ...passportsJobs,
  ...integrationsJobs,
  ...mailJobs,
  ...newsletterJobs,
  ...ordersJobs,
  ...paymentsJobs(applyPaymentEvent),
  ...productsJobs,
  ...reviewsJobs,
  ...searchJobs,
  ...settingsJobs,
  ...shippingJobs,
  ...staffJobs,
  ...stockJobs,
  ...storageJobs,
  ...transfersJobs,
  ...workshopJobs,
]
