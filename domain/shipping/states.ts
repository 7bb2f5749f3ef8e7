import { UF_RANGES } from '../documents/cep.ts'

const ALL_STATES = new Set(UF_RANGES.map(([, , uf]) => uf)).size

/** Whether a rule for these states is valid for goods that go to `uf` (null: nobody knows yet where). No states: all of them. */
export function isForState(ufs: readonly string[], uf: string | null): boolean {
  return ufs.length === 0 || (uf !== null && ufs.includes(uf))
}

/** The states that really limit a rule: none where all of them are named. */
export function limitingStates(ufs: readonly string[]): readonly string[] {
  return new Set(ufs).size === ALL_STATES ? [] : ufs
}

/** States as people list them: `PR, RS e SC`. */
export function statesText(ufs: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(ufs.toSorted())
}
