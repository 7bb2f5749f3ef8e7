import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { storeNotifications } from '#platform/payments/notifications/store-notifications.ts'
import type { PaymentMethod } from '#platform/payments/port.ts'
import { isUnstorable } from './refuse-unstorable.ts'

const METHODS: readonly string[] = ['pix', 'boleto', 'cartao'] satisfies PaymentMethod[]

type WebhookRouteInput = { context: () => RequestContext; logger: Logger }

/**
 * Where payment providers report what happened; the parameter `provedor` is `pix`, `boleto` or `cartao`. They are no clients of the API, have
 * no app-token and no session; their own signature lets them in. 200 once it is stored, so that anything else is sent again; 400 for
 * what nobody could store, however often it came.
 */
export function webhookRoute({ context, logger }: WebhookRouteInput) {
  return async (c: Context): Promise<Response> => {
    const provedor = c.req.param('provedor') ?? ''
    if (!isMethod(provedor)) return c.body(null, 404)
    const { agora, ...rest } = context()
    // As it came: a signature is of bytes.
    const body = await c.req.text()
    try {
      const delivery = { body, header: c.req.header.bind(c.req), query: c.req.query.bind(c.req), agora }
      const kept = await storeNotifications({ ...rest, agora }, provedor, delivery)
      return c.body(null, kept ? 200 : 401)
    } catch (error) {
      const unreadable =
        error instanceof SyntaxError ||
        (error instanceof Error && error.name === 'ZodError') ||
        isUnstorable(error)
      logger.warn(
        { provedor, unreadable, err: unreadable ? undefined : error },
        'a payment notice was not kept',
      )
      return c.body(null, unreadable ? 400 : 503)
    }
  }
}

function isMethod(text: string): text is PaymentMethod {
  return METHODS.includes(text)
}
