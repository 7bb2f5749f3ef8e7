import type { CoordinatesAnswer } from '#contract/panel/panel.ts'
import { readCep } from '#domain/documents/cep.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Somebody waits at a form, and pressed a button for it. */
const WAIT_MS = 8_000

/**
 * Returns where a CEP is on the map, for the store's own place and to try prices by distance. Refuses `CepInvalido` and
 * `TentativasDemais`.
 */
export async function findCoordinates(
  context: RequestContext,
  input: { cep: string },
): Promise<CoordinatesAnswer> {
  const { id } = permit(context, 'configuracao.ver')
  const place = readCep(input.cep)
  if (!place) throw refuse('CepInvalido')
  await countTry(context, 'coordinates', `equipe:${id ?? 'token'}`)

  return context.findCoordinates(place.cep, context.settings.sistema.enderecos.busca, WAIT_MS)
}
