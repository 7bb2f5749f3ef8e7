import {
  type Credentials,
  credentialFields,
  credentialProblems,
  type KnownProvider,
  PROVIDERS,
} from '#domain/payments/accounts/providers.ts'

/** What was typed of a provider's fields; empty is absent. */
export function presentCredentials(provedor: KnownProvider, typed: Credentials): Credentials {
  const known = Object.keys(PROVIDERS[provedor].credenciais)

  return Object.fromEntries(
    Object.entries(typed).filter(([campo, value]) => value !== '' && known.includes(campo)),
  )
}

/** What is wrong with typed credentials, at the form's fields. */
export function credentialErrors(
  provedor: KnownProvider,
  typed: Credentials,
  options?: { partial: boolean },
) {
  return credentialProblems(provedor, typed, options).map(({ campo, mensagem }) => ({
    campo: credentialPath(campo),
    mensagem,
  }))
}

/** The form's field at which a provider's refusal is shown: its secret key. */
export function mainField(provedor: KnownProvider): string {
  const fields = credentialFields(provedor)
  const [campo = ''] = fields.find(([, { secreta }]) => secreta) ?? fields[0] ?? []

  return credentialPath(campo)
}

function credentialPath(campo: string): string {
  return `credenciais.${campo}`
}
