import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** What the verbs of payments need of a visit: jobs and the server's own calls have no shopper. */
export type PaymentContext = Pick<RequestContext, 'db' | 'agora' | 'payments'>
