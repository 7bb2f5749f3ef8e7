import type { ReviewDraft } from '#contract/reviews/reviews-input.ts'
import { chance, pick } from '#demo/catalogue/chance.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { STORE_ANSWERS } from './phrases.ts'

type Answered = { slug: string; id: string; nome: string; nota: number; data: number; today: number }

/** Returns the store's answer: to two of three unhappy buyers, and sometimes to a happy one. */
export function storeAnswer({ slug, id, nome, nota, data, today }: Answered): ReviewDraft['resposta'] {
  const mood = moodOf(nota)
  if (chance(slug, id, 'resposta') > (mood === 'happy' ? 0.05 : 0.66)) return null
  const days = 1 + Math.floor(chance(slug, id, 'dias') * 2)
  const moment = Math.min(data + days * DAY_MS, today - HOUR_MS)

  return {
    nome: 'Equipe Lira',
    texto: pick(STORE_ANSWERS[mood], slug, id, 'texto').replace('{nome}', nome.replace(/ .*/, '')),
    data: new Date(moment).toISOString(),
  }
}

function moodOf(nota: number) {
  if (nota >= 4) return 'happy'

  return nota === 3 ? 'mixed' : 'unhappy'
}
