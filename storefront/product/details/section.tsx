import type { ReactNode } from 'react'
import styles from './section.module.css'

type Props = {
  /** Also the anchor of the section. */
  id: string
  title: string
  children: ReactNode
}

/** A section of a product page: title on the left, contents on the right, a hairline above. */
export function Section({ id, title, children }: Props) {
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['body']}>{children}</div>
    </section>
  )
}
