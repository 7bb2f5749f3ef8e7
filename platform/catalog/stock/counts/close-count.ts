import { and, eq, sql } from 'drizzle-orm'
import type { StockCount } from '#contract/catalog/stock.ts'
import { inventarios, inventariosLinhas as linhas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeStock } from '../change-stock.ts'
import { countById, lockOpenCount } from './stock-counts.ts'

/**
 * Applies the differences of a count to the current stock, as movements, so that what was sold after counting stays
 * sold. All or nothing; refuses what `changeStock` refuses.
 */
export function applyCount(context: RequestContext, { id }: { id: number }): Promise<StockCount> {
  const quem = permit(context, 'estoque.movimentar')

  return context.db.transaction(async (tx) => {
    const { nome } = await lockOpenCount(tx, id)
    const itens = await tx
      .select({ idSku: linhas.idSku, quantidade: sql<number>`${linhas.contado} - ${linhas.esperado}` })
      .from(linhas)
      .where(and(eq(linhas.idInventario, id), sql`${linhas.contado} <> ${linhas.esperado}`))
    if (itens.length > 0)
      await changeStock(tx, {
        tipo: 'inventario',
        motivo: nome,
        itens,
        idInventario: id,
        quem,
        now: context.now,
      })

    return close(tx, context, { id, nome, situacao: 'aplicado', quem: quem.nome })
  })
}

/** Discards a count; the stock stays as it is. */
export function discardCount(context: RequestContext, { id }: { id: number }): Promise<StockCount> {
  const quem = permit(context, 'estoque.movimentar')

  return context.db.transaction(async (tx) => {
    const { nome } = await lockOpenCount(tx, id)

    return close(tx, context, { id, nome, situacao: 'descartado', quem: quem.nome })
  })
}

type Closing = { id: number; nome: string; situacao: 'aplicado' | 'descartado'; quem: string }

async function close(tx: Database, context: RequestContext, { id, nome, situacao, quem }: Closing) {
  await tx
    .update(inventarios)
    .set({ situacao, fechadoEm: context.now, fechadoPor: quem })
    .where(eq(inventarios.id, id))
  await recordChange(tx, context, {
    acao: `inventario.${situacao}`,
    alvo: { tipo: 'inventario', id: String(id), nome },
    antes: { situacao: 'aberto' },
    depois: { situacao },
  })

  return countById(tx, id)
}
