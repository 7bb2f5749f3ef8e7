import { Field } from '#storefront/components/forms/field.tsx'
import styles from './access-page.module.css'

type Props = { hint: string; problem: string | undefined }

/** The field for the code that was sent by e-mail. */
export function CodeField({ hint, problem }: Props) {
  return (
    <Field
      label="Código de seis dígitos"
      name="codigo"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      required
      className={styles['code']}
      hint={hint}
      problem={problem}
    />
  )
}
