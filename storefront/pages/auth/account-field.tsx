import { Field } from '#storefront/components/forms/field.tsx'

type Refused = { problems: Record<string, string>; typed: Record<string, string> }

/** A field for the login name: e-mail, CPF or CNPJ. */
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
      problem={refused?.problems['usuario']}
    />
  )
}
