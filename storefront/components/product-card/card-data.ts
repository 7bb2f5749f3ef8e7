import type { ProductCard } from '#contract/catalog/catalog.ts'

/** What a card shows of a product. Each page carries its data once more beside its HTML, so that the rest stays away. */
export type CardData = ReturnType<typeof cardData>

/** A product without what its card does not show. */
export function cardData({ descricaoCurta: _, marca, imagemSecundaria, ...produto }: ProductCard) {
  return {
    ...produto,
    marca: { nome: marca.nome },
    imagemSecundaria: imagemSecundaria && { imagem: imagemSecundaria.imagem },
  }
}
