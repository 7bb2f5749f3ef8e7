import type { NewItem } from '#contract/cart/cart.ts'

/** How a form names what it buys: the product and its SKU; the product alone where the SKU has yet to be chosen. */
export function itemValue(idProduto: number, idSku?: number): string {
  return idSku === undefined ? String(idProduto) : `${idProduto}-${idSku}`
}

/** How a form with several products names the quantity of one of them. */
export function quantityName(idProduto: number): string {
  return `quantidade-${idProduto}`
}

/**
 * What a form buys: each `item` as often as its own `quantityName` says, or else the form's `quantidade`, or else once. What
 * is no item is left out; whether it can be had is the platform's to say.
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

/** The list that a form buys from, if it is one of a list. */
export function boughtList(form: FormData): string | undefined {
  return form.get('lista')?.toString()
}
