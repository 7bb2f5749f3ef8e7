import { sql } from 'drizzle-orm'
import { FAMILIES } from '#domain/instruments/families/family.ts'
import type { MyInstrument } from '#domain/instruments/mine/my-instrument.ts'
import { verdictOn } from '#domain/instruments/mine/verdict.ts'
import { countStrings, TUNINGS } from '#domain/instruments/pitch/tunings.ts'
import type { PossibleAnswers } from '#domain/workshop/agree-on.ts'
import type { OfferedService } from '#domain/workshop/service.ts'
import { type CartSku, cartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { servicesFor } from '#platform/catalog/services/services-in-statement.ts'
import { goodsOfFamily } from '#platform/catalog/strings/mine/fitting-goods.ts'
import { goodsOfPlayers } from '#platform/catalog/strings/mine/goods-of-players.ts'
import { groupOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** A SKU with what the workshop offers for it, and how its questions can be answered. */
export type Serviceable = {
  sku: CartSku
  services: OfferedService[]
  /** What instrument it is; null if its category doesn't say so. */
  instrument: MyInstrument | null
  /** The string sets in stock that fit it, those which were named first; else the most popular ones. */
  sets: CartSku[]
  possible: PossibleAnswers
}

/** As many string sets as a question offers, and as many as are read to find these in stock. */
const OFFERED_SETS = 8
const READ_SETS = 40

/**
 * Reads what the workshop offers for a SKU. `named` are string sets that are chosen or in the cart: they come first if
 * they fit. Refuses `ProdutoInexistente`.
 */
export async function readServices(
  context: RequestContext,
  { idSku, named }: { idSku: number; named: readonly number[] },
): Promise<Serviceable> {
  const [sku] = await readSkus(context, [idSku])
  if (!sku) throw refuse('ProdutoInexistente')
  const services = sku.temServicos ? await servicesOf(context, sku) : []
  const kinds = new Set(services.flatMap(({ perguntas }) => perguntas.map(({ tipo }) => tipo)))
  const asksForInstrument = kinds.has('afinacao') || kinds.has('cordas')
  const { instruments } = await goodsOfPlayers(context, asksForInstrument ? [sku.idProduto] : [])
  const instrument = instruments.get(idSku) ?? null
  const sets = kinds.has('cordas') && instrument ? await fittingSets(context, instrument, named) : []

  return {
    sku,
    services,
    instrument,
    sets,
    possible: {
      afinacoes: instrument ? tuningNames(instrument) : [],
      cordas: new Map(sets.map(({ idAtributoSimples, nome }) => [idAtributoSimples, nome])),
    },
  }
}

async function servicesOf({ db }: RequestContext, { categorias }: CartSku): Promise<OfferedService[]> {
  const [row] = await db
    .select({ services: servicesFor(sql`${sql.param(categorias)}::integer[]`) })
    .from(sql`(values (1)) one`)

  return row?.services ?? []
}

/** The tunings of its family for as many strings as it has. */
function tuningNames({ familia, cordas }: MyInstrument): string[] {
  const count = cordas ?? FAMILIES[familia].strings[0]

  return TUNINGS[familia].filter((tuning) => countStrings(tuning) === count).map(({ nome }) => nome)
}

async function fittingSets(
  context: RequestContext,
  instrument: MyInstrument,
  named: readonly number[],
): Promise<CartSku[]> {
  const goods = await goodsOfFamily(context, instrument.familia)
  const fitting = goods.flatMap(({ sets }) =>
    sets
      .filter(({ set }) => 'family' in set && verdictOn([instrument], set)?.serve)
      .flatMap(({ skus }) => skus),
  )
  const ordered = [
    ...named.filter((id) => fitting.includes(id)),
    ...fitting.filter((id) => !named.includes(id)),
  ]
  const ids = ordered.slice(0, READ_SETS)
  const skus = await readSkus(context, ids)

  return ids
    .flatMap((id) => skus.find(({ idAtributoSimples }) => idAtributoSimples === id) ?? [])
    .filter(({ situacao, estoque }) => situacao === 'disponivel' && estoque > 0)
    .slice(0, Math.max(OFFERED_SETS, named.length))
}

async function readSkus({ db, sessao }: RequestContext, ids: readonly number[]): Promise<CartSku[]> {
  if (ids.length === 0) return []
  const [row] = await db
    .select({
      skus: cartSku({
        skus: sql`select unnest(${sql.param([...ids])}::integer[])`,
        produtos: sql`array[]::integer[]`,
        grupo: groupOfSession(sessao ?? ''),
      }),
    })
    .from(sql`(values (1)) one`)

  return row?.skus ?? []
}
