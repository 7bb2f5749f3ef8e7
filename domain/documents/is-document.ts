import { readCnpj } from './cnpj.ts'
import { readCpf } from './cpf.ts'

/** Whether a text is a CNPJ or a CPF with right check digits, with or without punctuation. */
export function isDocument(text: string): boolean {
  return readCnpj(text) !== null || readCpf(text) !== null
}
