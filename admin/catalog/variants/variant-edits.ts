import type { CategoryBox } from '#contract/catalog/categories.ts'
import type { DraftSku } from '../product/product-draft.ts'

/** What the table of variants shows: prices and stock, codes and packaging, or when goods are expected. */
export type VariantView = 'precos' | 'caixa' | 'reposicao'

/** Shows a variant by these pictures. Variants with the same value of the picture attribute share them. */
export function withVariantPictures(
  skus: readonly DraftSku[],
  { chave, atributos: { unico } }: Pick<DraftSku, 'chave' | 'atributos'>,
  fotos: string[],
): DraftSku[] {
  return skus.map((sku) => {
    const same = unico !== null && sku.atributos.unico?.valor === unico.valor

    return sku.chave === chave || same ? { ...sku, fotos } : sku
  })
}

/** Adds a picture after the others, or removes it. */
export function toggledPicture(fotos: readonly string[], arquivo: string): string[] {
  return fotos.includes(arquivo) ? fotos.filter((one) => one !== arquivo) : [...fotos, arquivo]
}

/** Fills the packaging in from the category's box; what is filled in stays. Grams and millimetres. */
export function withBox(
  skus: readonly DraftSku[],
  { peso, altura, largura, comprimento }: CategoryBox,
): DraftSku[] {
  return skus.map((sku) => ({
    ...sku,
    peso: sku.peso ?? peso,
    altura: sku.altura ?? altura,
    largura: sku.largura ?? largura,
    comprimento: sku.comprimento ?? comprimento,
  }))
}

/** Whether a part of the packaging is missing. */
export function lacksBox({
  peso,
  altura,
  largura,
  comprimento,
}: Pick<DraftSku, 'peso' | 'altura' | 'largura' | 'comprimento'>): boolean {
  return peso === null || altura === null || largura === null || comprimento === null
}

/**
 * Copies what the view shows of the first variant to the others, except their codes. The stock of a saved SKU stays: it
 * changes by movements.
 */
export function withFirstRepeated(skus: readonly DraftSku[], view: VariantView): DraftSku[] {
  const [first] = skus
  if (!first) return []
  const { precoPor, precoDe, precoPromocional, custo, peso, altura, largura, comprimento } = first
  const { previsaoReposicao = null } = first
  if (view === 'reposicao') return skus.map((sku) => ({ ...sku, previsaoReposicao }))

  return skus.map((sku) =>
    view === 'caixa'
      ? { ...sku, peso, altura, largura, comprimento }
      : {
          ...sku,
          precoPor,
          precoDe,
          precoPromocional,
          custo,
          estoque: sku.id === null ? first.estoque : sku.estoque,
        },
  )
}
