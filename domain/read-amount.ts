import { centavos } from './shopify/price.ts'

/** An amount in centavos, as spreadsheets write it, also `R$ 1.299,90`: the comma of its centavos tells what the dot is. Null for none. */
export function readAmount(text: string): number | null {
  const bare = text.replace(/^R\$ ?/, '')

  return centavos(/^\d{1,3}(\.\d{3})+,\d{2}$/.test(bare) ? bare.replaceAll('.', '') : bare)
}
