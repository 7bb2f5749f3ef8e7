import { and, eq, max } from 'drizzle-orm'
import { warrantyEnd } from '#domain/instruments/passport/warranty.ts'
import type { Condition } from '#domain/product/pieces/condition.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ORDER_WORK } from '#platform/orders/lifecycle/work-jobs.ts'
import { ORDER_MAIL } from '#platform/orders/mail/order-mail.ts'
import { WITH_BUYER } from '#platform/orders/mail/order-notification.ts'
import { lockOrder } from '#platform/orders/rows.ts'
import { pedidosItens } from '#platform/orders/tables.ts'
import { lockPassport } from '../passport-rows.ts'
import { passaportes } from '../tables.ts'
import { countMissing } from './count-missing.ts'
import { isSold } from './follow-order.ts'
import { isSerialTaken, newPassport } from './new-passport.ts'
import { unitsWithout } from './units-without.ts'

/** How long the mail waits for the passports of the order's other instruments, in seconds. */
const MAIL_AFTER_S = 180

type IssuePassportInput = { pedido: string; posicao: number; numeroSerie: string; condicao: Condition }

/**
 * Issues the passport of an instrument of counted stock by the serial number that staff read on it, one per unit of the
 * order's line that did not come back; a withdrawn one leaves its unit free. Refuses `PedidoInexistente`, `PedidoNaoPermite` before it is paid, and `CamposInvalidos` for a number
 * that another of the product has, or if all units have a passport.
 */
export async function issuePassport(
  context: RequestContext,
  { pedido: idPedido, posicao, numeroSerie, condicao }: IssuePassportInput,
): Promise<{ id: number }> {
  const { nome: autor } = permit(context, 'pedidos.expedir')

  return context.db.transaction(async (tx) => {
    // Locked, so that two members of staff never issue more than there are units.
    const pedido = await lockOrder(tx, idPedido)
    if (!pedido) throw refuse('PedidoInexistente')
    if (!isSold(pedido)) throw refuse('PedidoNaoPermite')
    const [item] = await tx
      .select()
      .from(pedidosItens)
      .where(and(eq(pedidosItens.idPedido, idPedido), eq(pedidosItens.posicao, posicao)))
    if (!item) throw refuse('CadastroInexistente')
    if (await isSerialTaken(tx, { idProduto: item.idProduto, numeroSerie }))
      throw invalid('Outro instrumento deste produto já tem este número.')
    const unidade = await nextUnit(tx, { idPedido, posicao })
    if (unidade === null) throw invalid('Todas as unidades deste item já têm passaporte.')
    const id = await newPassport(tx, context, { pedido, item, unidade, numeroSerie, condicao, autor })
    if (id === null) throw new Error('The unit of a locked order has got a passport.')
    if (pedido.entregueEm) await startWarranty(tx, id, saoPauloClock(pedido.entregueEm).dia)
    // If the order has left, no other mail names the passport. Several serial numbers are read one after the other.
    if (WITH_BUYER.includes(pedido.situacao))
      await enqueue(tx, ORDER_MAIL, { idPedido, tipo: 'passaporteEmitido' }, { startAfter: MAIL_AFTER_S })
    await countMissing(tx, idPedido)
    // The workshop may have done its work already.
    await enqueue(tx, ORDER_WORK, { idPedido })
    await recordChange(tx, context, {
      acao: 'passaporte.emitido',
      alvo: { tipo: 'passaporte', id: String(id), nome: `${item.nome}, ${numeroSerie}` },
    })

    return { id }
  })
}

/** The number of the next passport of an order's line, or null if all its units have one. */
async function nextUnit(
  tx: Database,
  { idPedido, posicao }: { idPedido: string; posicao: number },
): Promise<number | null> {
  const left = (await unitsWithout(tx, idPedido)).get(posicao) ?? 0
  if (left === 0) return null
  const [last] = await tx
    .select({ unidade: max(passaportes.unidade) })
    .from(passaportes)
    .where(and(eq(passaportes.idPedido, idPedido), eq(passaportes.posicao, posicao)))

  return (last?.unidade ?? 0) + 1
}

async function startWarranty(tx: Database, id: number, day: string) {
  const { garantia } = await lockPassport(tx, id)
  await tx
    .update(passaportes)
    .set({ garantiaAte: warrantyEnd(garantia, day) })
    .where(eq(passaportes.id, id))
}

function invalid(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'numeroSerie', mensagem }] })
}
