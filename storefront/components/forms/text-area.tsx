import { type ComponentProps, useId } from 'react'
import styles from './text-area.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
  label: string
  hint?: string
  problem?: string | undefined
}

/** A labelled field for several sentences, with its error message below. */
export function TextArea({ label, hint, problem, ...textarea }: Props) {
  const id = useId()
  const about = [hint && `${id}-dica`, problem && `${id}-erro`].filter(Boolean).join(' ')

  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        rows={5}
        {...textarea}
        id={id}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={about || undefined}
      />
      {hint && (
        <p id={`${id}-dica`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-erro`} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}
