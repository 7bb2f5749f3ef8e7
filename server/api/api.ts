import { timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { answerCalls, idempotencyKey, refused } from './calls.ts'
import { router } from './router.ts'
import { renewal, sessionOf, setSession } from './session.ts'

/** Who calls, and the path that is called. */
type Caller = { path: string } & Pick<
  RequestContext,
  'sessao' | 'chaveIdempotencia' | 'ip' | 'agente' | 'renewSession'
>

type CreateApiInput = {
  appToken: string
  storeUrl: string
  logger: Logger
  context: (visitor: Caller) => RequestContext
}

/**
 * Answers `/v2/front/…` by the contract. Asks for the `app-token` header; takes the session by header or cookie and
 * sets it when absent. What would change something has to come from the shop's own pages. Every failure has the body of `errorBody`.
 */
export function createApi({ appToken, storeUrl, logger, context }: CreateApiInput) {
  const answer = answerCalls(router, { logger, failed: 'API request failed' })

  const secure = storeUrl.startsWith('https:')

  return async function api(request: Request, ip = ''): Promise<Response> {
    const wrongToken = tokenRefusal(request.headers.get('app-token'), appToken)
    if (wrongToken) return refused(wrongToken)
    if (!isSameOrigin(request.method, request.headers, storeUrl)) return refused(refuse('OrigemEstranha'))
    const session = sessionOf(request.headers, secure)
    const { matched, response } = await answer(
      request,
      context({
        path: new URL(request.url).pathname,
        sessao: session.hash,
        chaveIdempotencia: idempotencyKey(request.headers),
        ip,
        agente: request.headers.get('user-agent') ?? '',
        renewSession: renewal(session),
      }),
    )
    if (matched) setSession(response.headers, session, secure)
    return response
  }
}

function tokenRefusal(sent: string | null, appToken: string) {
  if (!sent) return refuse('TokenAusente')
  const [a, b] = [Buffer.from(sent), Buffer.from(appToken)]
  return a.length === b.length && timingSafeEqual(a, b) ? undefined : refuse('TokenInvalido')
}
