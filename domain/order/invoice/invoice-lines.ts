import { creditIn, discountOf } from '#domain/cart/adjustment.ts'
import { splitCents } from '#domain/money/split-cents.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'

/**
 * What was sold, in centavos: `ajustes` are negative and include the discount for paying at once, and credits for
 * instruments given in exchange, which pay and take nothing off.
 */
export type InvoiceItem = {
  sku: string
  ean: string | null
  nome: string
  atributos: readonly { label: string; valor: string }[]
  /** Eight digits; null if missing in the catalogue. */
  ncm: string | null
  /** Origin of the goods, 0 to 8: national, imported and mixed. */
  origem: number
  quantidade: number
  precoPor: number
  ajustes: readonly { tipo: string; valor: number }[]
}

/** An item with its gross price, discount and share of the freight, in centavos. */
export type InvoiceLine<Item extends InvoiceItem = InvoiceItem> = Item & {
  vProd: number
  vDesc: number
  vFrete: number
}

/** Splits the freight over the items in proportion to what is paid for them; all amounts in centavos. */
export function invoiceLines<Item extends InvoiceItem>(
  itens: readonly Item[],
  frete: number,
): InvoiceLine<Item>[] {
  const prices = itens.map(({ precoPor, quantidade, ajustes }) => {
    const vProd = precoPor * quantidade
    return { vProd, vDesc: discountOf(ajustes) - creditIn(ajustes) }
  })
  const paid = prices.map(({ vProd, vDesc }) => vProd - vDesc)
  // If all items are free, freight is split by the number of units.
  const weights = sum(paid) > 0 ? paid : itens.map(({ quantidade }) => quantidade)
  const shares = splitCents(frete, weights)

  return itens.map((item, i) => ({ ...item, vProd: 0, vDesc: 0, ...prices[i], vFrete: shares[i] ?? 0 }))
}

/** What credits for instruments given in exchange paid of the items, in centavos. */
export function invoiceCredit(itens: readonly Pick<InvoiceItem, 'ajustes'>[]): number {
  return sum(itens.map(({ ajustes }) => creditIn(ajustes)))
}

/** Names the item with its options: the layout allows 120 characters, so a long name is cut so that the size fits. */
export function invoiceDescription({ nome, atributos }: Pick<InvoiceItem, 'nome' | 'atributos'>): string {
  const chosen = variantText(atributos).slice(0, 119)
  if (chosen === '') return nome.slice(0, 120)

  return `${nome.slice(0, 119 - chosen.length)} ${chosen}`
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
