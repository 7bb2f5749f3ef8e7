import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError } from '@orpc/server'
import type { Logger } from 'pino'
import * as z from 'zod'
import { validationSentence } from '#domain/format/validation-sentence.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { StreamedFile } from '#platform/infrastructure/context/streamed-file.ts'
import { traceUseCase } from '#platform/infrastructure/tracing/trace-use-case.ts'
import { currentTracer } from '#platform/infrastructure/tracing/tracer.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { refuseOutage, unavailability } from '../http/answers/unavailable.ts'
import { asWhole } from './as-whole.ts'
import { errorBody } from './error-body.ts'
import { refuseUnstorable, refuseUnstorableText } from './refuse-unstorable.ts'

// Validation messages are shown to people.
z.config(z.locales.ptBR())
z.config({ customError: validationSentence })

/** Longer request ids are cut off. */
const MAX_KEY = 100

type Router = ConstructorParameters<typeof OpenAPIHandler<RequestContext>>[0]

/**
 * Answers calls by a contract's routes, with `no-store`; `matched` says whether the address is one of them. Every
 * failure has the body of `errorBody`, and one of ours is logged as `failed`.
 */
export function answerCalls(router: Router, { logger, failed }: { logger: Logger; failed: string }) {
  /** Interceptors run once the input was parsed: earlier failures are the caller's mistake and not logged. */
  const read = new WeakSet<RequestContext>()
  /** Answers that are read while they are sent. */
  const streamed = new WeakMap<RequestContext, StreamedFile>()
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: errorBody,
    clientInterceptors: [
      ({ context, next, input, path, procedure }) => {
        read.add(context)
        refuseUnstorableText(input)
        currentTracer()?.nameRequest(procedure['~orpc'].route.path ?? path.join('.'))
        return traceUseCase(path, async () => {
          const answer = await next()
          if (answer instanceof StreamedFile) streamed.set(context, answer)
          return asWhole(answer)
        })
      },
    ],
    interceptors: [
      onError((error, { context }) => {
        refuseUnstorable(error)
        if (read.has(context)) log(error)
        refuseOutage(error)
      }),
    ],
  })

  return async (
    request: Request,
    context: RequestContext,
  ): Promise<{ matched: boolean; response: Response }> => {
    const { matched, response: answered } = await handler.handle(request, { context })
    if (!matched) return { matched, response: refused(unknownAddress()) }
    const response = asStream(answered, streamed.get(context))
    response.headers.set('cache-control', NEVER_STORED)
    await setRetryAfter(response)

    return { matched, response }
  }

  function log(error: unknown) {
    if (unavailability(error)) logger.warn({ err: error }, `${failed}: the database is unavailable`)
    else if (!(error instanceof ORPCError) || error.status >= 500) logger.error({ err: error }, failed)
  }
}

/** The same answer with a body that is read piece by piece: of a file as it is, the HTTP server reads all of it first. */
function asStream(response: Response, file: StreamedFile | undefined): Response {
  if (!file || !response.ok) return response
  const { status, headers } = response
  if (!file.isSized) headers.delete('content-length')

  return new Response(file.stream(), { status, headers })
}

/** Retry-After in seconds, if something was unavailable or too busy. */
const BUSY_SECONDS = 5

const Waits = z.object({ data: z.object({ espera: z.int().positive() }) })

async function setRetryAfter(response: Response): Promise<void> {
  if (response.status !== 429 && response.status !== 503) return
  const parsed = Waits.safeParse(await response.clone().json())
  if (parsed.success) response.headers.set('retry-after', String(parsed.data.data.espera))
  else if (response.status === 503) response.headers.set('retry-after', String(BUSY_SECONDS))
}

/** A refusal before any route is called. */
export function refused(error: ORPCError<string, unknown>): Response {
  return Response.json(errorBody(error), { status: error.status, headers: { 'cache-control': NEVER_STORED } })
}

/** The idempotency key that the caller sent, or null. */
export function idempotencyKey(headers: Headers): string | null {
  return headers.get('idempotency-key')?.slice(0, MAX_KEY) || null
}

function unknownAddress() {
  return new ORPCError('EnderecoInexistente', { status: 404, message: 'Este endereço não existe na API.' })
}
