import { timingSafeEqual } from 'node:crypto'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError } from '@orpc/server'
import type { Logger } from 'pino'
import * as z from 'zod'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { isSameOrigin } from '../same-origin.ts'
import { errorBody } from './error-body.ts'
import { router } from './router.ts'
import { renewal, sessionOf, setSession } from './session.ts'
import { refuseUnstorableText } from './unstorable-text.ts'

z.config(z.locales.ptBR())

/** Longer names of requests are cut off: nobody needs them. */
const MAX_KEY = 100

type Parts = {
  appToken: string
  storeUrl: string
  logger: Logger
  visit: (visitor: Pick<Visit, 'sessao' | 'chaveIdempotencia' | 'ip' | 'agente' | 'renewSession'>) => Visit
}

/**
 * Answers `/v2/front/…` by the contract. Asks for the `app-token` header; takes the session by header or cookie and
 * sets it when absent. What would change something has to come from the shop's own pages. Every failure has the body of `errorBody`.
 */
export function createApi({ appToken, storeUrl, logger, visit }: Parts) {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: errorBody,
    interceptors: [
      onError((error) => {
        refuseUnstorableText(error)
        if (!(error instanceof ORPCError) || error.status >= 500)
          logger.error({ err: error }, 'API request failed')
      }),
    ],
  })

  return async function api(request: Request, ip = ''): Promise<Response> {
    const wrongToken = tokenRefusal(request.headers.get('app-token'), appToken)
    if (wrongToken) return json(wrongToken)
    if (!isSameOrigin(request.method, request.headers, storeUrl)) return json(refuse('OrigemEstranha'))
    const session = sessionOf(request.headers)
    const chaveIdempotencia = request.headers.get('idempotency-key')?.slice(0, MAX_KEY) || null
    const { matched, response } = await handler.handle(request, {
      context: visit({
        sessao: session.hash,
        chaveIdempotencia,
        ip,
        agente: request.headers.get('user-agent') ?? '',
        renewSession: renewal(session),
      }),
    })
    if (!matched)
      return json(
        new ORPCError('EnderecoInexistente', { status: 404, message: 'Este endereço não existe na API.' }),
      )

    response.headers.set('cache-control', 'no-store')
    setSession(response.headers, session, storeUrl.startsWith('https:'))
    return response
  }
}

function tokenRefusal(sent: string | null, appToken: string) {
  if (!sent) return refuse('TokenAusente')
  const [a, b] = [Buffer.from(sent), Buffer.from(appToken)]
  return a.length === b.length && timingSafeEqual(a, b) ? undefined : refuse('TokenInvalido')
}

function json(error: ORPCError<string, unknown>): Response {
  return Response.json(errorBody(error), { status: error.status, headers: { 'cache-control': 'no-store' } })
}
