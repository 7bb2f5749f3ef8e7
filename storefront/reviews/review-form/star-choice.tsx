import { useId } from 'react'
import fields from '../../components/forms/field.module.css'
import styles from './star-choice.module.css'

type Props = {
  label: string
  name: string
  /** The rating given before. */
  value?: string | number | undefined
  /** What to judge. */
  hint?: string
  small?: boolean
  problem?: string | undefined
}

const NAMES = ['1 estrela', '2 estrelas', '3 estrelas', '4 estrelas', '5 estrelas']

/** One to five stars: a radio group styled as stars. */
export function StarChoice({ label, name, value, hint = '', small = false, problem }: Props) {
  const id = useId()

  return (
    <fieldset className={styles['choice']} data-small={small || undefined} aria-describedby={problem && id}>
      <legend>{label}</legend>
      {hint && <p className={fields['hint']}>{hint}</p>}
      <div className={styles['stars']}>
        {NAMES.map((stars, i) => (
          <label key={stars} className={styles['star']}>
            <input
              type="radio"
              name={name}
              value={i + 1}
              defaultChecked={String(value) === String(i + 1)}
              aria-invalid={problem === undefined ? undefined : true}
            />
            <span className="visually-hidden">{stars}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} className={styles['problem']}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
