import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** The part of the request context that payments need: jobs and the server's own calls have no shopper. */
export type PaymentContext = Pick<
  RequestContext,
  'db' | 'now' | 'payments' | 'secrets' | 'settings' | 'storeUrl'
>
