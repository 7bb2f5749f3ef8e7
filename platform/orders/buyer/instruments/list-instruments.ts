import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { MyInstruments } from '#contract/customers/instruments.ts'
import {
  instrumentCode,
  instrumentWords,
  type MyInstrument,
  readInstrumentCode,
} from '#domain/instruments/mine/my-instrument.ts'
import { usualLife } from '#domain/instruments/mine/string-life.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { cardsOf } from '#platform/catalog/product/card.ts'
import { goodsOfPlayers } from '#platform/catalog/strings/mine/goods-of-players.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { boughtSkus } from '#platform/orders/buyer/bought-skus.ts'
import { instrumentosClientes as instrumentos, trocasDeCordas as trocas } from './tables.ts'

/** Lists what the logged-in customer plays. Refuses `LoginNecessario`. */
export async function listInstruments(context: RequestContext): Promise<MyInstruments> {
  return instrumentsOf(context, await requireCustomer(context))
}

/** What a customer plays, in the order in which it was added; what they bought of it, and with which strings. */
export async function instrumentsOf(context: RequestContext, idCliente: number): Promise<MyInstruments> {
  const { db } = context
  const [own, bought] = await Promise.all([
    db.select().from(instrumentos).where(eq(instrumentos.idCliente, idCliente)).orderBy(asc(instrumentos.id)),
    boughtSkus(db, idCliente),
  ])
  const [changes, goods] = await Promise.all([
    changesOf(
      context,
      own.map(({ id }) => id),
    ),
    goodsOfPlayers(context, [...new Set(bought.map(({ idProduto }) => idProduto))]),
  ])
  const taken = new Set(own.map(({ idPedido, idSku }) => `${idPedido} ${idSku}`))

  return {
    hoje: saoPauloClock(context.now).dia,
    instrumentos: own.flatMap((row) => {
      const instrument = readInstrumentCode(row.codigo)
      return instrument ? [toInstrument(row, instrument, changes.get(row.id) ?? [])] : []
    }),
    comprados: bought.flatMap(({ pedido, numero, idSku, nome }) => {
      const instrument = goods.instruments.get(idSku)
      return instrument && !taken.has(`${pedido} ${idSku}`)
        ? [{ pedido, numero, idSku, nome, descricao: instrumentWords(instrument) }]
        : []
    }),
    cordasCompradas: [
      ...new Set(bought.flatMap(({ idProduto, nome }) => (goods.strings.has(idProduto) ? [nome] : []))),
    ],
  }
}

type Row = typeof instrumentos.$inferSelect
type Instrument = MyInstruments['instrumentos'][number]

function toInstrument(row: Row, instrument: MyInstrument, changes: Instrument['trocas']): Instrument {
  return {
    id: row.id,
    nome: row.nome,
    codigo: instrumentCode(instrument),
    descricao: instrumentWords(instrument),
    horasSemana: row.horasSemana,
    vidaHoras: row.vidaHoras ?? usualLife(instrument.familia),
    lembrar: row.lembrarDesde !== null,
    proximaTroca: row.trocarEm,
    trocas: changes,
  }
}

async function changesOf(
  context: RequestContext,
  ids: readonly number[],
): Promise<Map<number, Instrument['trocas']>> {
  if (ids.length === 0) return new Map()
  const rows = await context.db
    .select()
    .from(trocas)
    .where(inArray(trocas.idInstrumento, [...ids]))
    .orderBy(desc(trocas.em), desc(trocas.id))
  const products = await cardsOf(
    context,
    rows.flatMap(({ idProduto }) => idProduto ?? []),
  )
  const urls = new Map(products.map(({ id, url }) => [id, url]))
  const byInstrument = Map.groupBy(rows, ({ idInstrumento }) => idInstrumento)

  return new Map(
    [...byInstrument].map(([id, list]) => [
      id,
      list.map(({ id, em, cordas, idProduto }) => ({
        id,
        em,
        cordas,
        idProduto: urls.has(idProduto ?? 0) ? idProduto : null,
        url: urls.get(idProduto ?? 0) ?? null,
      })),
    ]),
  )
}
