import * as z from 'zod'
import type { CepDirectory } from './port.ts'

/** For a town with a single CEP, street and neighbourhood are null. */
const Answer = z.object({
  cep: z.string(),
  state: z.string().length(2),
  city: z.string(),
  neighborhood: z.string().nullish(),
  street: z.string().nullish(),
})

/**
 * BrasilAPI (`GET /api/cep/v2/{cep}`), which answers 404 to an unknown CEP; `url` is its base URL, without a trailing
 * slash.
 */
export function brasilApi(url = 'https://brasilapi.com.br'): CepDirectory {
  return async (cep, signal) => {
    const response = await fetch(`${url}/api/cep/v2/${cep}`, { signal, redirect: 'error' })
    if (response.status === 404) {
      await response.body?.cancel()
      return null
    }
    if (!response.ok) throw new Error(`BrasilAPI answered ${response.status}.`)
    const { state, city, neighborhood, street } = Answer.parse(await response.json())

    return { cep, logradouro: street ?? '', bairro: neighborhood ?? '', cidade: city, uf: state, ibge: '' }
  }
}
