import type { SavedItem } from '#contract/cart/saved-items.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'

/** The shop's current data of a saved or listed SKU; null if the shop no longer has it. */
export function savedProduct(sku: CartSku | undefined): SavedItem['produto'] {
  if (!sku) return null
  const { url, imagem, atributos, precoPor, situacao, estoque } = sku

  return {
    url,
    imagem: pictureOf(imagem),
    atributos: atributos.map(({ label, valor }) => ({ label, valor })),
    precoPor: situacao === 'sobConsulta' ? null : precoPor,
    disponivel: situacao === 'disponivel' && estoque > 0,
  }
}
