import { centavos } from '../import/shopify/price.ts'

/** Reads an amount as spreadsheets write it, also `R$ 1.299,90`, in centavos. Null if invalid. */
export function readAmount(text: string): number | null {
  return centavos(text.replace(/^R\$ ?/, ''))
}
