import { formatMoment } from '#domain/time/format-moment.ts'
import written from '../written.module.css'
import type { OrderStep } from './order-steps.ts'
import styles from './order-timeline.module.css'

/** The past steps of an order and those ahead, in order. */
export function OrderTimeline({ steps }: { steps: OrderStep[] }) {
  const current = steps.findLastIndex(({ em }) => em !== null)

  return (
    <ol className={styles['steps']}>
      {steps.map(({ titulo, em, nota }, i) => (
        <li
          key={`${titulo}${em}`}
          className={styles['step']}
          data-done={em !== null || undefined}
          aria-current={i === current ? 'step' : undefined}
        >
          <p className={styles['title']}>
            {titulo}
            {em === null && <span className="visually-hidden"> (ainda não)</span>}
          </p>
          {em && (
            <time dateTime={em} className={styles['when']}>
              {formatMoment(em)}
            </time>
          )}
          {nota && <p className={written['text']}>{nota}</p>}
        </li>
      ))}
    </ol>
  )
}
