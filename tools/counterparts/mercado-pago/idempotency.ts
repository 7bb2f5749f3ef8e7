import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Faults } from '../faults.ts'
import { apiError } from './errors.ts'

/** The answer to a call: a status and a body. */
export type Answer = { status: ContentfulStatusCode; body: unknown }

/** Enough for shops that repeat a call within the hour. */
const MAX_KEYS = 20_000

/**
 * Does what a `POST` asks for once per `X-Idempotency-Key`: the same call is answered as the first time, another one with
 * the same key by a conflict.
 */
export function createIdempotency(faults: () => Faults) {
  const answers = new Map<string, { call: string; answer: Answer }>()

  return async (c: Context, work: (body: unknown) => Answer): Promise<Response> => {
    const { status, body } = await answer(c, work)
    return c.json(body as object, status)
  }

  async function answer(c: Context, work: (body: unknown) => Answer): Promise<Answer> {
    const key = c.req.header('x-idempotency-key')
    if (!key) return apiError('empty_required_header')
    const text = await c.req.text()
    const call = `${c.req.path} ${text}`
    const known = answers.get(key)
    if (known) {
      if (known.call !== call || faults().chaveUsada) return apiError('idempotency_key_already_used')
      return known.answer
    }
    const body = parse(text)
    if (body === undefined) return apiError('json_syntax_error')
    const result = work(body)
    // A call that was wrong uses up no key.
    if (result.status !== 400) remember(key, { call, answer: result })
    return result
  }

  function remember(key: string, entry: { call: string; answer: Answer }) {
    answers.set(key, entry)
    const [oldest] = answers.keys()
    if (answers.size > MAX_KEYS && oldest !== undefined) answers.delete(oldest)
  }
}

function parse(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
