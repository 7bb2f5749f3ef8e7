import { centavos } from '../import/shopify/price.ts'

/** An amount in centavos, as spreadsheets write it, also `R$ 1.299,90`. Null for none. */
export function readAmount(text: string): number | null {
  return centavos(text.replace(/^R\$ ?/, ''))
}
