import { and, desc, eq, isNotNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { PassportRow as ListedPassport } from '#contract/orders/admin-passports.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { serialKey } from '#domain/instruments/passport/serial-number.ts'
import { hasWords } from '#platform/database/has-words.ts'
import { pageBounds } from '#platform/database/page-bounds.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type PassportRow, passaportes } from './tables.ts'

type ListPassportsInput = {
  pagina: number
  porPagina: number
  busca: string
  alerta?: 'sim' | undefined
}

/** Lists passports, the latest first, a page at a time; found by the beginning of their number, or by their product. */
export async function listPassports(
  context: RequestContext,
  { alerta, ...page }: ListPassportsInput,
): Promise<{ itens: ListedPassport[]; total: number }> {
  permit(context, 'pedidos.ver')
  const { db } = context
  const which = and(alerta ? isNotNull(passaportes.alerta) : undefined, found(page.busca))
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(passaportes)
      .where(which)
      .orderBy(desc(passaportes.emitidoEm), desc(passaportes.id))
      .limit(pageBounds(page).limit)
      .offset(pageBounds(page).offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(db.select({ id: passaportes.id }).from(passaportes).where(which).limit(MAX_COUNTED).as('found')),
  ])

  return { itens: rows.map(toListedPassport), total: counted[0]?.total ?? 0 }
}

/** The passports of an order, in the order of its lines. */
export async function passportsOfOrder({ db }: Pick<RequestContext, 'db'>, idPedido: string) {
  const rows = await db
    .select()
    .from(passaportes)
    .where(eq(passaportes.idPedido, idPedido))
    .orderBy(passaportes.posicao, passaportes.unidade)

  return rows
}

export function toListedPassport(row: PassportRow): ListedPassport {
  const { id, codigo, produto, marca, numeroSerie, condicao, alerta, idPedido, numeroPedido } = row

  return {
    id,
    codigo,
    produto,
    marca,
    numeroSerie,
    condicao,
    emitidoEm: row.emitidoEm.toISOString(),
    anulado: row.anuladoEm !== null,
    alerta,
    pedido: idPedido === null ? null : { id: idPedido, numero: numeroPedido },
  }
}

function found(busca: string): SQL | undefined {
  if (busca === '') return undefined
  const key = serialKey(busca)
  const words = hasWords(sql`${passaportes.produto} || ' ' || ${passaportes.marca}`, busca)

  return key === '' ? words : or(like(passaportes.serieChave, `${key}%`), words)
}
