import { useEffect, useRef } from 'react'
import styles from './choice-page.module.css'

type Props = {
  name: string
  label: string
  options: readonly { valor: string; label: string }[]
  /** Null if any will do. */
  value: string | null
}

/** A preference to choose from few answers side by side, as the address says; the first is that any will do. */
export function PreferenceField({ name, label, options, value }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    for (const radio of fieldset.current?.querySelectorAll('input') ?? [])
      radio.checked = radio.value === (value ?? '')
  }, [value])

  return (
    <fieldset ref={fieldset} className={styles['preference']}>
      <legend>{label}</legend>
      {[{ valor: '', label: 'Tanto faz' }, ...options].map((option) => (
        <label key={option.valor}>
          <input
            type="radio"
            name={name}
            value={option.valor}
            defaultChecked={option.valor === (value ?? '')}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
