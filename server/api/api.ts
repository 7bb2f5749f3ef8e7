import { timingSafeEqual } from 'node:crypto'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError } from '@orpc/server'
import type { Logger } from 'pino'
import * as z from 'zod'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { errorBody } from './error-body.ts'
import { router } from './router.ts'
import { sessionCookie, sessionOf } from './session.ts'

z.config(z.locales.ptBR())

type Parts = { appToken: string; secureCookies: boolean; logger: Logger; visit: () => Visit }

/**
 * Answers `/v2/front/…` by the contract. Asks for the `app-token` header; takes the session by header or cookie and
 * sets it when absent. Every failure has the body of `errorBody`.
 */
export function createApi({ appToken, secureCookies, logger, visit }: Parts) {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: errorBody,
    interceptors: [
      onError((error) => {
        if (!(error instanceof ORPCError) || error.status >= 500)
          logger.error({ err: error }, 'API request failed')
      }),
    ],
  })

  return async function api(request: Request): Promise<Response> {
    const wrongToken = tokenRefusal(request.headers.get('app-token'), appToken)
    if (wrongToken) return json(wrongToken)
    const { matched, response } = await handler.handle(request, { context: visit() })
    if (!matched)
      return json(
        new ORPCError('EnderecoInexistente', { status: 404, message: 'Este endereço não existe na API.' }),
      )

    const { sessao, fresh } = sessionOf(request.headers)
    response.headers.set('cache-control', 'no-store')
    if (fresh) {
      response.headers.set('session', sessao)
      response.headers.append('set-cookie', sessionCookie(sessao, secureCookies))
    }
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
