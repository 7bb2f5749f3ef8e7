import { asc, eq } from 'drizzle-orm'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ACCOUNT_TAGS } from '../account-tags.ts'
import { contasPagamento } from '../tables.ts'

/** Puts all accounts in a new order. Refuses `CadastroInexistente` if these are not all of them. */
export async function sortAccounts(
  context: RequestContext,
  { ids }: { ids: string[] },
): Promise<Record<string, never>> {
  permit(context, 'integracoes.gerir')
  await context.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: contasPagamento.id, nome: contasPagamento.nome })
      .from(contasPagamento)
      .orderBy(asc(contasPagamento.ordem), asc(contasPagamento.criadaEm))
      .for('update')
    const sorted = ids.flatMap((id) => rows.filter((row) => row.id === id))
    if (sorted.length !== rows.length || new Set(ids).size !== rows.length)
      throw refuse('CadastroInexistente')
    for (const [ordem, { id }] of sorted.entries())
      await tx.update(contasPagamento).set({ ordem }).where(eq(contasPagamento.id, id))
    await recordChange(tx, context, {
      acao: 'contaPagamento.ordem',
      alvo: { tipo: 'contaPagamento', id: 'todas', nome: 'Contas de pagamento' },
      antes: { ordem: rows.map(({ nome }) => nome) },
      depois: { ordem: sorted.map(({ nome }) => nome) },
    })
    await invalidateTags(tx, ACCOUNT_TAGS)
  })

  return {}
}
