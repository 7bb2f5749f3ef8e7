import type { ReactNode } from 'react'
import { Icon } from '#storefront/components/icons/icon.tsx'
import styles from './filter-group.module.css'

/** A group of filters under a name that opens and closes it. */
export function FilterGroup({
  label,
  open,
  children,
}: {
  label: string
  open: boolean
  children: ReactNode
}) {
  return (
    <details className={styles['group']} open={open}>
      <summary className={styles['name']}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <fieldset className={styles['body']}>
        <legend className="visually-hidden">{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}
