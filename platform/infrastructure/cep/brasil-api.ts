import * as z from 'zod'
import { type Coordinates, isInBrazil } from '#domain/shipping/coordinates.ts'
import type { CepDirectory, CoordinateDirectory } from './port.ts'

/** Decimal degrees, which it writes as texts. */
const Degrees = z
  .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d+)?$/)])
  .transform(Number)
  .nullish()

/**
 * For a town with a single CEP, street and neighbourhood are null. Unknown coordinates are null, `{}` or absent. With a
 * location or an IBGE code in another format, the address is still one.
 */
const Answer = z.object({
  cep: z.string(),
  state: z.string().length(2),
  city: z.string(),
  neighborhood: z.string().nullish(),
  street: z.string().nullish(),
  ibge: z
    .object({
      city: z
        .string()
        .regex(/^\d{7}$/)
        .nullish(),
    })
    .nullish()
    .catch(null),
  location: z
    .object({ coordinates: z.object({ latitude: Degrees, longitude: Degrees }).nullish() })
    .nullish()
    .catch(null),
})

type Answer = z.infer<typeof Answer>

export const BRASIL_API = 'https://brasilapi.com.br'

/**
 * BrasilAPI (`GET /api/cep/v2/{cep}`), which answers 404 to an unknown CEP; `url` is its base URL, without a trailing
 * slash.
 */
export function brasilApi(url: string): CepDirectory {
  return async (cep, signal) => {
    const answer = await ask(url, cep, signal)
    if (!answer) return null
    const { state, city, neighborhood, street, ibge } = answer

    return {
      cep,
      logradouro: street ?? '',
      bairro: neighborhood ?? '',
      cidade: city,
      uf: state,
      ibge: ibge?.city ?? '',
    }
  }
}

/**
 * The coordinates that the same call says. It looks the street and CEP up in OpenStreetMap, and takes the middle of the
 * city where it does not find them: it does not say which. A point outside of Brazil is none.
 */
export function brasilApiCoordinates(url: string): CoordinateDirectory {
  return async (cep, signal) => {
    const { latitude, longitude } = (await ask(url, cep, signal))?.location?.coordinates ?? {}
    if (latitude == null || longitude == null) return null
    const point: Coordinates = { latitude, longitude }

    return isInBrazil(point) ? point : null
  }
}

/** Null is a CEP that it does not know. */
async function ask(url: string, cep: string, signal: AbortSignal): Promise<Answer | null> {
  const response = await fetch(`${url}/api/cep/v2/${cep}`, { signal, redirect: 'error' })
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) throw new Error(`BrasilAPI answered ${response.status}.`)

  return Answer.parse(await response.json())
}
