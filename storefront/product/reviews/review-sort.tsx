import type { ReviewOrder } from '#contract/reviews/reviews.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import styles from './review-sort.module.css'
import type { ReviewChoice } from './use-reviews.ts'

const ORDERS: readonly ReviewOrder[] = ['Mais úteis', 'Mais recentes', 'Maior nota', 'Menor nota']

type Props = ReviewChoice & { total: number; onChoose: (choice: ReviewChoice) => void }

/** The number of shown reviews, the active filter and the sort order. */
export function ReviewSort({ order, nota, total, onChoose }: Props) {
  return (
    <div className={styles['sort']}>
      <p role="status">
        {formatNumber(total)} {total === 1 ? 'avaliação' : 'avaliações'}
        {nota !== undefined && ` com nota ${nota}`}
      </p>
      {nota !== undefined && (
        <button type="button" className={styles['all']} onClick={() => onChoose({ order, nota: undefined })}>
          Ver todas
        </button>
      )}
      <label className={styles['order']}>
        <span className="visually-hidden">Ordenar avaliações por</span>
        <select value={order} onChange={({ target }) => choose(target.value)}>
          {ORDERS.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </label>
    </div>
  )

  function choose(value: string) {
    const chosen = ORDERS.find((label) => label === value)
    if (chosen) onChoose({ order: chosen, nota })
  }
}
