import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { MaskedInput } from './masked-input.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'children'> & {
  label: ReactNode
  /** A hint to read before typing. */
  hint?: string | undefined
  /** The error message for the typed value. */
  problem?: string | undefined
  /** Formats the input as it is typed (`formatCpf` and the like). */
  format?: ((text: string) => string) | undefined
}

/** A labelled field with space for its error message below. */
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

/** A checkbox with its label. */
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
