import type { PostalAddress } from '#contract/customers/address.ts'
import type { QuoteRows } from './rows.ts'

/** The buyer's address, if it is known and this version's freight is priced for it; another version may have another CEP. */
export function knownAddress({ proposta, versao }: QuoteRows): PostalAddress | null {
  const { endereco } = proposta

  return endereco && isQuotedFor(endereco, versao.cep) ? endereco : null
}

/** Whether a freight that was priced for a CEP holds for an address; an agreed one without a CEP holds for any. */
export function isQuotedFor({ cep }: Pick<PostalAddress, 'cep'>, quoted: string): boolean {
  return quoted === '' || cep === quoted
}
