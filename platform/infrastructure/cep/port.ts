import type { CepAddress } from '#domain/customer/address/capital-centres.ts'

/**
 * Who knows the street of a CEP (eight digits). Answers null for a CEP that it doesn't know; fails where it can't tell. What it
 * doesn't know of an address is empty. `signal` ends the question.
 */
export type CepDirectory = (cep: string, signal: AbortSignal) => Promise<CepAddress | null>
