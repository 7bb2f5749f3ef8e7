import { and, type SQL, sql } from 'drizzle-orm'
import type { StockLevel } from '#contract/admin/stock.ts'
import { permit } from '#platform/permit.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { countLevels, foundSkus, RESERVED, stockLevels } from './stock-level-rows.ts'

type Order = keyof typeof ORDERS

type Wanted = {
  pagina: number
  porPagina: number
  busca: string
  filtro: 'todos' | 'baixo' | 'esgotado' | 'reservado'
  ordem: Order
}

/** What there is of every SKU, a page at a time. */
export async function listStockLevels(
  visit: Visit,
  { pagina, porPagina, busca, filtro, ordem }: Wanted,
): Promise<{ itens: StockLevel[]; total: number }> {
  permit(visit, 'estoque.ver')
  const where = and(FILTERS[filtro], busca === '' ? undefined : sql`s.id in ${foundSkus(busca)}`) ?? sql`true`
  const part = { where, order: ORDERS[ordem], limit: porPagina, offset: (pagina - 1) * porPagina }
  const [itens, total] = await Promise.all([stockLevels(visit.db, part), countLevels(visit.db, where)])

  return { itens, total }
}

/** What there is of one SKU. Refuses `CadastroInexistente`. */
export async function getStockLevel(visit: Visit, { idSku }: { idSku: number }): Promise<StockLevel> {
  permit(visit, 'estoque.ver')

  return only(await stockLevels(visit.db, { where: sql`s.id = ${idSku}`, order: sql`s.id`, limit: 1 }))
}

/** The SKU of a barcode, or else of the store's own code, in whatever case. Refuses `CadastroInexistente`. */
export async function findStockLevel(visit: Visit, { codigo }: { codigo: string }): Promise<StockLevel> {
  permit(visit, 'estoque.ver')
  const where = sql`s.id in (
    select id from skus where ean = ${codigo}
    union select id from skus where sem_acento(sku) = sem_acento(${codigo})
  )`

  return only(
    await stockLevels(visit.db, { where, order: sql`(s.ean = ${codigo}) desc nulls last, s.id`, limit: 1 }),
  )
}

/** What is to be bought again, the emptiest first, for a page that tells the day's work. */
export async function lowStock(
  visit: Visit,
  { limite }: { limite: number },
): Promise<{ itens: StockLevel[]; total: number }> {
  permit(visit, 'estoque.ver')
  const [itens, total] = await Promise.all([
    stockLevels(visit.db, {
      where: FILTERS.baixo,
      order: sql`s.estoque, p.vendas desc, s.id`,
      limit: limite,
    }),
    countLevels(visit.db, FILTERS.baixo),
  ])

  return { itens, total }
}

function only([level]: StockLevel[]): StockLevel {
  if (!level) throw refuse('CadastroInexistente')

  return level
}

/** What has no minimum is low when it is sold out; what the shop doesn't show is never. */
const FILTERS = {
  todos: sql`true`,
  baixo: sql`s.estoque <= coalesce(s.estoque_minimo, 0) and p.situacao <> 'inativo'`,
  esgotado: sql`s.estoque = 0 and p.situacao <> 'inativo'`,
  reservado: sql`${RESERVED} > 0`,
} satisfies Record<Wanted['filtro'], SQL>

const ORDERS = {
  produto: sql`sem_acento(p.nome), p.id, s.posicao`,
  '-produto': sql`sem_acento(p.nome) desc, p.id desc, s.posicao desc`,
  sku: sql`s.sku`,
  '-sku': sql`s.sku desc`,
  estoque: sql`s.estoque, s.id`,
  '-estoque': sql`s.estoque desc, s.id desc`,
}
