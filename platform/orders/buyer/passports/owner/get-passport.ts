import { and, eq, gt } from 'drizzle-orm'
import type { OwnPart, PublicPassport } from '#contract/orders/passports.ts'
import { customerOf } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pledgeOf } from '#platform/orders/returns/trade-ins/pledged-instrument.ts'
import { findPassport, recordsOf } from '../passport-rows.ts'
import { type PassportRow, passaportesPassagens } from '../tables.ts'
import { toPublicPassport } from '../to-passport.ts'
import { isOwnPurchase } from './own-purchase.ts'

/** Returns a passport to whoever has its code, and the private part to its owner. Refuses `PassaporteInexistente`. */
export async function getPassport(
  context: RequestContext,
  { codigo }: { codigo: string },
): Promise<{ passaporte: PublicPassport; dono: OwnPart | null }> {
  const row = await findPassport(context.db, codigo)
  const [records, reader] = await Promise.all([recordsOf(context.db, row.id), customerOf(context)])
  const own = reader !== null && reader === row.idCliente

  return {
    passaporte: toPublicPassport(row, records),
    dono: own ? await ownPart(context, row, reader) : null,
  }
}

async function ownPart({ db, now }: RequestContext, row: PassportRow, idCliente: number): Promise<OwnPart> {
  const { idPedido, numeroPedido, compradoEm, preco, donoDesde } = row
  const [bought, pledge, [offer]] = await Promise.all([
    isOwnPurchase(db, { idPedido, idCliente }),
    pledgeOf(db, row),
    db
      .select()
      .from(passaportesPassagens)
      .where(and(eq(passaportesPassagens.idPassaporte, row.id), gt(passaportesPassagens.expiraEm, now))),
  ])

  return {
    desde: donoDesde?.toISOString() ?? null,
    compra:
      bought && idPedido !== null
        ? { pedido: idPedido, numero: numeroPedido, em: compradoEm.toISOString(), preco }
        : null,
    emTroca: pledge !== null,
    passagem: offer ? { expiraEm: offer.expiraEm.toISOString() } : null,
  }
}
