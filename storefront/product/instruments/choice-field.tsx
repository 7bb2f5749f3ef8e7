import { type ReactNode, useId } from 'react'
import tools from './tool-page.module.css'

type Props = {
  name: string
  label: string
  value: string
  hint?: string | undefined
  /** Called with the value that is chosen, besides the form that sends it. */
  onChange?: (value: string) => void
  children: ReactNode
}

/** A labelled list to choose from. */
export function ChoiceField({ name, label, value, hint, onChange, children }: Props) {
  const id = useId()

  return (
    <div className={tools['choice']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={hint && `${id}-dica`}
        onChange={onChange && ((event) => onChange(event.target.value))}
      >
        {children}
      </select>
      {hint && <p id={`${id}-dica`}>{hint}</p>}
    </div>
  )
}
