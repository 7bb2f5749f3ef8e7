import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import { credentialFields, type KnownProvider } from '#domain/payments/accounts/providers.ts'

type CredentialInputsProps = {
  provedor: KnownProvider
  value: Record<string, string>
  onChange: (value: Record<string, string>) => void
  errors: Record<string, string>
  /** What is stored already; then every field may stay empty. */
  pistas?: Record<string, string>
}

/** The fields of a provider's keys, from the domain's table. Stored ones are never shown but for their end. */
export function CredentialInputs({ provedor, value, onChange, errors, pistas }: CredentialInputsProps) {
  return credentialFields(provedor).map(([campo, { rotulo, ajuda, secreta, opcional, longa }]) => {
    const hint = pistas?.[campo]
    const props = {
      label: rotulo,
      description: ajuda,
      value: value[campo] ?? '',
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ ...value, [campo]: event.currentTarget.value }),
      error: errors[`credenciais.${campo}`],
      required: !opcional && pistas === undefined,
      placeholder: hint === undefined ? '' : placeholderOf(hint, secreta),
      autoComplete: 'off',
      spellCheck: false,
    }
    if (longa) return <Textarea key={campo} {...props} autosize minRows={2} maxRows={6} />

    return secreta ? <PasswordInput key={campo} {...props} /> : <TextInput key={campo} {...props} />
  })
}

function placeholderOf(hint: string, secreta: boolean): string {
  if (!secreta) return hint

  return hint === '' ? 'Guardada' : `Guardada, termina em ${hint}`
}
