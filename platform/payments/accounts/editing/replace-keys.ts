import { eq } from 'drizzle-orm'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { type Credentials, credentialHints } from '#domain/payments/accounts/providers.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ACCOUNT_TAGS } from '../account-tags.ts'
import { openCredentials, sealCredentials } from '../credentials.ts'
import { contasPagamento } from '../tables.ts'
import { findAccount, lockAccount, targetOf } from './account-rows.ts'
import { askProvider } from './ask-provider.ts'
import { shownAccount } from './list-accounts.ts'
import { credentialErrors, presentCredentials } from './typed-credentials.ts'

type ReplaceKeysInput = { id: string; versao: number; credenciais: Credentials }

/**
 * Replaces keys of an account once its provider has accepted them; fields that are left out stay. The old keys work
 * until then. Refuses `CadastroInexistente`, `CamposInvalidos`, `ProvedorIndisponivel` and `VersaoAntiga`.
 */
export async function replaceKeys(
  context: RequestContext,
  { id, versao, credenciais }: ReplaceKeysInput,
): Promise<StoredAccount> {
  permit(context, 'integracoes.gerir')
  const { db, secrets, now } = context
  const known = await findAccount(db, id)
  const { provedor } = known
  const typed = presentCredentials(provedor, credenciais)
  const campos = credentialErrors(provedor, typed, { partial: true })
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
  const credentials = { ...openCredentials(secrets, known), ...typed }
  const { titular } = await askProvider(provedor, () =>
    context.openAccount({ provedor, credentials }).check(),
  )
  await db.transaction(async (tx) => {
    const before = await lockAccount(tx, id)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: await shownAccount(context, id) })
    await tx
      .update(contasPagamento)
      .set({
        titular,
        credenciais: sealCredentials(secrets, id, credentials),
        pistas: credentialHints(provedor, credentials),
        conferidaEm: now,
        versao: versao + 1,
      })
      .where(eq(contasPagamento.id, id))
    await recordChange(tx, context, { acao: 'contaPagamento.chaves-trocadas', alvo: targetOf(before) })
    await invalidateTags(tx, ACCOUNT_TAGS)
  })

  return shownAccount(context, id)
}
