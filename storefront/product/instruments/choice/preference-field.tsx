import styles from './choice-page.module.css'

type Props = {
  name: string
  label: string
  options: readonly { valor: string; label: string }[]
  /** Null if any will do. */
  value: string | null
}

/** A preference to choose from few answers side by side; the first is that any will do. */
export function PreferenceField({ name, label, options, value }: Props) {
  return (
    <fieldset className={styles['preference']}>
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
