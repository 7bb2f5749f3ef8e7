import type { PostalAddress } from '#contract/customers/address.ts'

/** Whether two addresses are the same place, whoever receives there. */
export function isSamePlace(a: PostalAddress, b: PostalAddress | null): boolean {
  return b !== null && a.cep === b.cep && a.numero === b.numero && a.complemento === b.complemento
}

/** Writes an address in one line: `Ana: Rua Augusta, 10, Consolação, São Paulo/SP, CEP 01305-000`. */
export function addressLine(address: PostalAddress): string {
  const { destinatario, logradouro, numero, complemento, bairro, cidade, uf, cep } = address
  const street = [`${logradouro}, ${numero}`, complemento, bairro].filter(Boolean).join(', ')

  return `${destinatario}: ${street}, ${cidade}/${uf}, CEP ${cep.slice(0, 5)}-${cep.slice(5)}`
}

/** Writes a delivery time in working days. */
export function daysText(prazo: number): string {
  if (prazo === 0) return 'no mesmo dia'

  return prazo === 1 ? '1 dia útil' : `${prazo} dias úteis`
}
