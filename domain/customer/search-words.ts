import { readCnpj } from '../documents/cnpj.ts'
import { plainText } from '../format/plain-text.ts'

/**
 * Splits a customer search into words, all of which must match: lower case without accents. A CPF, CNPJ or phone number
 * may be typed with punctuation; it is stored without.
 */
export function searchWords(busca: string): string[] {
  const cnpj = readCnpj(busca)
  if (cnpj) return [cnpj.toLowerCase()]
  if (/^[\d\s().+/-]*\d[\d\s().+/-]*$/.test(busca)) return [busca.replace(/\D/g, '')]

  return plainText(busca).split(' ').filter(Boolean)
}
