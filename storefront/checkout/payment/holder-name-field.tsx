import { Field } from '#storefront/components/forms/field.tsx'

/** The cardholder's name, which every card form asks for in the same way. */
export function HolderNameField({ problem }: { problem: string | undefined }) {
  return (
    <Field
      label="Nome como está no cartão"
      autoComplete="cc-name"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      required
      problem={problem}
    />
  )
}
