import type { Subject } from '#contract/reviews/questions.ts'

export type ReviewedProduct = Pick<Subject, 'id' | 'nome' | 'url' | 'imagem'>

/** A product in lists of reviews. */
export function reviewedProduct({ id, nome, url, imagem }: Subject): ReviewedProduct {
  return { id, nome, url, imagem }
}
