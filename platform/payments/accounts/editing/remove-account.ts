import { eq } from 'drizzle-orm'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { avisosPagamento, pagamentos } from '../../tables.ts'
import { ACCOUNT_TAGS } from '../account-tags.ts'
import { contasPagamento, contasPagamentoSaude } from '../tables.ts'
import { auditedFields, lockAccount, targetOf } from './account-rows.ts'

/**
 * Removes an account and its keys, if no payment was ever at it. Refuses `CadastroInexistente`, and `CadastroEmUso`:
 * such an account can only be switched off.
 */
export async function removeAccount(
  context: RequestContext,
  { id }: { id: string },
): Promise<Record<string, never>> {
  permit(context, 'integracoes.gerir')
  await context.db.transaction(async (tx) => {
    const row = await lockAccount(tx, id)
    const [payment] = await tx
      .select({ id: pagamentos.id })
      .from(pagamentos)
      .where(eq(pagamentos.idConta, id))
      .limit(1)
    if (payment)
      throw refuse(
        'CadastroEmUso',
        undefined,
        'Há pagamentos nesta conta, e estornos passam por ela. Desligue-a em vez de remover.',
      )
    await tx.delete(avisosPagamento).where(eq(avisosPagamento.idConta, id))
    await tx.delete(contasPagamentoSaude).where(eq(contasPagamentoSaude.conta, id))
    await tx.delete(contasPagamento).where(eq(contasPagamento.id, id))
    await recordChange(tx, context, {
      acao: 'contaPagamento.removida',
      alvo: targetOf(row),
      antes: auditedFields(row),
    })
    await invalidateTags(tx, ACCOUNT_TAGS)
  })

  return {}
}
