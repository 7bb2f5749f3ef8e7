import { listWords } from '#domain/format/list-words.ts'
import { UF_RANGES } from '../documents/cep.ts'

/** The abbreviation of a state, as it is written: `SP`. */
export const UF = /^[A-Z]{2}$/

/** Said of what is no abbreviation of a state. */
export const CHOOSE_STATE = 'Escolha um estado.'

const ALL_STATES = new Set(UF_RANGES.map(([, , uf]) => uf)).size

/**
 * Returns whether a rule for these states applies to a delivery to `uf` (null: still unknown). Without states it
 * applies to all.
 */
export function isForState(ufs: readonly string[], uf: string | null): boolean {
  return ufs.length === 0 || (uf !== null && ufs.includes(uf))
}

/** Returns the states that limit a rule; empty if all states are named. */
export function limitingStates(ufs: readonly string[]): readonly string[] {
  return new Set(ufs).size === ALL_STATES ? [] : ufs
}

/** Lists states in a sentence: `PR, RS e SC`. */
export function statesText(ufs: readonly string[]): string {
  return listWords(ufs.toSorted())
}
