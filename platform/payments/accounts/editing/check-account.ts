import { eq } from 'drizzle-orm'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openCredentials } from '../credentials.ts'
import { recordAnswer } from '../health.ts'
import { contasPagamento } from '../tables.ts'
import { findAccount, targetOf } from './account-rows.ts'
import { askProvider } from './ask-provider.ts'
import { shownAccount, webhookUrl } from './list-accounts.ts'

/**
 * Asks the provider whether an account's keys hold. Refuses `CadastroInexistente`, `CamposInvalidos` and
 * `ProvedorIndisponivel`.
 */
export async function checkAccount(context: RequestContext, { id }: { id: string }): Promise<StoredAccount> {
  permit(context, 'integracoes.gerir')
  const { row, account } = await openStored(context, id)
  const { titular } = await askProvider(row.provedor, account.check)
  await context.db
    .update(contasPagamento)
    .set({ titular, conferidaEm: context.now })
    .where(eq(contasPagamento.id, id))
  await recordAnswer(context.db, { idConta: id, metodo: 'pix' })

  return shownAccount(context, id)
}

/**
 * Registers the shop's address for notifications at the provider. Refuses `CadastroInexistente`, `CamposInvalidos`,
 * `ProvedorIndisponivel`, and `CadastroInvalido` where the provider has no call for it.
 */
export async function registerWebhook(
  context: RequestContext,
  { id }: { id: string },
): Promise<StoredAccount> {
  permit(context, 'integracoes.gerir')
  const { row, account } = await openStored(context, id)
  const register = account.registerWebhook
  if (!register)
    throw refuse(
      'CadastroInvalido',
      { motivo: 'avisos' },
      'Este provedor não registra avisos por aqui: copie o endereço e cadastre-o no site dele.',
    )
  await askProvider(row.provedor, () => register(webhookUrl(context, row)))
  await context.db.transaction(async (tx) => {
    await tx.update(contasPagamento).set({ avisosEm: context.now }).where(eq(contasPagamento.id, id))
    await recordChange(tx, context, { acao: 'contaPagamento.avisos-registrados', alvo: targetOf(row) })
  })

  return shownAccount(context, id)
}

async function openStored(context: RequestContext, id: string) {
  const row = await findAccount(context.db, id)
  const credentials = openCredentials(context.secrets, row)

  return { row, account: context.openAccount({ provedor: row.provedor, credentials }) }
}
