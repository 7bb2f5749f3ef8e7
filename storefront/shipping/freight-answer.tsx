import { lazy, Suspense } from 'react'
import type { FreightState } from './freight.ts'
import styles from './freight-answer.module.css'

/** Fetched when a CEP is meant or known: most who read a page ask for no freight. */
const FreightOptions = lazy(async () => ({
  default: (await import('./freight-options.tsx')).FreightOptions,
}))

/** Fetches what the answer is shown with, before there is one. */
export function warmAnswer() {
  void import('./freight-options.tsx')
}

/** The place where a quote appears, and is said as it does; while one is awaited, in the shape that it will have. */
export function FreightAnswer({ quote, waiting }: Pick<FreightState, 'quote' | 'waiting'>) {
  return (
    <div className={styles['answer']} aria-live="polite" aria-busy={waiting}>
      {quote ? (
        <Suspense fallback={<Skeleton />}>
          <FreightOptions quote={quote} />
        </Suspense>
      ) : (
        waiting && <Skeleton />
      )}
    </div>
  )
}

function Skeleton() {
  return (
    <div className={styles['skeleton']}>
      <span className="visually-hidden">Calculando o frete…</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <span key={row} aria-hidden="true" />
      ))}
    </div>
  )
}
