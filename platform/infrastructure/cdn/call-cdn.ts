import { CdnFailure } from './port.ts'

/** A purge takes some hundredths of a second; later ones are a job's. */
const DEADLINE_MS = 3_000

/** Longer answers are no answers to a purge. */
const MAX_ANSWER = 100_000

type Call = {
  /** Who is called, for messages. */
  name: string
  url: string
  method: 'POST' | 'PURGE'
  headers: Record<string, string>
  body?: string
  deadlineMs?: number | undefined
}

/** Calls a cache and returns the body of its answer. Throws `CdnFailure` for every status but 200, and when it is late. */
export async function callCdn({ name, url, method, headers, body, deadlineMs }: Call): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs ?? DEADLINE_MS)
  let answer: Response
  let text: string
  try {
    answer = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'error',
      ...(body !== undefined && { body }),
    })
    text = await answer.text()
  } catch (error) {
    throw new CdnFailure(`${name} did not answer: ${reasonOf(error)}.`)
  }
  if (answer.status !== 200)
    throw new CdnFailure(`${name} answered ${answer.status}.`, retryAfterMs(answer.headers))
  if (text.length > MAX_ANSWER) throw new CdnFailure(`${name} answered with ${text.length} characters.`)

  return text
}

/** Both services send seconds. */
function retryAfterMs(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? ''

  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : null
}

/** Returns the value of an answer's JSON; undefined if it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'unknown'

  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
