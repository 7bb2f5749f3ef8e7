import { eq } from 'drizzle-orm'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import type { AccountMethods } from '#domain/payments/accounts/account-rules.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ACCOUNT_TAGS } from '../account-tags.ts'
import { contasPagamento } from '../tables.ts'
import { auditedFields, lockAccount, targetOf } from './account-rows.ts'
import { shownAccount } from './list-accounts.ts'
import { methodProblems } from './method-problems.ts'

type ChangeAccountInput = {
  id: string
  versao: number
  nome: string
  ativa: boolean
  metodos: AccountMethods
}

/**
 * Changes what an account is called, takes and costs, and whether it takes new payments. Refuses `CadastroInexistente`,
 * `CamposInvalidos` and `VersaoAntiga`.
 */
export async function changeAccount(
  context: RequestContext,
  { id, versao, nome, ativa, metodos }: ChangeAccountInput,
): Promise<StoredAccount> {
  permit(context, 'integracoes.gerir')
  await context.db.transaction(async (tx) => {
    const before = await lockAccount(tx, id)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: await shownAccount(context, id) })
    const campos = methodProblems(before.provedor, metodos)
    if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
    const [row] = await tx
      .update(contasPagamento)
      .set({ nome, ativa, metodos, versao: versao + 1 })
      .where(eq(contasPagamento.id, id))
      .returning()
    if (!row) throw new Error('A locked account disappeared.')
    await recordChange(tx, context, {
      acao: 'contaPagamento.alterada',
      alvo: targetOf(row),
      antes: auditedFields(before),
      depois: auditedFields(row),
    })
    await invalidateTags(tx, ACCOUNT_TAGS)
  })

  return shownAccount(context, id)
}
