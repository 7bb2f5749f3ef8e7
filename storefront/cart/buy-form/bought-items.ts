import type { NewItem } from '#contract/cart/cart.ts'

/** The value of an `item` field: product and SKU, or the product alone if the SKU is not chosen yet. */
export function itemValue(idProduto: number, idSku?: number): string {
  return idSku === undefined ? String(idProduto) : `${idProduto}-${idSku}`
}

/** The name of the quantity field of one product in a form with several. */
export function quantityName(idProduto: number): string {
  return `quantidade-${idProduto}`
}

/**
 * The items that a form buys. The quantity is the product's own `quantityName` field, else the form's `quantidade`,
 * else 1. Invalid items are skipped; the platform checks availability.
 */
export function boughtItems(form: FormData): NewItem[] {
  return form.getAll('item').flatMap((item) => {
    const [, produto, sku] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(String(item)) ?? []
    if (!produto) return []
    const idProduto = Number(produto)
    const quantidade = Number(form.get(quantityName(idProduto)) ?? form.get('quantidade')) || 1

    return [{ idProduto, idAtributoSimples: sku ? Number(sku) : null, quantidade }]
  })
}

/** The list that a form buys from, if any. */
export function boughtList(form: FormData): string | undefined {
  return form.get('lista')?.toString()
}
