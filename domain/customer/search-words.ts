import { readCnpj } from '../documents/cnpj.ts'
import { plainText } from '../format/plain-text.ts'

/**
 * The words that a search for a customer looks for, each of them: small letters without accents. A CPF, CNPJ or phone number
 * may be typed with its marks; it is kept without them.
 */
export function searchWords(busca: string): string[] {
  const cnpj = readCnpj(busca)
  if (cnpj) return [cnpj.toLowerCase()]
  if (/^[\d\s().+/-]*\d[\d\s().+/-]*$/.test(busca)) return [busca.replace(/\D/g, '')]

  return plainText(busca).split(' ').filter(Boolean)
}
