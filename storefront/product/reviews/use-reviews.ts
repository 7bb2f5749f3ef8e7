import { useRef, useState } from 'react'
import type { Api } from '#contract/contract.ts'
import type { Review, ReviewOrder, ReviewSummary } from '#contract/reviews/reviews.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'

type Answer = Awaited<ReturnType<Api['reviews']['listProductReviews']>>

/** `nota` undefined means all ratings. */
export type ReviewChoice = { order: ReviewOrder; nota: number | undefined }

const PAGE = 10

/**
 * The shown reviews: first those of the page, most helpful first; then those of the shopper's choice, page by page. A
 * new choice aborts the previous request.
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

  async function load({ order, nota }: ReviewChoice, before: Review[]) {
    running.current?.abort()
    const aborter = new AbortController()
    const { signal } = aborter
    running.current = aborter
    setState('loading')
    try {
      const query = { idProduto, order, nota, offset: before.length, limit: PAGE }
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
    choose(next: ReviewChoice) {
      setChoice(next)
      load(next, [])
    },
    more() {
      load(choice, shown.avaliacoes)
    },
  }
}

/** New reviews shift the pages: skips those already shown. */
function withoutRepeats(reviews: Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()]
}
