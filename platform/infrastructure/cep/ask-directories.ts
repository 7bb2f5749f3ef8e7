import { LRUCache } from 'lru-cache'
import type { Settings } from '#contract/settings/settings.ts'
import type { CepAddress } from '#domain/customer/address/capital-centres.ts'
import { bundled } from './bundled.ts'
import type { CepDirectory } from './port.ts'

/** A visitor waits at a form: after this time the address stays as typed. */
const TIMEOUT_MS = 2_000

/** Maximum number of cached answers; least recently used ones are evicted. A street's CEP changes once in years. */
const MAX_CACHED = 5_000

/** If all directories failed, none is asked again for this long. */
const PAUSE_MS = 30_000

export type Directories = Record<'viacep' | 'brasilapi', CepDirectory>

/** Which directories to ask: the setting `enderecos.busca`. */
export type SearchSetting = Settings['sistema']['enderecos']['busca']

/** Returns what the directories know about a CEP, or null. Answers within the timeout and never throws. */
export type FindStreet = (cep: string, setting: SearchSetting) => Promise<CepAddress | null>

type Options = {
  directories: Directories
  onFailure: (error: unknown) => void
  /** Milliseconds of a monotonic clock. */
  now: () => number
  timeoutMs?: number
}

/**
 * Asks the directories that the store chose, all at once: the first that knows the CEP wins. Answers are cached. A
 * directory that fails or is slow takes no longer than the timeout and is reported to `onFailure`.
 */
export function askDirectories({ directories, onFailure, now, timeoutMs = TIMEOUT_MS }: Options): FindStreet {
  const cached = new LRUCache<string, { found: CepAddress | null }>({ max: MAX_CACHED })
  let askAgainAt = -Infinity

  return async function findStreet(cep, setting) {
    if (setting === 'desligada') return null
    const known = await bundled(cep, AbortSignal.timeout(timeoutMs))
    const chosen = directoriesOf(directories, setting)
    if (known || chosen.length === 0) return known
    const key = `${setting} ${cep}`
    const before = cached.get(key)
    if (before) return before.found
    if (now() < askAgainAt) return null
    try {
      const found = await firstAnswer(chosen, cep, timeoutMs)
      cached.set(key, { found })
      return found
    } catch (error) {
      askAgainAt = now() + PAUSE_MS
      onFailure(error)
      return null
    }
  }
}

function directoriesOf(directories: Directories, setting: SearchSetting): CepDirectory[] {
  switch (setting) {
    case 'viacep':
    case 'brasilapi':
      return [directories[setting]]
    case 'todas':
      return Object.values(directories)
    default:
      return []
  }
}

/** Returns null if no directory knows the CEP and at least one answered; throws if all failed. */
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
