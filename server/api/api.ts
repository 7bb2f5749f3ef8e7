import type { Logger } from 'pino'
import { NoConnection } from '#platform/database/outage.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import type { CachedAnswers } from '../cache/cached-answers.ts'
import { type ReadCall, readAtPrimary } from '../cache/replica/read-calls.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { answerCalls, idempotencyKey, refused } from './calls.ts'
import { router } from './router.ts'
import { renewal, type Session, sessionOf, setSession } from './session.ts'
import { createSharedAnswers, type SharedBody, sharedAddress } from './shared-answers.ts'

/** The caller with their cookies, and the requested path. */
type Caller = { path: string; cookies: string | undefined } & Partial<
  Pick<RequestContext, 'sessao' | 'chaveIdempotencia' | 'ip' | 'agente' | 'renewSession' | 'tag'>
>

type CreateApiInput = {
  appToken: string
  storeUrl: string
  logger: Logger
  context: (visitor: Caller) => RequestContext
  /** Makes calls whose answer all callers share. */
  read?: ReadCall
  /** Where answers that all callers share are cached. */
  answers: CachedAnswers
}

/**
 * Answers `/v2/front/…` by the contract. Requires the `app-token` header. Takes the session from header or cookie, and
 * sets a new one if there is none. Writes must come from the shop's own pages. Every failure has the body of
 * `errorBody`.
 */
export function createApi({
  appToken,
  storeUrl,
  logger,
  context,
  answers,
  read = readAtPrimary,
}: CreateApiInput) {
  const answer = answerCalls(router, { logger, failed: 'API request failed' })
  const sharedBody = createSharedAnswers(answers, async (address, tag) => {
    const request = new Request(storeUrl + address)
    const [path = ''] = address.split('?')
    const known = context({ path, cookies: undefined, tag })
    return read(known, async (reading) => {
      const { response } = await answer(request.clone(), reading)
      // Its error has become an answer already: the primary is asked as well.
      if (response.status === 503 && reading.db !== known.db)
        throw new NoConnection('The replica could not answer.')
      return response
    })
  })

  const secure = storeUrl.startsWith('https:')

  return async function api(request: Request, ip = ''): Promise<Response> {
    const wrongToken = tokenRefusal(request.headers.get('app-token'), appToken)
    if (wrongToken) return refused(wrongToken)
    if (!isSameOrigin(request.method, request.headers, storeUrl)) return refused(refuse('OrigemEstranha'))
    const session = sessionOf(request.headers, secure)
    const { pathname, search } = new URL(request.url)
    const address = sharedAddress(request.method, pathname, search)
    const shared = address === null ? null : await sharedBody(address)
    if (shared) return answerShared(shared, request, session)
    const { matched, response } = await answer(
      request,
      context({
        path: pathname,
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

  function answerShared({ plain, gzip }: SharedBody, request: Request, session: Session): Response {
    const headers = new Headers({
      'content-type': 'application/json',
      'cache-control': NEVER_STORED,
      vary: 'accept-encoding',
    })
    setSession(headers, session, secure)
    if (gzip === null || !request.headers.get('accept-encoding')?.includes('gzip'))
      return new Response(plain, { headers })
    headers.set('content-encoding', 'gzip')

    return new Response(gzip, { headers })
  }
}

function tokenRefusal(sent: string | null, appToken: string) {
  if (!sent) return refuse('TokenAusente')
  return sameSecret(sent, appToken) ? undefined : refuse('TokenInvalido')
}
