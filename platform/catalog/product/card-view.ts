/** A picture as the catalogue's rows hold it; on the wire it is a `Picture`. */
export type PictureRow = { hash: string; alt: string; largura: number; altura: number }

/** What tells a SKU's card from its product's. */
export type VariantRow = {
  /** The query that selects it. */
  selecao: string
  atributos: { label: string; valor: string }[]
  /** Its own, two at most; none where it looks like its product. */
  imagens: PictureRow[]
}

/** What a card says that neither the visit nor the stock changes: the column `card` of `listagem`. */
export type CardRow = {
  slug: string
  nome: string
  marca: { nome: string; slug: string }
  imagem: PictureRow
  imagemSecundaria: PictureRow | null
  descricaoCurta: string
  /** What the product is by its category's key attributes. */
  fatos: { label: string; valor: string }[]
}
