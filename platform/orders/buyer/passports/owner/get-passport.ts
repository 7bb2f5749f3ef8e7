import { and, eq, gt } from 'drizzle-orm'
import type { OwnPart, PublicPassport, Purchase } from '#contract/orders/passports.ts'
import { customerOf } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pledgeOf } from '#platform/orders/returns/trade-ins/pledged-instrument.ts'
import { findPassport, recordsOf } from '../passport-rows.ts'
import { type PassportRow, passaportesPassagens } from '../tables.ts'
import { toPublicPassport } from '../to-passport.ts'
import { isOwnPurchase } from './own-purchase.ts'

/**
 * Returns a passport to whoever has its code, the private part to its owner, and the purchase to its buyer, also after
 * it was handed over. Refuses `PassaporteInexistente`.
 */
export async function getPassport(
  context: RequestContext,
  { codigo }: { codigo: string },
): Promise<{ passaporte: PublicPassport; dono: OwnPart | null; compra: Purchase | null }> {
  const row = await findPassport(context.db, codigo)
  const [records, reader] = await Promise.all([recordsOf(context.db, row.id), customerOf(context)])
  const own = reader !== null && reader === row.idCliente

  return {
    passaporte: toPublicPassport(row, records),
    dono: own ? await ownPart(context, row) : null,
    compra: reader === null ? null : await purchaseOf(context, row, reader),
  }
}

async function ownPart({ db, now }: RequestContext, row: PassportRow): Promise<OwnPart> {
  const [pledge, [offer]] = await Promise.all([
    pledgeOf(db, row),
    db
      .select()
      .from(passaportesPassagens)
      .where(and(eq(passaportesPassagens.idPassaporte, row.id), gt(passaportesPassagens.expiraEm, now))),
  ])

  return {
    desde: row.donoDesde?.toISOString() ?? null,
    emTroca: pledge !== null,
    passagem: offer ? { expiraEm: offer.expiraEm.toISOString() } : null,
  }
}

async function purchaseOf(
  { db }: RequestContext,
  { idPedido, numeroPedido, compradoEm, preco }: PassportRow,
  idCliente: number,
): Promise<Purchase | null> {
  if (idPedido === null || !(await isOwnPurchase(db, { idPedido, idCliente }))) return null

  return { pedido: idPedido, numero: numeroPedido, em: compradoEm.toISOString(), preco }
}
