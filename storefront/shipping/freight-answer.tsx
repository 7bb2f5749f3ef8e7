import type { ReactNode } from 'react'
import styles from './freight-answer.module.css'

/** A live region for the quote; while it loads, a skeleton of the same size. */
export function FreightAnswer({ awaited, children }: { awaited: boolean; children: ReactNode }) {
  return (
    <div className={styles['answer']} aria-live="polite" aria-busy={awaited}>
      {children ?? (awaited && <FreightSkeleton />)}
    </div>
  )
}

export function FreightSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <span className="visually-hidden">Calculando o frete…</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <span key={row} aria-hidden="true" />
      ))}
    </div>
  )
}
