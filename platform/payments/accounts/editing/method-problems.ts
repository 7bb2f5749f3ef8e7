import type { AccountMethods } from '#domain/payments/accounts/account-rules.ts'
import { type KnownProvider, PROVIDERS } from '#domain/payments/accounts/providers.ts'
import { METHODS } from '#domain/payments/methods.ts'

/** An account takes at least one method, and only those that its provider has. */
export function methodProblems(
  provedor: KnownProvider,
  metodos: AccountMethods,
): { campo: string; mensagem: string }[] {
  const able: readonly string[] = PROVIDERS[provedor].metodos
  const chosen = METHODS.filter((metodo) => metodos[metodo])
  if (chosen.length === 0) return [{ campo: 'metodos', mensagem: 'Escolha ao menos uma forma de pagamento.' }]

  return chosen
    .filter((metodo) => !able.includes(metodo))
    .map((metodo) => ({
      campo: `metodos.${metodo}`,
      mensagem: `${PROVIDERS[provedor].nome} não recebe por esta forma.`,
    }))
}
