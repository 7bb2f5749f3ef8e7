import type { CepAddress } from '#domain/customer/address/capital-centres.ts'

/**
 * Finds the street of a CEP (eight digits). Returns null for a CEP that it does not know, and throws if it cannot tell.
 * Unknown fields of the address are empty. `signal` aborts the request.
 */
export type CepDirectory = (cep: string, signal: AbortSignal) => Promise<CepAddress | null>
