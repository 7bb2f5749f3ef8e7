import { and, eq } from 'drizzle-orm'
import type { AdminPassport, PassportRow as ListedPassport } from '#contract/orders/admin-passports.ts'
import type { Picture } from '#contract/picture.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { goodsOfPlayers } from '#platform/catalog/strings/mine/goods-of-players.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pledgeOf } from '#platform/orders/returns/trade-ins/pledged-instrument.ts'
import { readAnyOrder } from '#platform/orders/rows.ts'
import { isSold } from './issue/follow-order.ts'
import { unitsWithout } from './issue/units-without.ts'
import { passportsOfOrder, toListedPassport } from './list-passports.ts'
import { recordsOf } from './passport-rows.ts'
import { passaportes, instrumentosVendidos as sold } from './tables.ts'
import { sheetOf, toPublicPassport } from './to-passport.ts'

/**
 * Returns a passport as the store sees it; its owner's name to those who may see customers. Refuses
 * `PassaporteInexistente`.
 */
export async function getStorePassport(
  context: RequestContext,
  { id }: { id: number },
): Promise<AdminPassport> {
  const { permissoes } = permit(context, 'pedidos.ver')
  const [row] = await context.db.select().from(passaportes).where(eq(passaportes.id, id))
  if (!row) throw refuse('PassaporteInexistente')
  const records = await recordsOf(context.db, id)
  const authors = new Map(records.map((record) => [record.id, record.autor]))
  const { registros, ...passport } = toPublicPassport(row, records)
  const { idCliente } = row
  const owner =
    idCliente !== null && permissoes.includes('clientes.ver')
      ? await mailboxOf(context.db, idCliente)
      : undefined

  return {
    ...passport,
    id,
    hoje: saoPauloClock(context.now).dia,
    pedido: toListedPassport(row).pedido,
    dono: owner && idCliente !== null ? { id: idCliente, nome: owner.nome } : null,
    temDono: idCliente !== null,
    troca: await pledgeOf(context.db, row),
    campos: sheetOf(row).map((field) => ({ ...field, usual: field.usual ? [...field.usual] : null })),
    registros: registros.map((record) => ({ ...record, autor: authors.get(record.id) ?? '' })),
  }
}

type Missing = {
  posicao: number
  idSku: number
  nome: string
  imagem: Picture | null
  quantidade: number
  semNumero: boolean
}

/** The passports of an order, and how many of its instruments have none yet. Refuses `PedidoInexistente`. */
export async function listOfStoreOrder(
  context: RequestContext,
  { pedido: id }: { pedido: string },
): Promise<{ itens: ListedPassport[]; faltam: Missing[] }> {
  permit(context, 'pedidos.ver')
  const order = await readAnyOrder(context.db, { id, sessao: null })
  if (!order) throw refuse('PedidoInexistente')
  const rows = await passportsOfOrder(context, id)
  const without = await unitsWithout(context.db, id)
  const serialless = await withoutSerial(context.db, id)
  const { instruments } = await goodsOfPlayers(
    context,
    order.itens.flatMap(({ idProduto }) => idProduto ?? []),
  )

  return {
    itens: rows.map(toListedPassport),
    faltam: isSold(order.pedido)
      ? order.itens.flatMap(({ nome, imagem, idSku }, posicao) => {
          const left = without.get(posicao) ?? 0
          if (idSku === null || !instruments.has(idSku) || left <= 0) return []
          return [{ posicao, idSku, nome, imagem, quantidade: left, semNumero: serialless.has(idSku) }]
        })
      : [],
  }
}

/** The SKUs of an order that have no serial number, as staff said. */
async function withoutSerial(db: Database, idPedido: string): Promise<Set<number>> {
  const rows = await db
    .select({ idSku: sold.idSku })
    .from(sold)
    .where(and(eq(sold.idPedido, idPedido), eq(sold.semNumero, true)))

  return new Set(rows.map(({ idSku }) => idSku))
}
