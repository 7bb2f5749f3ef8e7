import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { OwnPixReturn } from '#contract/orders/own-pix.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { lockPayment } from '../rows.ts'
import { pagamentos, pixProprioDevolucoes } from '../tables.ts'

type ListOwnReturnsInput = { pagina: number; porPagina: number }

const waiting = eq(pixProprioDevolucoes.situacao, sql`'pendente'`)

/** The refunds that somebody has to send from the store's account, oldest first. */
export async function listOwnReturns(
  context: RequestContext,
  { pagina, porPagina }: ListOwnReturnsInput,
): Promise<{ itens: OwnPixReturn[]; total: number }> {
  permit(context, 'pagamentos.conferir')
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({
        id: pixProprioDevolucoes.id,
        valor: pixProprioDevolucoes.valor,
        pedidaEm: pixProprioDevolucoes.pedidaEm,
        idPedido: pagamentos.referencia,
        descricao: pagamentos.descricao,
        pagador: pagamentos.pagador,
      })
      .from(pixProprioDevolucoes)
      .innerJoin(pagamentos, eq(pagamentos.id, pixProprioDevolucoes.idCobranca))
      .where(waiting)
      .orderBy(asc(pixProprioDevolucoes.pedidaEm), asc(pixProprioDevolucoes.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    context.db.select({ total: count() }).from(pixProprioDevolucoes).where(waiting),
  ])

  return {
    itens: rows.map(({ pagador, pedidaEm, ...row }) => ({
      ...row,
      nome: pagador.nome,
      pedidaEm: pedidaEm.toISOString(),
    })),
    total: counted?.total ?? 0,
  }
}

/**
 * Records that a refund was sent from the store's account, or that it will not be: then its amount can be refunded in
 * another way, and the order is flagged. Refuses `CadastroInexistente` for one that is settled already.
 */
export async function settleOwnReturn(
  context: RequestContext,
  { id, situacao }: { id: string; situacao: 'feito' | 'recusado' },
): Promise<Record<string, never>> {
  const { nome: quem } = permit(context, 'pagamentos.conferir')
  const { now } = context
  await context.db.transaction(async (tx) => {
    const [known] = await tx.select().from(pixProprioDevolucoes).where(eq(pixProprioDevolucoes.id, id))
    if (!known) throw refuse('CadastroInexistente')
    const { referencia, descricao } = await lockPayment(tx, known.idCobranca)
    const [settled] = await tx
      .update(pixProprioDevolucoes)
      .set({ situacao, quem, concluidaEm: now })
      .where(and(eq(pixProprioDevolucoes.id, id), waiting))
      .returning()
    if (!settled) throw refuse('CadastroInexistente')
    await recordRefund(tx, id, situacao, now)
    await recordChange(tx, context, {
      acao: situacao === 'feito' ? 'pedido.pix-devolvido' : 'pedido.pix-nao-devolvido',
      alvo: { tipo: 'pedido', id: referencia, nome: descricao },
      depois: { valor: settled.valor },
    })
  })

  return {}
}
