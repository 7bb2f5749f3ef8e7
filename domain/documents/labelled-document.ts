import { readCpf } from './cpf.ts'

/** A seller's document as pages and papers show it: `CNPJ 12.345.678/0001-95`, or `CPF` for a seller without a company. */
export function labelledDocument(text: string): string {
  return `${readCpf(text) === null ? 'CNPJ' : 'CPF'} ${text}`
}
