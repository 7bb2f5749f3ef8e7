import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { StockLevel } from '#contract/catalog/stock.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type SkuOrder, skuPage } from '../product/skus/sku-pages.ts'
import { stockLevels } from './stock-level-rows.ts'

type ListStockLevelsInput = {
  pagina: number
  porPagina: number
  busca: string
  filtro: 'todos' | 'baixo' | 'esgotado' | 'reservado' | 'vencida'
  ordem: SkuOrder
}

/** The stock of all SKUs, a page at a time. */
export async function listStockLevels(
  context: RequestContext,
  { filtro, ...page }: ListStockLevelsInput,
): Promise<{ itens: StockLevel[]; total: number }> {
  permit(context, 'estoque.ver')
  const { ids, total } = await skuPage(context, { ...page, ...FILTERS[filtro] })

  return { itens: await stockLevels(context.db, ids), total }
}

/** The stock of one SKU. Refuses `CadastroInexistente`. */
export async function getStockLevel(
  context: RequestContext,
  { idSku }: { idSku: number },
): Promise<StockLevel> {
  permit(context, 'estoque.ver')

  return only(await stockLevels(context.db, [idSku]))
}

/** Finds a SKU by EAN, else by the store's own code, ignoring case. Refuses `CadastroInexistente`. */
export async function findStockLevel(
  context: RequestContext,
  { codigo }: { codigo: string },
): Promise<StockLevel> {
  permit(context, 'estoque.ver')
  const found = await context.db.execute(sql`
    select id, 1 as place from skus where ean = ${codigo}
    union select id, 2 from skus where without_accents(sku) = without_accents(${codigo})
    order by place, id limit 1`)

  return only(await stockLevels(context.db, idsOf(found)))
}

/** SKUs to reorder, lowest stock first, and how many are late, for the panel's home page. */
export async function lowStock(
  context: RequestContext,
  { limite }: { limite: number },
): Promise<{ itens: StockLevel[]; total: number; atrasados: number }> {
  permit(context, 'estoque.ver')
  const found = await context.db.execute(sql`
    with low as materialized (
      select k.id, k.id_produto, k.estoque from skus k where ${IS_LOW} and ${IN_SHOP}
    )
    select (select count(*)::integer from low) as total, (
      select count(*)::integer from skus k where k.estoque = 0 and ${IN_SHOP} and ${IS_OVERDUE}
    ) as atrasados, array(
      select b.id from low b left join listagem l on l.id_produto = b.id_produto
      order by b.estoque, l.vendas desc nulls last, b.id limit ${limite}
    ) as ids`)
  const { ids, ...counts } = Low.parse(found).rows[0]

  return { itens: await stockLevels(context.db, ids), ...counts }
}

const Low = z.object({
  rows: z.tuple([z.object({ total: z.int(), atrasados: z.int(), ids: z.array(z.int()) })]),
})

const Ids = z.object({ rows: z.array(z.object({ id: z.int() })) })

function idsOf(found: unknown): number[] {
  return Ids.parse(found).rows.map(({ id }) => id)
}

function only([level]: StockLevel[]): StockLevel {
  if (!level) throw refuse('CadastroInexistente')

  return level
}

/**
 * A condition on the table `skus`. A SKU without a minimum is low when it is sold out; a piece never is, since it cannot
 * be reordered.
 */
export const IS_LOW = sql`(estoque <= coalesce(estoque_minimo, 0) and not exemplar)`
/** A condition on the table `k`: what the shop doesn't show is never low. */
export const IN_SHOP = sql`k.id_produto not in (select id from produtos where situacao = 'inativo')`

/** A condition on the table `k`: the goods were expected, and their day has passed (`expireRestockDates`). */
const IS_OVERDUE = sql`k.id in (select r.id_sku from previsoes_reposicao r where r.vencida_em is not null)`

const FILTERS: Record<ListStockLevelsInput['filtro'], { conditions?: SQL[]; ofSku?: SQL }> = {
  todos: {},
  baixo: { conditions: [IN_SHOP], ofSku: IS_LOW },
  esgotado: { conditions: [IN_SHOP], ofSku: sql`estoque = 0` },
  vencida: { conditions: [IN_SHOP, IS_OVERDUE], ofSku: sql`estoque = 0` },
  reservado: { conditions: [sql`k.id in (select id_sku from reservas where situacao = 'reservada')`] },
}
