import { DAY_MS } from '#domain/time/durations.ts'
/** What the visitor allows beyond what the shop needs to work. */
export type Consent = { estatistica: boolean; marketing: boolean }

/** As it is kept: with the moment (ISO 8601) and the version of the text that was answered. */
export type Decision = Consent & { data: string; versao: number }

/** Raised whenever what the question asks for changes: everybody is asked again. */
export const CONSENT_VERSION = 1

/** Twelve months: after them the question comes again. */
const VALID_MS = 365 * DAY_MS

/**
 * The visitor's answer as it was stored, if it still counts: given to this version of the text, less than twelve months
 * before `now` (milliseconds). Null for all else; anybody can write into that store.
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
