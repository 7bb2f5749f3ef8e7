import type { Subject } from '#contract/reviews/questions.ts'

type Sku = Subject['skus'][number]

/** A SKU of a product as mails of the queue show it; a price on request is in none. */
export function mailGoods({ nome, url, imagem, situacao }: Subject, { selecao, atributos, precoPor }: Sku) {
  return {
    nome,
    url: url + selecao,
    imagem,
    atributos,
    precoPor: situacao === 'sobConsulta' ? null : precoPor,
  }
}
