import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { warrantyEnd } from '#domain/instruments/passport/warranty.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { lockOrder } from '#platform/orders/rows.ts'
import { pedidosItens } from '#platform/orders/tables.ts'
import { removeGoneOfOrder, removeGoneOfPassport } from '../../instruments/remove-gone.ts'
import { CAME_BACK, noteEvent, SALE_UNDONE } from '../passport-rows.ts'
import { passaportes, passaportesPassagens } from '../tables.ts'
import { countMissing, noteInstruments } from './count-missing.ts'
import { newPassport, type SoldOrder } from './new-passport.ts'

/**
 * Brings the passports of an order in line with it. They are issued as soon as it is paid, since the workshop writes
 * the set-up and prints the page before the parcel is closed; withdrawn with an order that is cancelled, returned or
 * waits for payment again, and valid again if that is paid after all; and their warranty begins with the delivery. Once
 * the order is over, its instruments leave the accounts. Only pieces have a serial number by now: for other instruments
 * staff write it (`issue-passport.ts`). May run twice.
 */
export async function followOrder(context: JobContext, { idPedido }: { idPedido: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const pedido = await lockOrder(tx, idPedido)
    if (!pedido || pedido.teste) return
    if (isSold(pedido)) {
      await issue(tx, context, pedido)
      await restore(tx, context.now, pedido)
      await noteInstruments(tx, context, pedido)
    } else {
      await withdraw(tx, context.now, pedido)
      if (isOver(pedido)) await removeInstruments(tx, pedido.id)
      await removeGoneOfOrder(tx, pedido.id)
      await countMissing(tx, pedido.id)
    }
    if (pedido.entregueEm) await startWarranties(tx, pedido.id, saoPauloClock(pedido.entregueEm).dia)
  })
}

/** Whether an order is paid for and the goods are the buyer's. */
export function isSold(pedido: SoldOrder): boolean {
  return pedido.pagoEm !== null && !isOver(pedido)
}

/** Not one that waits for payment again, because staff undid that: it may have been a mistake. */
function isOver({ situacao }: SoldOrder): boolean {
  return situacao === 'cancelado' || situacao === 'devolvido'
}

async function issue(tx: Database, context: JobContext, pedido: SoldOrder) {
  const items = await tx
    .select()
    .from(pedidosItens)
    .where(and(eq(pedidosItens.idPedido, pedido.id), isNotNull(pedidosItens.exemplar)))
    .orderBy(asc(pedidosItens.posicao))
  for (const item of items)
    if (item.exemplar)
      await newPassport(tx, context, { pedido, item, unidade: 1, ...item.exemplar, autor: '' })
}

async function restore(tx: Database, now: Date, { id }: SoldOrder) {
  const rows = await tx
    .update(passaportes)
    .set({ anuladoEm: null, anuladoPeloPedido: false })
    .where(and(eq(passaportes.idPedido, id), eq(passaportes.anuladoPeloPedido, true)))
    .returning({ id: passaportes.id })
  for (const row of rows)
    await noteEvent(tx, now, { id: row.id, tipo: 'emissao', texto: 'Passaporte válido de novo.' })
}

async function withdraw(tx: Database, now: Date, { id, situacao }: SoldOrder) {
  const rows = await tx
    .update(passaportes)
    .set({ anuladoEm: now, anuladoPeloPedido: true })
    .where(and(eq(passaportes.idPedido, id), isNull(passaportes.anuladoEm)))
    .returning({ id: passaportes.id })
  for (const row of rows) {
    await tx.delete(passaportesPassagens).where(eq(passaportesPassagens.idPassaporte, row.id))
    await noteEvent(tx, now, {
      id: row.id,
      tipo: 'emissao',
      texto: situacao === 'devolvido' ? CAME_BACK : SALE_UNDONE,
    })
  }
}

/** Of all its passports: some may have been withdrawn before, while the order waited for payment again. */
async function removeInstruments(tx: Database, idPedido: string) {
  const rows = await tx
    .select({ idPassaporte: passaportes.id, idCliente: passaportes.idCliente })
    .from(passaportes)
    .where(eq(passaportes.idPedido, idPedido))
  for (const row of rows) await removeGoneOfPassport(tx, row)
}

async function startWarranties(tx: Database, idPedido: string, day: string) {
  const rows = await tx
    .select({ id: passaportes.id, garantia: passaportes.garantia })
    .from(passaportes)
    .where(and(eq(passaportes.idPedido, idPedido), isNull(passaportes.garantiaAte)))
  for (const { id, garantia } of rows) {
    const garantiaAte = warrantyEnd(garantia, day)
    if (garantiaAte) await tx.update(passaportes).set({ garantiaAte }).where(eq(passaportes.id, id))
  }
}
