import { and, eq, gt } from 'drizzle-orm'
import { readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { lockCustomer } from '#platform/customers/account/lock-customer.ts'
import { customerOf, requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { pledgeOf } from '#platform/orders/returns/trade-ins/pledged-instrument.ts'
import { insertUnlessFull } from '../../instruments/change-instruments.ts'
import { noteStrings } from '../../instruments/note-strings.ts'
import { removeGoneOfOrder, removeGoneOfPassport } from '../../instruments/remove-gone.ts'
import { isOwnPurchase } from '../owner/own-purchase.ts'
import { lockPassport, noteEvent } from '../passport-rows.ts'
import { PASSPORT_MAIL } from '../queues.ts'
import { passaportesPassagens as passagens, passaportes } from '../tables.ts'
import { toOwnPassport } from '../to-passport.ts'

/** Returns what a link hands over. Refuses `ChaveInvalida`. */
export async function getHandover(context: RequestContext, { chave }: { chave: string }) {
  const [found] = await context.db
    .select({ row: passaportes, expiraEm: passagens.expiraEm })
    .from(passagens)
    .innerJoin(passaportes, eq(passaportes.id, passagens.idPassaporte))
    .where(isOpen(context, chave))
  if (!found) throw refuse('ChaveInvalida')
  const { row, expiraEm } = found
  const reader = await customerOf(context)

  return {
    ...toOwnPassport(row),
    condicao: row.condicao,
    expiraEm: expiraEm.toISOString(),
    meu: reader !== null && reader === row.idCliente,
  }
}

/**
 * Makes the logged-in customer the owner of what a link hands over, and ends the link, so that of two who use it at
 * once one is refused. The history says that the owner changed, without names; both get a mail, and the instrument
 * moves from the one account to the other. Refuses `LoginNecessario`, `ChaveInvalida`, and `PassaporteNaoPermite` to
 * the owner, or while an order's trade-in waits for it.
 */
export async function acceptHandover(
  context: RequestContext,
  { chave }: { chave: string },
): Promise<{ codigo: string }> {
  const idCliente = await requireCustomer(context)

  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, idCliente)
    const [offer] = await tx.select().from(passagens).where(isOpen(context, chave))
    if (!offer) throw refuse('ChaveInvalida')
    // Locked like by the owner who withdraws the offer; whoever waited for the lock finds no offer any more.
    const row = await lockPassport(tx, offer.idPassaporte)
    if (row.idCliente === idCliente)
      throw refuse('PassaporteNaoPermite', undefined, 'Este instrumento já é seu.')
    if (await pledgeOf(tx, row))
      throw refuse(
        'PassaporteNaoPermite',
        undefined,
        'Quem passou este instrumento o deu em troca à loja, que ainda não o conferiu. Até lá ele não muda de dono: fale com essa pessoa.',
      )
    const [ended] = await tx.delete(passagens).where(isOpen(context, chave)).returning()
    if (!ended) throw refuse('ChaveInvalida')
    await changeOwner(tx, context, { row, idCliente })

    return { codigo: row.codigo }
  })
}

async function changeOwner(
  tx: Database,
  { now }: RequestContext,
  { row, idCliente }: { row: typeof passaportes.$inferSelect; idCliente: number },
) {
  const { id, idPedido, idSku, instrumento, produto } = row
  await tx.update(passaportes).set({ idCliente, donoDesde: now }).where(eq(passaportes.id, id))
  await noteEvent(tx, now, { id, tipo: 'dono', texto: 'Trocou de dono.' })
  await removeGoneOfPassport(tx, { idPassaporte: id, idCliente: row.idCliente })
  if (idPedido !== null) await removeGoneOfOrder(tx, idPedido)
  const instrument = instrumento === null ? null : readInstrumentCode(instrumento)
  if (instrument) {
    const nome = produto.slice(0, 60)
    // Whoever bought it has it from their order again.
    const from = (await isOwnPurchase(tx, { idPedido, idCliente }))
      ? { idPedido, idSku }
      : { idPassaporte: id }
    await insertUnlessFull(tx, { idCliente, instrument, nome, criadoEm: now, ...from })
    await noteStrings(tx, { idPassaporte: id })
  }
  if (row.idCliente !== null)
    await enqueue(tx, PASSPORT_MAIL, { id, idCliente: row.idCliente, tipo: 'entregue' })
  await enqueue(tx, PASSPORT_MAIL, { id, idCliente, tipo: 'recebido' })
}

function isOpen({ now }: RequestContext, chave: string) {
  return and(eq(passagens.chaveHash, keyHash(chave)), gt(passagens.expiraEm, now))
}
