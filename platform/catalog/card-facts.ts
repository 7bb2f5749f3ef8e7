/** A picture as the catalogue's rows hold it; on the wire it is a `Picture`. */
export type PictureFacts = { hash: string; alt: string; largura: number; altura: number }

/** What a card says that neither the visit nor the stock changes: the column `card` of `listagem`. */
export type CardFacts = {
  slug: string
  nome: string
  marca: { nome: string; slug: string }
  imagem: PictureFacts
  imagemSecundaria: PictureFacts | null
  descricaoCurta: string
}
