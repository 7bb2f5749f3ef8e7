import { useRef, useState } from 'react'
import type { Api } from '#contract/contract.ts'
import type { Review, ReviewOrder, ReviewSummary } from '#contract/reviews/reviews.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'

type Answer = Awaited<ReturnType<Api['reviews']['listProductReviews']>>

/** `nota` undefined is all notes. */
export type ReviewChoice = { order: ReviewOrder; nota: number | undefined }

const PAGE = 10

/**
 * The reviews that are shown: at first those that came with the page, most helpful first; then what the shopper chose, page
 * by page. A choice overtakes the one before it.
 */
export function useReviews(idProduto: number, { avaliacoes, quantidade }: ReviewSummary) {
  const appToken = useShop()?.appToken ?? ''
  const running = useRef<AbortController>(null)
  const [choice, setChoice] = useState<ReviewChoice>({ order: 'Mais úteis', nota: undefined })
  const [shown, setShown] = useState<{ avaliacoes: Review[]; total: number }>({
    avaliacoes,
    total: quantidade,
  })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function load(wanted: ReviewChoice, before: Review[]) {
    running.current?.abort()
    const aborter = new AbortController()
    const { signal } = aborter
    running.current = aborter
    setState('loading')
    try {
      const query = { idProduto, order: wanted.order, nota: wanted.nota, offset: before.length, limit: PAGE }
      const answer = await apiGet<Answer>('/v2/front/evaluations/product', { query, appToken, signal })
      setShown({ avaliacoes: withoutRepeats([...before, ...answer.avaliacoes]), total: answer.total })
      setState('idle')
    } catch {
      if (!signal.aborted) setState('failed')
    }
  }

  return {
    ...choice,
    shown,
    loading: state === 'loading',
    failed: state === 'failed',
    choose(wanted: ReviewChoice) {
      setChoice(wanted)
      load(wanted, [])
    },
    more() {
      load(choice, shown.avaliacoes)
    },
  }
}

/** A review that was written meanwhile shifts the pages: what is shown already is not shown again. */
function withoutRepeats(reviews: Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()]
}
