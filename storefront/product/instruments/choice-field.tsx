import { type ReactNode, useId } from 'react'
import fields from '../../components/forms/field.module.css'
import tools from './tool-page.module.css'
import { useFollowed } from './use-followed.ts'

type Props = {
  name: string
  label: string
  value: string
  hint?: string | undefined
  /** What is wrong with the choice. */
  problem?: string | undefined
  /** Called with the value that is chosen, besides the form that sends it. */
  onChange?: (value: string) => void
  children: ReactNode
}

/** A labelled list to choose from. */
export function ChoiceField({ name, label, value, hint, problem, onChange, children }: Props) {
  const id = useId()
  const select = useFollowed<HTMLSelectElement>(value)

  return (
    <div className={tools['choice']}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={
          [problem && `${id}-erro`, hint && `${id}-dica`].filter(Boolean).join(' ') || undefined
        }
        onChange={onChange && ((event) => onChange(event.target.value))}
      >
        {children}
      </select>
      {problem && (
        <span id={`${id}-erro`} className={fields['problem']}>
          {problem}
        </span>
      )}
      {hint && <p id={`${id}-dica`}>{hint}</p>}
    </div>
  )
}
