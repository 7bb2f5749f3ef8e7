import { Field } from '#storefront/components/forms/field.tsx'

type Refused = { campos: Record<string, string>; typed: Record<string, string> }

/** Asks whose account it is, by any of the names that an account answers to. */
export function AccountField({ refused }: { refused: Refused | undefined }) {
  return (
    <Field
      label="E-mail, CPF ou CNPJ"
      name="usuario"
      type="text"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      defaultValue={refused?.typed['usuario']}
      problem={refused?.campos['usuario']}
    />
  )
}
