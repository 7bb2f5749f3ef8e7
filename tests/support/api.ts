import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { createApi } from '#server/api/api.ts'
import { createCachedAnswers } from '#server/cache/cached-answers.ts'
import { testContext } from './request-context.ts'

const APP_TOKEN = 'token-de-teste'

type RequestOptions = {
  body?: unknown
  form?: FormData
  text?: string
  session?: string
  key?: string
  context?: Partial<RequestContext>
}

/** The store's API over HTTP requests, with the app's token, on a database. Returns the status and the body. */
export function testApi<Body>(db: Database) {
  return async (
    method: string,
    path: string,
    { body, form, text, session, key, context }: RequestOptions = {},
  ) => {
    const api = createApi({
      appToken: APP_TOKEN,
      storeUrl: 'http://loja.test',
      logger: pino({ level: 'error' }),
      answers: createCachedAnswers(),
      context: (visitor) => testContext(db, { ...visitor, ...context }),
    })
    const headers = new Headers({ 'app-token': APP_TOKEN, 'content-type': 'application/json' })
    // A form sets its own content type, with its boundary.
    if (form) headers.delete('content-type')
    if (session) headers.set('session', session)
    if (key) headers.set('idempotency-key', key)
    const response = await api(
      new Request(`http://loja.test/v2/front${path}`, {
        method,
        headers,
        body: form ?? text ?? (body === undefined ? null : JSON.stringify(body)),
      }),
    )
    // Tests trust the contract's types here.
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
  }
}

/** The visitor's session token in the browser. */
export function sessionToken(): string {
  return randomBytes(32).toString('base64url')
}
