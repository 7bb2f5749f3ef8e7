import type { CepPlace } from '#contract/customers/customers.ts'
import { placeOf } from '#domain/customer/address/cep-city.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/**
 * Returns what a CEP says about an address: always the state, the city of a capital, and the rest if a directory that
 * the store chose knows it. Unknown fields are empty. Refuses `CepInvalido`.
 */
export async function findPlace(
  { settings, findStreet }: Pick<RequestContext, 'settings' | 'findStreet'>,
  input: { cep: string },
): Promise<CepPlace> {
  const place = placeOf(input.cep)
  if (!place) throw refuse('CepInvalido')
  const found = await findStreet(place.cep, settings.sistema.enderecos.busca)
  // A directory that names another state is wrong, about the CEP or about the address.
  if (!found || found.uf !== place.uf) return { ...place, bairro: '', logradouro: '' }
  const { logradouro, bairro, cidade } = found

  return { ...place, cidade: cidade || place.cidade, bairro, logradouro }
}
