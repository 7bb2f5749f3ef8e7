import { eq, ne } from 'drizzle-orm'
import type { FreightAccount } from '#contract/settings/freight-accounts.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { contasFrete } from '../tables.ts'
import { type FreightPlace, lockAccount } from './account-rows.ts'
import { toAccount } from './list-accounts.ts'
import { auditedFields, targetOf } from './save-account.ts'

type ChangeAccountInput = { ambiente: FreightPlace; ativa: boolean; servicos: number[]; versao: number }

/**
 * Chooses the services that are offered, and whether this account quotes; the other one then rests. Refuses
 * `CadastroInexistente` and `VersaoAntiga`.
 */
export function changeAccount(
  context: RequestContext,
  { ambiente, ativa, servicos, versao }: ChangeAccountInput,
): Promise<FreightAccount> {
  permit(context, 'integracoes.gerir')

  return context.db.transaction(async (tx) => {
    await tx.execute(`lock table contas_frete in share row exclusive mode`)
    const before = await lockAccount(tx, ambiente)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: toAccount(context, before) })
    if (ativa) await tx.update(contasFrete).set({ ativa: false }).where(ne(contasFrete.ambiente, ambiente))
    const [row] = await tx
      .update(contasFrete)
      .set({
        ativa,
        servicos: before.servicos.map((service) => ({
          ...service,
          oferecido: servicos.includes(service.id),
        })),
        versao: versao + 1,
      })
      .where(eq(contasFrete.id, before.id))
      .returning()
    if (!row) throw new Error('A locked freight account is missing.')
    await recordChange(tx, context, {
      acao: 'contaFrete.alterada',
      alvo: targetOf(row),
      antes: auditedFields(before),
      depois: auditedFields(row),
    })

    return toAccount(context, row)
  })
}

/** Forgets an account's keys. Refuses `CadastroInexistente`. */
export function removeAccount(
  context: RequestContext,
  { ambiente }: { ambiente: FreightPlace },
): Promise<Record<string, never>> {
  permit(context, 'integracoes.gerir')

  return context.db.transaction(async (tx) => {
    const before = await lockAccount(tx, ambiente)
    await tx.delete(contasFrete).where(eq(contasFrete.id, before.id))
    await recordChange(tx, context, {
      acao: 'contaFrete.removida',
      alvo: targetOf(before),
      antes: auditedFields(before),
    })

    return {}
  })
}
