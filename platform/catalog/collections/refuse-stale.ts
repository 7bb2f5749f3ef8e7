import { refuse } from '#platform/infrastructure/context/refuse.ts'

/** Refuses `VersaoAntiga`, with the current state, if somebody else saved after the form was read. */
export function refuseStale(versao: number, atual: { versao: number }): void {
  if (atual.versao !== versao) throw refuse('VersaoAntiga', { versao: atual.versao, atual })
}
