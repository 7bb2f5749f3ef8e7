import type { ProductCard } from '#contract/catalog/catalog.ts'

/**
 * The part of a product that a card shows. Pages carry their data once more beside the HTML, so everything else is left
 * out.
 */
export type CardData = ReturnType<typeof cardData>

/** Reduces a product to what its card shows. */
export function cardData({ descricaoCurta: _, marca, imagemSecundaria, ...produto }: ProductCard) {
  return {
    ...produto,
    marca: { nome: marca.nome },
    imagemSecundaria: imagemSecundaria && { imagem: imagemSecundaria.imagem },
  }
}
