import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { receiveNotification } from '#platform/orders/shipping/labels/receive-notification.ts'

type FreightWebhookRouteInput = { context: () => RequestContext; logger: Logger }

/**
 * Receives Melhor Envio's notifications about labels; the parameter `ambiente` is its production or its sandbox. They
 * have no app-token and no session, but a signature of their own. 200 once it is noted, so that Melhor Envio repeats it
 * otherwise; 401 for a wrong signature.
 */
export function freightWebhookRoute({ context, logger }: FreightWebhookRouteInput) {
  return async (c: Context): Promise<Response> => {
    const ambiente = c.req.param('ambiente')
    if (ambiente !== 'producao' && ambiente !== 'teste') return c.body(null, 404)
    const signature = c.req.header('x-me-signature') ?? ''
    // Unparsed: the signature covers the bytes.
    const body = await c.req.text()
    try {
      const isKnown = await receiveNotification(context(), { ambiente, body, signature })
      return c.body(null, isKnown ? 200 : 401)
    } catch (error) {
      logger.warn({ err: error, ambiente }, 'a notification of Melhor Envio was not noted')
      return c.body(null, 503)
    }
  }
}
