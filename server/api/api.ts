import type { Logger } from 'pino'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { answerCalls, idempotencyKey, refused } from './calls.ts'
import { router } from './router.ts'
import { renewal, sessionOf, setSession } from './session.ts'

/** The caller with their cookies, and the requested path. */
type Caller = { path: string; cookies: string | undefined } & Pick<
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
 * Answers `/v2/front/…` by the contract. Requires the `app-token` header. Takes the session from header or cookie, and
 * sets a new one if there is none. Writes must come from the shop's own pages. Every failure has the body of
 * `errorBody`.
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
        cookies: request.headers.get('cookie') ?? undefined,
      }),
    )
    if (matched) setSession(response.headers, session, secure)
    return response
  }
}

function tokenRefusal(sent: string | null, appToken: string) {
  if (!sent) return refuse('TokenAusente')
  return sameSecret(sent, appToken) ? undefined : refuse('TokenInvalido')
}
