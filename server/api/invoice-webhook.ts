import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { receiveNotification } from '#platform/orders/invoices/receive-notification.ts'
import { isUnstorable } from './refuse-unstorable.ts'

type InvoiceWebhookRouteInput = { context: () => RequestContext; logger: Logger }

/**
 * Receives the notifications of the service that issues invoices, which carry a secret of the shop in `Authorization`.
 * 200 once the invoice is to be read again, 401 for another secret, 400 for what can never be understood, and 503
 * otherwise, so that the service repeats it.
 */
export function invoiceWebhookRoute({ context, logger }: InvoiceWebhookRouteInput) {
  return async (c: Context): Promise<Response> => {
    const ambiente = c.req.param('ambiente')
    if (ambiente !== 'homologacao' && ambiente !== 'producao') return c.body(null, 404)
    const secret = c.req.header('authorization') ?? ''
    try {
      const known = await receiveNotification(context(), { ambiente, secret, body: await c.req.text() })
      return c.body(null, known ? 200 : 401)
    } catch (error) {
      const unreadable =
        error instanceof SyntaxError ||
        (error instanceof Error && error.name === 'ZodError') ||
        isUnstorable(error)
      logger.warn(
        { ambiente, unreadable, err: unreadable ? undefined : error },
        'a notification of an invoice was not stored',
      )
      return c.body(null, unreadable ? 400 : 503)
    }
  }
}
