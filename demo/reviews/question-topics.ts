import { chance, pick } from '#demo/catalogue/chance.ts'
import { factTopics } from './question-facts.ts'
import { familyTopics } from './question-families.ts'
import type { ReviewedProduct } from './voice-of.ts'

export type Topic = { pergunta: string; resposta: string }

/** All questions that make sense for a product, each with an answer that its specification bears out. */
export function topicsOf(product: ReviewedProduct): Topic[] {
  return [...factTopics(product), ...familyTopics(product), ...warranty(product)]
}

/** What everybody wants to know of everything, and few ask. */
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
