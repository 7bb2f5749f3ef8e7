import { LRUCache } from 'lru-cache'
import type { Settings } from '#contract/settings/settings.ts'
import type { CepAddress } from '#domain/customer/address/capital-centres.ts'
import { bundled } from './bundled.ts'
import type { CepDirectory } from './port.ts'

/** Somebody waits in a form: after so long it stays as it is typed. */
const TIMEOUT_MS = 2_000

/** Answers cached at a time; beyond, what was not asked for longest is evicted. Streets change their CEP once in years. */
const MAX_CACHED = 5_000

/** While all that were asked fail, they are left in peace for so long. */
const PAUSE_MS = 30_000

export type Directories = Record<'viacep' | 'brasilapi', CepDirectory>

/** Which are asked: the setting `enderecos.busca`. */
export type Asked = Settings['sistema']['enderecos']['busca']

/** What the directories know of a CEP, or null, soon; never fails. */
export type FindStreet = (cep: string, asked: Asked) => Promise<CepAddress | null>

type Options = {
  directories: Directories
  onFailure: (error: unknown) => void
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  timeoutMs?: number
}

/**
 * Asks the directories that the store chose, all at once: the first that knows the CEP wins. Answers are cached; a directory that
 * fails or is slow costs nobody more than the deadline, and is told to `onFailure`.
 */
export function askDirectories({ directories, onFailure, now, timeoutMs = TIMEOUT_MS }: Options): FindStreet {
  const cached = new LRUCache<string, { found: CepAddress | null }>({ max: MAX_CACHED })
  let askAgainAt = -Infinity

  return async function findStreet(cep, asked) {
    if (asked === 'desligada') return null
    const known = await bundled(cep, AbortSignal.timeout(timeoutMs))
    const wanted = directoriesOf(directories, asked)
    if (known || wanted.length === 0) return known
    const key = `${asked} ${cep}`
    const before = cached.get(key)
    if (before) return before.found
    if (now() < askAgainAt) return null
    try {
      const found = await firstAnswer(wanted, cep, timeoutMs)
      cached.set(key, { found })
      return found
    } catch (error) {
      askAgainAt = now() + PAUSE_MS
      onFailure(error)
      return null
    }
  }
}

function directoriesOf(directories: Directories, asked: Asked): CepDirectory[] {
  switch (asked) {
    case 'viacep':
    case 'brasilapi':
      return [directories[asked]]
    case 'todas':
      return Object.values(directories)
    default:
      return []
  }
}

/** Null where at least one doesn't know it and none does; fails where none could tell. */
async function firstAnswer(
  directories: CepDirectory[],
  cep: string,
  timeoutMs: number,
): Promise<CepAddress | null> {
  const ending = new AbortController()
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ending.signal])
  let isUnknown = false
  const answers = directories.map(async (directory) => {
    const found = await directory(cep, signal)
    if (found) return found
    isUnknown = true
    throw new Error('The directory does not know this CEP.')
  })
  try {
    return await Promise.any(answers)
  } catch (error) {
    if (isUnknown) return null
    throw error
  } finally {
    ending.abort()
  }
}
