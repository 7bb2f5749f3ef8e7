import { chance, pick } from './chance.ts'
import { RECOMMENDED } from './collections/recommended.ts'

/** About a quarter of the products are on sale: `precoDe` is 8 to 25 % higher and ends in 90 centavos. */
export function discounted(
  slug: string,
  precoPor: number,
  never: boolean,
): { precoDe: number | null; precoPor: number } {
  if (never || chance(slug, 'oferta') >= 0.26) return { precoDe: null, precoPor }
  const factor = pick([1.08, 1.1, 1.12, 1.15, 1.18, 1.25], slug, 'desconto')
  return { precoDe: Math.ceil((precoPor * factor) / 100) * 100 + 90, precoPor }
}

/**
 * Units in stock: many of cheap products, one to three of expensive ones. Unless it is recommended, a product is sold out
 * with a chance of 7 %, and so is each of several variants; of 5 % of the others one is left.
 */
export function stockOf(slug: string, sku: string, preco: number, variants: number): number {
  const u = chance(sku, 'estoque')
  if (!RECOMMENDED.has(slug)) {
    if (chance(slug, 'esgotado') < 0.07 || (variants > 1 && u < 0.07)) return 0
    if (variants === 1 && chance(slug, 'ultima') < 0.05) return 1
  }
  if (preco < 100) return 4 + Math.floor(u * 37)
  if (preco < 600) return 2 + Math.floor(u * 18)
  if (preco < 3000) return 1 + Math.floor(u * 8)
  return 1 + Math.floor(u * 3)
}

/** A long tail: a few products sell hundreds in 90 days, most sell some, expensive ones hardly any. */
export function soldIn90Days(slug: string, preco: number): number {
  const max = 420 / (1 + preco / 90)
  return Math.floor(chance(slug, 'vendas') ** 3 * max) + (chance(slug, 'venda') < 0.8 ? 1 : 0)
}
