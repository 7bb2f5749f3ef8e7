import type { Sku } from '#contract/catalog/catalog.ts'
import { handOf } from '#domain/instruments/compatibility/hand.ts'
import { type FoundSize, isForFound, sizeStated } from '#domain/instruments/sizes/fitting/found-size.ts'
import { sizesOfOptions } from '#domain/instruments/sizes/fitting/sizes-of-options.ts'

/** What a shopper has said of themselves in this browser. */
export type Preferences = { size: FoundSize | null; left: boolean }

type Product = {
  nome: string
  tamanhoCerto: { url: string } | null
  meuInstrumento: string | null
  skus: readonly Sku[]
  caracteristicas: readonly { label: string; valor: string }[]
}

/**
 * How a product meets what a shopper has said: by the SKU that is shown (`shown`), by another one (`target`), or by none.
 * Null if the product says nothing of it.
 */
export type Offer = { shown: boolean; target: Sku | null }

/** What a product has in the size that was found, and for left-handers, beside the SKU that is shown. */
export function offersOf(
  { size, left }: Preferences,
  product: Product,
  shown: Sku,
): { size: Offer | null; left: Offer | null } {
  const sizes = size ? sizesOf(size, product) : new Map<Sku, string | null>()
  const isSize = (sku: Sku) => sizes.get(sku) === size?.tamanho
  const isLeft = (sku: Sku) => valuesOf(sku).some((value) => handOf(value) === 'canhoto')
  const isSized = [...sizes.values()].some((each) => each !== null)
  const isHanded = left && product.skus.some(isLeft)
  const both = (sku: Sku) => (!isSized || isSize(sku)) && (!isHanded || isLeft(sku))
  const target = nearest(product.skus.filter(both), shown)

  return {
    size: isSized
      ? { shown: isSize(shown), target: target ?? nearest(product.skus.filter(isSize), shown) }
      : null,
    left: isHanded
      ? { shown: isLeft(shown), target: target ?? nearest(product.skus.filter(isLeft), shown) }
      : null,
  }
}

/** By the SKU's own values, or by what the sheet says of all. */
function sizesOf(size: FoundSize, product: Product): Map<Sku, string | null> {
  const { nome, tamanhoCerto, meuInstrumento, skus, caracteristicas } = product
  const tools = [tamanhoCerto?.url, meuInstrumento]
  const stated = caracteristicas.flatMap(({ valor }) => sizeStated(size, valor) ?? [])
  const isOwn = stated.some((each) => isForFound(size, tools, each))
  const ofAll = isOwn ? size.tamanho : (stated[0] ?? null)
  const options = skus.map((sku) => ({ sku, values: valuesOf(sku) }))
  const sizes = sizesOfOptions(size, { nome, tools, options })

  return new Map([...sizes].map(([{ sku }, own]) => [sku, own ?? ofAll]))
}

/** In stock rather than not, and as like the shown one as there is. */
function nearest(skus: readonly Sku[], shown: Sku): Sku | null {
  const own = valuesOf(shown)
  const likeness = (sku: Sku) => valuesOf(sku).filter((value) => own.includes(value)).length

  return (
    skus.toSorted((a, b) => Number(b.estoque > 0) - Number(a.estoque > 0) || likeness(b) - likeness(a))[0] ??
    null
  )
}

function valuesOf({ atributos: { unico, simples } }: Sku): string[] {
  return [unico, ...simples].flatMap((attribute) => attribute?.valor ?? [])
}
