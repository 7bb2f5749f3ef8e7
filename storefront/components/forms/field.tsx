import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { MaskedInput } from './masked-input.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'children'> & {
  label: ReactNode
  /** What is good to know before typing. */
  hint?: string | undefined
  /** What is wrong with what was typed. */
  problem?: string | undefined
  /** Writes what is typed as people read it (`formatCpf` and its like). */
  format?: ((text: string) => string) | undefined
}

/** A labelled field; what is wrong is said below it, in its own place. */
export function Field({ label, hint, problem, format, className, ...input }: Props) {
  const id = useId()
  const about = [hint && `${id}-dica`, problem && `${id}-erro`].filter(Boolean).join(' ')
  const all = {
    ...input,
    id,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': about || undefined,
  }

  return (
    <div className={`${styles['field']} ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      {format ? <MaskedInput format={format} {...all} /> : <input {...all} />}
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

type CheckProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & { problem?: string | undefined }

/** A box to tick, with its words beside it. */
export function CheckField({ problem, children, ...input }: CheckProps) {
  const id = useId()

  return (
    <div className={styles['field']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          {...input}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && id}
        />
        <span>{children}</span>
      </label>
      {problem && (
        <p id={id} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}
