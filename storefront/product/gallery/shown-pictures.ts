import type { ProductDetail, Sku } from '#contract/catalog/catalog.ts'
import type { Picture } from '#contract/picture.ts'

/**
 * The pictures of the gallery for a SKU, each once. A SKU with its own pictures shows those; the product's general ones
 * are added only if the SKU's first picture is one of them, so that a black guitar is not shown from behind in
 * sunburst. A SKU without its own pictures shows the general ones.
 */
export function shownPictures({ skus, midias: { imagens } }: Content, sku: Sku): Picture[] {
  const claimed = new Set(skus.flatMap((other) => other.imagens))
  const general = imagens.filter((_, i) => !claimed.has(i))
  const own = sku.imagens.flatMap((i) => imagens[i] ?? [])
  if (own.length === 0) return once(general.length > 0 ? general : imagens)
  const same = general.some(({ imagem }) => imagem === own[0]?.imagem)

  return once(same ? [...own, ...general] : own)
}

type Content = Pick<ProductDetail['conteudo'], 'skus' | 'midias'>

function once(pictures: Picture[]): Picture[] {
  return [...new Map(pictures.map((picture) => [picture.imagem, picture])).values()]
}
