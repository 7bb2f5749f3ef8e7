import type { ReactNode } from 'react'
import { Icon } from '#storefront/components/icons/icon.tsx'
import styles from '../checkout.module.css'

type Props = {
  title: string
  /** Where it can be changed; null if it cannot. */
  to: string | null
  children: ReactNode
}

/** The summary of a completed step. */
export function DoneStep({ title, to, children }: Props) {
  return (
    <section className={styles['done']} aria-label={title}>
      <Icon name="check" className={styles['check'] ?? ''} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      {to !== null && (
        <a href={to} className={styles['change']}>
          Alterar<span className="visually-hidden"> {title.toLowerCase()}</span>
        </a>
      )}
    </section>
  )
}
