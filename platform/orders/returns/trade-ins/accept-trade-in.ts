import { and, eq, lte } from 'drizzle-orm'
import type { AcceptTradeInInput, MyTradeIns } from '#contract/orders/trade-ins.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { lockOrder } from '../../rows.ts'
import { tradeInsOf } from './list-trade-ins.ts'
import { TRADE_IN_MAIL } from './mail/trade-in-mail.ts'
import { trocasInstrumentos as trocas } from './tables.ts'
import { tradableItems } from './tradable-items.ts'
import { tradeInRules } from './trade-in-rules.ts'

/**
 * Accepts the credit for an instrument of the customer's. Names the unit, so that a repeated request counts once; locks
 * the order that it was bought in, so that a return in the same moment is seen. Refuses `LoginNecessario`,
 * `TrocaInexistente` for what is not the customer's, and `TrocaNaoPermitida` for what was returned, is too old, is in a
 * trade-in already, or was handed over or reported missing.
 */
export async function acceptTradeIn(
  context: RequestContext,
  { pedido, posicao, unidade, condicao }: AcceptTradeInInput,
): Promise<MyTradeIns> {
  const idCliente = await requireCustomer(context)
  const regras = await tradeInRules(context.db)
  await context.db.transaction(async (db) => {
    const order = await lockOrder(db, pedido)
    if (order?.idCliente !== idCliente) throw refuse('TrocaInexistente')
    const unit = and(eq(trocas.idPedido, pedido), eq(trocas.posicao, posicao), eq(trocas.unidade, unidade))
    // An offer that nobody used in time makes room for another.
    await db
      .update(trocas)
      .set({ situacao: 'desistida' })
      .where(and(unit, eq(trocas.situacao, 'aceita'), lte(trocas.validaAte, context.now)))
    const [known] = await db
      .select({ condicao: trocas.condicao })
      .from(trocas)
      .where(and(unit, eq(trocas.situacao, 'aceita')))
    if (known?.condicao === condicao) return
    const items = await tradableItems({ ...context, db }, { idCliente, regras, pedido })
    const item = items.find((each) => each.posicao === posicao && each.unidade === unidade)
    const valor = item?.valores[condicao]
    if (!item || valor === undefined) throw refuse('TrocaNaoPermitida')
    const { nome, familia, tamanho, meses, pago, valores } = item
    const [created] = await db
      .insert(trocas)
      .values({
        idCliente,
        idPedido: pedido,
        posicao,
        unidade,
        nome,
        familia,
        tamanho,
        meses,
        pago,
        valores,
        condicao,
        valor,
        validaAte: new Date(context.now.getTime() + regras.validadeDias * DAY_MS),
        envioDias: regras.envioDias,
        aceitaEm: context.now,
      })
      .returning({ id: trocas.id })
    if (!created) throw new Error('The trade-in was not stored.')
    await enqueue(db, TRADE_IN_MAIL, { id: created.id, tipo: 'aceita' })
  })

  return tradeInsOf(context, idCliente)
}
