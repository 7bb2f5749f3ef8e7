import type { ProductDraft } from './product-draft.ts'

/** Replaces a cropped picture in the variants too, and removes deleted pictures from them. */
export function withPictures(old: ProductDraft, midias: ProductDraft['midias']): ProductDraft {
  const names = new Set(midias.map(({ arquivo }) => arquivo))
  const cropped = new Map(
    midias.length === old.midias.length
      ? old.midias.map(({ arquivo }, i) => [arquivo, names.has(arquivo) ? arquivo : midias[i]?.arquivo])
      : [],
  )
  const skus = old.skus.map((sku) => ({
    ...sku,
    fotos: sku.fotos
      .map((arquivo) => cropped.get(arquivo) ?? arquivo)
      .filter((arquivo) => names.has(arquivo)),
  }))

  return { ...old, midias, skus }
}
