import { randomUUID } from 'node:crypto'
import type { NewAccount, StoredAccount } from '#contract/settings/payment-accounts.ts'
import { generatedFields, PROVIDERS } from '#domain/payments/accounts/providers.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { newKey } from '#platform/infrastructure/security/keys.ts'
import { contasPagamento } from '../tables.ts'
import { auditedFields, targetOf } from './account-rows.ts'
import { askProvider } from './ask-provider.ts'
import { shownAccount } from './list-accounts.ts'
import { methodProblems } from './method-problems.ts'
import { storeAccount } from './store-account.ts'
import { credentialErrors, presentCredentials } from './typed-credentials.ts'

/** A limit, since each payment looks through them. */
const LIMIT = 20

/**
 * Adds an account, last in the order, once its provider has accepted the keys. Refuses `CamposInvalidos`,
 * `ProvedorIndisponivel`, and `CadastroInvalido` beyond the limit.
 */
export async function createAccount(context: RequestContext, input: NewAccount): Promise<StoredAccount> {
  permit(context, 'integracoes.gerir')
  const { provedor, ambiente, nome, metodos } = input
  const typed = presentCredentials(provedor, input.credenciais)
  const campos = [...credentialErrors(provedor, typed), ...methodProblems(provedor, metodos)]
  if (ambiente === 'teste' && !PROVIDERS[provedor].teste)
    campos.push({ campo: 'ambiente', mensagem: 'Este provedor não tem ambiente de teste.' })
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
  const credentials = {
    ...typed,
    ...Object.fromEntries(generatedFields(provedor).map((campo) => [campo, newKey()])),
  }
  const { titular } = await askProvider(provedor, () =>
    context.openAccount({ provedor, credentials }).check(),
  )
  const id = randomUUID()
  const { db, now, secrets } = context
  await db.transaction(async (tx) => {
    // So that two at once don't both count the others only.
    await tx.execute(`lock table contas_pagamento in share row exclusive mode`)
    if ((await tx.$count(contasPagamento)) >= LIMIT)
      throw refuse('CadastroInvalido', { motivo: 'cheio' }, `A loja já tem ${LIMIT} contas, o máximo.`)
    const row = await storeAccount(
      { db: tx, now, secrets },
      { id, provedor, ambiente, nome, metodos, titular, credentials },
    )
    await recordChange(tx, context, {
      acao: 'contaPagamento.criada',
      alvo: targetOf(row),
      depois: auditedFields(row),
    })
  })

  return shownAccount(context, id)
}
