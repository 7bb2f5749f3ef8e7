import { DAY_MS } from '#domain/time/durations.ts'
/** What the visitor allows beyond the necessary. */
export type Consent = { estatistica: boolean; marketing: boolean }

/** A stored decision: with its time (ISO 8601) and the version of the text. */
export type Decision = Consent & { data: string; versao: number }

/** Increase it when the question changes: everyone is then asked again. */
export const CONSENT_VERSION = 1

/** A decision is valid for twelve months. */
const VALID_MS = 365 * DAY_MS

/**
 * Returns the stored decision if it is still valid: for this version of the text and less than twelve months before
 * `now` (ms). Returns null otherwise, also for invalid data, since anyone can write to the storage.
 */
export function parseDecision(stored: string | null, now: number): Consent | null {
  const value = parsed(stored)
  if (!isDecision(value) || value.versao !== CONSENT_VERSION) return null
  const age = now - Date.parse(value.data)
  if (!(age >= 0 && age < VALID_MS)) return null

  return { estatistica: value.estatistica, marketing: value.marketing }
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

function isDecision(value: unknown): value is Decision {
  return (
    typeof value === 'object' &&
    value !== null &&
    'versao' in value &&
    'data' in value &&
    typeof value.data === 'string' &&
    'estatistica' in value &&
    typeof value.estatistica === 'boolean' &&
    'marketing' in value &&
    typeof value.marketing === 'boolean'
  )
}
