/** A picture as the catalogue's rows hold it; on the wire it is a `Picture`. */
export type PictureFacts = { hash: string; alt: string; largura: number; altura: number }

/** What tells a SKU's card from its product's. */
export type VariantFacts = {
  /** The query that selects it. */
  selecao: string
  atributos: { label: string; valor: string }[]
  /** Its own, two at most; none where it looks like its product. */
  imagens: PictureFacts[]
}

/** What a card says that neither the visit nor the stock changes: the column `card` of `listagem`. */
export type CardFacts = {
  slug: string
  nome: string
  marca: { nome: string; slug: string }
  imagem: PictureFacts
  imagemSecundaria: PictureFacts | null
  descricaoCurta: string
  /** What the product is by its category's key attributes. */
  fatos: { label: string; valor: string }[]
}
