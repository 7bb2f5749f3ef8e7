import type { CepAddress } from '#domain/customer/address/capital-centres.ts'
import type { Coordinates } from '#domain/shipping/coordinates.ts'

/**
 * Finds the street of a CEP (eight digits). Returns null for a CEP that it does not know, and throws if it cannot tell.
 * Unknown fields of the address are empty. `signal` aborts the request.
 */
export type CepDirectory = (cep: string, signal: AbortSignal) => Promise<CepAddress | null>

/**
 * Finds where a CEP (eight digits) is on the map. Returns null if it does not know, and throws if it cannot tell.
 * `signal` aborts the request.
 */
export type CoordinateDirectory = (cep: string, signal: AbortSignal) => Promise<Coordinates | null>

/** `desligada`: the store's settings allow no directory that knows coordinates. `semResposta`: none in time. */
export type CoordinatesAnswer =
  | { situacao: 'achadas'; coordenadas: Coordinates }
  | { situacao: 'desconhecidas' | 'semResposta' | 'desligada'; coordenadas: null }
