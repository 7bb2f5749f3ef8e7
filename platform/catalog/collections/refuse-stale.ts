import { refuse } from '#platform/infrastructure/context/refuse.ts'

/** Refuses `VersaoAntiga`, with what stands there now, to a form that was read before somebody else saved. */
export function refuseStale(versao: number, atual: { versao: number }): void {
  if (atual.versao !== versao) throw refuse('VersaoAntiga', { versao: atual.versao, atual })
}
