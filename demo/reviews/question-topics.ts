import { chance, pick } from '#demo/catalogue/chance.ts'
import { familyTopics } from './question-families.ts'
import { specificationTopics } from './specification-topics.ts'
import type { ReviewedProduct } from './voice-of.ts'

export type Topic = { pergunta: string; resposta: string }

/** Returns all questions that make sense for a product, each with an answer that agrees with its specification. */
export function topicsOf(product: ReviewedProduct): Topic[] {
  return [...specificationTopics(product), ...familyTopics(product), ...warranty(product)]
}

/** General questions that fit any product, and that few people ask. */
function warranty({ slug, garantia }: ReviewedProduct): Topic[] {
  if (chance(slug, 'garantia') > 0.35) return []

  return [
    {
      pergunta: pick(WARRANTY_QUESTIONS, slug, 'garantia'),
      resposta: `A garantia é de ${garantia}. A nota fiscal vale como certificado, e a troca corre por nossa conta.`,
    },
  ]
}

const WARRANTY_QUESTIONS = [
  'Qual é a garantia?',
  'E se vier com defeito?',
  'Vem com nota fiscal e garantia?',
] as const
