import { LRUCache } from 'lru-cache'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { SearchSetting } from './ask-directories.ts'
import type { CoordinateDirectory, CoordinatesAnswer } from './port.ts'

/** A shopper waits for the quote: after this time it is made without the distance. */
export const QUOTE_WAIT_MS = 1_500

/** Geocoding takes its time, so the request goes on for the next quote, up to this. */
const TIMEOUT_MS = 8_000

/** Maximum number of cached answers; least recently used ones are evicted. */
const MAX_CACHED = 5_000

/** What the directory does not know today may be on the map tomorrow. */
const UNKNOWN_MS = 6 * HOUR_MS

/** Requests at a time: a crowd of new CEPs must not become one at a public service. */
const MAX_REQUESTS = 10

/** If it failed, it is not asked again for this long. */
const PAUSE_MS = 30_000

/**
 * Returns where a CEP (eight digits) is on the map, if the setting `enderecos.busca` allows to ask. Waits `waitMs` at
 * most and never throws.
 */
export type FindCoordinates = (
  cep: string,
  setting: SearchSetting,
  waitMs?: number,
) => Promise<CoordinatesAnswer>

type AskCoordinatesInput = {
  directory: CoordinateDirectory
  onFailure: (error: unknown) => void
  /** Milliseconds of a monotonic clock. */
  now: () => number
  timeoutMs?: number
}

/**
 * Asks a directory for coordinates, and caches its answers. All who ask for one CEP at a time share a request, which
 * goes on after their wait; a failure is reported to `onFailure`, and then nobody asks for half a minute.
 */
export function askCoordinates({
  directory,
  onFailure,
  now,
  timeoutMs = TIMEOUT_MS,
}: AskCoordinatesInput): FindCoordinates {
  const cached = new LRUCache<string, { answer: CoordinatesAnswer; until: number }>({ max: MAX_CACHED })
  const requests = new Map<string, Promise<CoordinatesAnswer>>()
  let askAgainAt = -Infinity

  return async function findCoordinates(cep, setting, waitMs = QUOTE_WAIT_MS) {
    if (setting !== 'brasilapi' && setting !== 'todas') return NOT_ALLOWED
    const before = cached.get(cep)
    if (before && now() < before.until) return before.answer
    const request = requests.get(cep) ?? start(cep)

    return request ? within(request, waitMs) : NO_ANSWER
  }

  function start(cep: string): Promise<CoordinatesAnswer> | null {
    if (now() < askAgainAt || requests.size >= MAX_REQUESTS) return null
    const request = ask(cep).finally(() => requests.delete(cep))
    requests.set(cep, request)

    return request
  }

  async function ask(cep: string): Promise<CoordinatesAnswer> {
    try {
      const coordenadas = await directory(cep, AbortSignal.timeout(timeoutMs))
      const answer: CoordinatesAnswer = coordenadas ? { situacao: 'achadas', coordenadas } : UNKNOWN
      cached.set(cep, { answer, until: coordenadas ? Infinity : now() + UNKNOWN_MS })
      return answer
    } catch (error) {
      askAgainAt = now() + PAUSE_MS
      onFailure(error)
      return NO_ANSWER
    }
  }
}

const UNKNOWN: CoordinatesAnswer = { situacao: 'desconhecidas', coordenadas: null }
const NO_ANSWER: CoordinatesAnswer = { situacao: 'semResposta', coordenadas: null }
const NOT_ALLOWED: CoordinatesAnswer = { situacao: 'desligada', coordenadas: null }

/** The answer, or none once the time is over; the request goes on. */
async function within(request: Promise<CoordinatesAnswer>, waitMs: number): Promise<CoordinatesAnswer> {
  const { promise: late, resolve } = Promise.withResolvers<CoordinatesAnswer>()
  const timer = setTimeout(() => resolve(NO_ANSWER), waitMs)
  try {
    return await Promise.race([request, late])
  } finally {
    clearTimeout(timer)
  }
}
