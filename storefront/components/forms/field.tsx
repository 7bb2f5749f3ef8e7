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
  const all = { ...input, ...described({ id, hint, problem }) }

  return (
    <div className={`${styles['field']} ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      {format ? <MaskedInput format={format} {...all} /> : <input {...all} />}
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'children'> &
  Pick<Props, 'label' | 'hint' | 'problem'>

/** A labelled field for several sentences. */
export function TextArea({ label, hint, problem, ...textarea }: TextAreaProps) {
  const id = useId()

  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea rows={5} {...textarea} {...described({ id, hint, problem })} />
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  )
}

type NotesProps = Pick<Props, 'hint' | 'problem'> & { id: string }

/** The attributes that connect a field to its `Notes`. */
function described({ id, hint, problem }: NotesProps) {
  const about = [hint && `${id}-dica`, problem && `${id}-erro`].filter(Boolean).join(' ')

  return {
    id,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': about || undefined,
  }
}

function Notes({ id, hint, problem }: NotesProps) {
  return (
    <>
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
    </>
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
