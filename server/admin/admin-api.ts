import type { Logger } from 'pino'
import { tooManyAttempts } from '#platform/customers/tries/count-try.ts'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { staffOfToken } from '#platform/integrations/staff-of-token.ts'
import { staffOfSession } from '#platform/staff/sessions/staff-of-session.ts'
import { answerCalls, idempotencyKey, refused } from '../api/calls.ts'
import { renewal, setStaffSession, staffSessionOf } from '../api/session.ts'
import { proxyHeadersOf } from '../http/client-address.ts'
import type { CreateRateLimit } from '../http/limits/rate-limit.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { adminRouter } from './admin-router.ts'

/** Procedures that need no login. */
const AUTH = /^\/v2\/admin\/(entry(\/|$)|me\/second-factor(\/confirm)?$)/

/** An integration's token, in place of a session. */
const BEARER = /^Bearer (lira_[\w-]{43})$/

/** Rate limit per integration: ten calls a second are enough for an import. */
const TOKEN_RATE = { requests: 600, windowMs: 60_000 }

export type AdminApi = ReturnType<typeof createAdminApi>

export type CreateAdminApiInput = {
  storeUrl: string
  logger: Logger
  context: (known: Partial<RequestContext>) => RequestContext
  createLimit: CreateRateLimit
}

/**
 * Answers `/v2/admin/…`, the panel's API, to logged-in callers: staff by the cookie `painel`, an integration by
 * `Authorization: Bearer`. Writes must come from the panel's own pages, or from no browser at all. No body is read
 * before the caller is authenticated.
 */
export function createAdminApi({ storeUrl, logger, context, createLimit }: CreateAdminApiInput) {
  const answer = answerCalls(adminRouter, { logger, failed: 'a call of the panel failed' })
  const secure = storeUrl.startsWith('https:')
  const secondsToWait = createLimit('tokens', TOKEN_RATE)

  return async function adminApi(request: Request, ip = ''): Promise<Response> {
    if (!isSameOrigin(request.method, request.headers, storeUrl)) return refused(refuse('OrigemEstranha'))
    const authorization = request.headers.get('authorization')
    // A token authenticates alone; cookies are ignored beside it.
    const session = staffSessionOf(authorization === null ? request.headers : new Headers(), secure)
    const sentHash = session.hash
    const nobody = context({
      sessao: session.fresh ? null : session.hash,
      chaveIdempotencia: idempotencyKey(request.headers),
      ip,
      proxyHeaders: proxyHeadersOf(request.headers),
      agente: request.headers.get('user-agent') ?? '',
      renewSession: renewal(session),
    })
    const funcionario =
      authorization === null ? await personOf(nobody) : await programOf(nobody, authorization)
    if (!funcionario && !AUTH.test(new URL(request.url).pathname)) return refused(refuse('EntradaNecessaria'))
    const wait = funcionario && authorization !== null ? await secondsToWait(authorization) : 0
    if (wait > 0) return refused(tooManyAttempts(wait * 1000))
    const { matched, response } = await answer(request, { ...nobody, funcionario })
    // Callers without a login get no cookie.
    if (matched && session.hash !== sentHash) setStaffSession(response.headers, session, secure)
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
