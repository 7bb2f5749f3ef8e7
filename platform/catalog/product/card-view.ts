import type { Condition } from '#domain/product/pieces/condition.ts'

/** A picture as catalogue rows store it; on the wire it is a `Picture`. */
export type PictureRow = { hash: string; alt: string; largura: number; altura: number }

/** How a SKU's card differs from its product's. */
export type VariantRow = {
  /** The query string that selects it. */
  selecao: string
  atributos: { label: string; valor: string }[]
  /** Its own pictures, at most two; empty if it looks like its product. */
  imagens: PictureRow[]
}

/** The cheapest used or showroom piece on sale: the column `menor_exemplar` of `listagem`. */
export type CheapestPieceRow = { condicao: Condition; precoPor: number }

/** The part of a card that depends on neither request nor stock: the column `card` of `listagem`. */
export type CardRow = {
  slug: string
  nome: string
  marca: { nome: string; slug: string }
  imagem: PictureRow
  imagemSecundaria: PictureRow | null
  descricaoCurta: string
  /** The values of its category's key attributes. */
  fatos: { label: string; valor: string }[]
}
