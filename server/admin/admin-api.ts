import type { Logger } from 'pino'
import { tooMany } from '#platform/customers/tries/count-try.ts'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { staffOfToken } from '#platform/integrations/staff-of-token.ts'
import { staffOfSession } from '#platform/staff/sessions/staff-of-session.ts'
import { answerCalls, idempotencyKey, refused } from '../api/calls.ts'
import { renewal, setStaffSession, staffSessionOf } from '../api/session.ts'
import { createRateLimit } from '../http/limits/rate-limit.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { adminRouter } from './admin-router.ts'

/** What may be asked before anybody is in. */
const AUTH = /^\/v2\/admin\/(entry(\/|$)|me\/second-factor(\/confirm)?$)/

/** What a program of the store asks by, in place of a session. */
const BEARER = /^Bearer (lira_[\w-]{43})$/

/** Calls that one such program may make: ten in a second are enough for an import. */
const TOKEN_RATE = { requests: 600, windowMs: 60_000 }

export type AdminApi = ReturnType<typeof createAdminApi>

export type CreateAdminApiInput = {
  storeUrl: string
  logger: Logger
  context: (known: Partial<RequestContext>) => RequestContext
}

/**
 * Answers `/v2/admin/…`, the panel's calls, by the contract, to who is in: the cookie `painel` tells whose session it is, or
 * `Authorization: Bearer` which program of the store asks. What would change something has to come from the panel's own pages,
 * or from no browser at all. Nobody's body is read before it is known who sends it.
 */
export function createAdminApi({ storeUrl, logger, context }: CreateAdminApiInput) {
  const answer = answerCalls(adminRouter, { logger, failed: 'a call of the panel failed' })
  const secure = storeUrl.startsWith('https:')
  const secondsToWait = createRateLimit({ ...TOKEN_RATE, now: Date.now })

  return async function adminApi(request: Request, ip = ''): Promise<Response> {
    if (!isSameOrigin(request.method, request.headers, storeUrl)) return refused(refuse('OrigemEstranha'))
    const authorization = request.headers.get('authorization')
    // Who shows a token comes by that alone, whatever else it holds.
    const session = staffSessionOf(authorization === null ? request.headers : new Headers(), secure)
    const asked = session.hash
    const nobody = context({
      sessao: session.fresh ? null : session.hash,
      chaveIdempotencia: idempotencyKey(request.headers),
      ip,
      agente: request.headers.get('user-agent') ?? '',
      renewSession: renewal(session),
    })
    const funcionario =
      authorization === null ? await personOf(nobody) : await programOf(nobody, authorization)
    if (!funcionario && !AUTH.test(new URL(request.url).pathname)) return refused(refuse('EntradaNecessaria'))
    const wait = funcionario && authorization !== null ? secondsToWait(authorization) : 0
    if (wait > 0) return refused(tooMany(wait * 1000))
    const { matched, response } = await answer(request, { ...nobody, funcionario })
    // Who was let in nowhere gets no cookie.
    if (matched && session.hash !== asked) setStaffSession(response.headers, session, secure)
    return response
  }
}

function personOf(context: RequestContext): Promise<Staff | null> {
  return context.sessao === null ? Promise.resolve(null) : staffOfSession(context, context.sessao)
}

function programOf(context: RequestContext, authorization: string): Promise<Staff | null> {
  const [, token] = BEARER.exec(authorization) ?? []

  return token === undefined ? Promise.resolve(null) : staffOfToken(context, token)
}
