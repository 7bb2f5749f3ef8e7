import type { Context } from 'hono'
import type { Logger } from 'pino'
import { isUuid } from '#domain/format/uuid.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Sender, storeNotifications } from '#platform/payments/notifications/store-notifications.ts'
import { isUnstorable } from './refuse-unstorable.ts'

type WebhookRouteInput = { context: () => RequestContext; logger: Logger }

/**
 * Receives the payment providers' notifications; the parameter `conta` is an account's id, and `provedor` is `pix` for
 * the bank that the environment configures. They have no app-token and no session, but a signature of their own. 200
 * once the notification is stored, so that the provider repeats it otherwise; 400 for what can never be stored.
 */
export function webhookRoute({ context, logger }: WebhookRouteInput) {
  return async (c: Context): Promise<Response> => {
    const sender = senderOf(c.req.param())
    if (!sender) return c.body(null, 404)
    const { now, ...rest } = context()
    // Unparsed: the signature covers the bytes.
    const body = await c.req.text()
    try {
      const delivery = { body, header: c.req.header.bind(c.req), query: c.req.query.bind(c.req), now }
      const stored = await storeNotifications({ ...rest, now }, sender, delivery)
      return c.body(null, stored ? 200 : 401)
    } catch (error) {
      const unreadable =
        error instanceof SyntaxError ||
        (error instanceof Error && error.name === 'ZodError') ||
        isUnstorable(error)
      logger.warn(
        { ...sender, unreadable, err: unreadable ? undefined : error },
        'a payment notification was not stored',
      )
      return c.body(null, unreadable ? 400 : 503)
    }
  }
}

function senderOf({ conta, provedor = '' }: Record<string, string>): Sender | null {
  if (conta !== undefined) return isUuid(conta) ? { idConta: conta, metodo: null } : null

  return provedor === 'pix' ? { idConta: null, metodo: 'pix' } : null
}
