import { pino } from 'pino'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { createAdminApi } from '#server/admin/admin-api.ts'
import { adminOpenApiDocument } from '#server/admin/admin-openapi.ts'
import { createApi } from '#server/api/api.ts'
import { openApiDocument } from '#server/api/openapi.ts'
import { createCachedAnswers } from '#server/cache/cached-answers.ts'
import { ownRateLimit } from '#server/http/limits/rate-limit.ts'
import { sessionToken } from '../support/api.ts'
import { loggedIn } from '../support/customer.ts'
import { receivedOrder } from '../support/received-order.ts'
import { testContext } from '../support/request-context.ts'
import { staffCookie } from '../support/staff.ts'
import {
  type GeneratedRequest,
  makeRequest,
  type OpenApi,
  type Operation,
  operationsOf,
} from './make-request.ts'
import { createPools } from './pools.ts'
import { seededRandom } from './random.ts'

type Fuzzing = {
  db: RequestContext['db']
  requests: number
  seed: number
  /** Called now and then with the progress. */
  onProgress?: (line: string) => void
}

/** `n` is the request's number in its run. */
export type Failure = { n: number; who: string; request: GeneratedRequest; status: number; causes: string[] }

export type Outcome = { statuses: Record<number, number>; operations: number; failures: Failure[] }

const STORE_URL = 'http://loja.test'
const APP_TOKEN = 'token-de-teste'

/**
 * Concurrent requests, all generated before any of them is answered, so that the same seed generates the same requests.
 */
const AT_ONCE = 6

/** Between two requests on the shop's clock, so that limits on tries are reached and expire. */
const STEP_MS = 400

/** Calls to other servers, which are not to be tested. */
const OUTSIDE = /\/(webhooks\/\{id\}\/(test|deliveries))/

/** Calls that are expensive by design are made less often. */
const COSTLY = /\/(login|cadastro|entry\/password|exports?|me\/password)\b/
const SELDOM_PERCENT = 8

/** More failures add nothing. */
const MAX_FAILURES = 200

/**
 * Sends generated requests to the shop's API and the panel's, by their OpenAPI documents, as visitor, customer and
 * owner. The handlers are those of the server, in this process, on a real database; the layers before them (addresses,
 * limits per address, pages) are not tested.
 */
export async function fuzzApis({ db, requests, seed, onProgress }: Fuzzing): Promise<Outcome> {
  const random = seededRandom(seed)
  const pools = createPools()
  const errors: string[] = []
  let now = new Date('2026-11-21T12:00:00Z')
  const logger = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) })
  const known = { storeUrl: STORE_URL, logger }
  const context = (visitor: Partial<RequestContext>) => testContext(db, { ...visitor, now })
  const front = createApi({ ...known, appToken: APP_TOKEN, context, answers: createCachedAnswers() })
  const panel = createAdminApi({ ...known, context, createLimit: ownRateLimit })
  const documents: [OpenApi, OpenApi] = [
    (await openApiDocument(STORE_URL)) as OpenApi,
    (await adminOpenApiDocument(STORE_URL)) as OpenApi,
  ]
  const operations = documents.map((document) =>
    operationsOf(document).filter(({ path }) => !OUTSIDE.test(path)),
  )
  const visitors = Array.from({ length: 8 }, sessionToken)
  const customers = await Promise.all([1, 2, 3, 4].map(() => loggedIn(db)))
  for (const { idCliente } of customers) pools.learn(await receivedOrder(db, { produtos: [1], idCliente }))
  let cookie = await staffCookie(db, 'dono', now)

  const outcome: Outcome = { statuses: {}, operations: operations.flat().length, failures: [] }
  for (let done = 0; done < requests; done += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, requests - done) }, (_, k) => prepare(done + k))
    const answers = await Promise.all(batch.map(send))
    for (const answer of answers) pools.learn(answer)
    now = new Date(now.getTime() + STEP_MS)
    if (outcome.failures.length >= MAX_FAILURES) break
    if (onProgress && done % 30_000 < AT_ONCE && done > 0)
      onProgress(`${done} requests, ${outcome.failures.length} failures, ${JSON.stringify(outcome.statuses)}`)
  }
  return outcome

  function prepare(n: number) {
    const side = random.percent(55) ? 0 : 1
    const operation = pickOperation(operations[side] ?? [])
    const who = side === 1 ? 'owner' : random.pick(['visitor', 'customer'] as const)
    const session =
      who === 'customer'
        ? customers[random.below(customers.length)]?.token
        : visitors[random.below(visitors.length)]

    return {
      n,
      side,
      who,
      session: session ?? '',
      key: random.percent(70) ? `chave-${random.below(5000)}` : undefined,
      request: makeRequest(operation, documents[side] ?? documents[0], random, pools),
    }
  }

  function pickOperation(all: Operation[]): Operation {
    for (;;) {
      const operation = all[random.below(all.length)]
      if (operation && (!COSTLY.test(operation.path) || random.percent(SELDOM_PERCENT))) return operation
    }
  }

  async function send({ n, side, who, session, key, request }: ReturnType<typeof prepare>): Promise<unknown> {
    const headers = new Headers({
      'content-type': 'application/json',
      origin: STORE_URL,
      'app-token': APP_TOKEN,
    })
    if (key) headers.set('idempotency-key', key)
    if (side === 1) headers.set('cookie', cookie)
    else headers.set('session', session)
    const before = errors.length
    const sent = new Request(STORE_URL + request.path, {
      method: request.method,
      headers,
      body: request.method === 'GET' ? null : (request.body ?? null),
    })
    const response = await (side === 1 ? panel(sent, '198.51.100.7') : front(sent, `198.51.100.${n % 250}`))
    const { status } = response
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
    const text = await response.text()
    if (side === 1 && status === 401) cookie = await staffCookie(db, 'dono', now)
    const answer: unknown = parsed(text)
    // Unavailable providers and overload are no failure of the shop; the contract has refusals for them.
    if (status >= 500 && !/"code":"(ProvedorIndisponivel|LojaOcupada)"/.test(text))
      outcome.failures.push({ n, who, request, status, causes: errors.slice(before).map(causeOf) })
    if (errors.length > 1000) errors.length = 0

    return status < 300 ? answer : null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The innermost message of an error in the log. */
function causeOf(line: string): string {
  let error = JSON.parse(line).err
  while (error?.cause) error = error.cause
  const where = String(error?.stack ?? '')
    .split('\n')
    .filter((frame) => frame.includes('/platform/') || frame.includes('/server/'))

  return `${error?.code ?? ''} ${String(error?.message ?? '').slice(0, 300)} ${where[0]?.trim() ?? ''}`
}
