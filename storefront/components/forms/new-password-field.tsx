import { Field } from './field.tsx'

/** The field for a new password. */
export function NewPasswordField({ label, problem }: { label: string; problem: string | undefined }) {
  return (
    <Field
      label={label}
      name="senha"
      type="password"
      autoComplete="new-password"
      maxLength={128}
      required
      hint="Pelo menos 8 caracteres. Uma frase curta funciona bem."
      problem={problem}
    />
  )
}
