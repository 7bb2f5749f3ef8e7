import { and, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { StockCountLine } from '#contract/catalog/stock.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { VARIATION } from '../stock-level-rows.ts'

type ListCountLinesInput = { id: number; filtro: 'todas' | 'diferentes'; pagina: number; porPagina: number }

const Lines = z.object({
  rows: z.array(
    z.object({
      idSku: z.int(),
      sku: z.string(),
      ean: z.string().nullable(),
      produto: z.string(),
      variacao: z.string(),
      contado: z.int(),
      esperado: z.int(),
      contadoEm: z.coerce.date(),
      contadoPor: z.string(),
    }),
  ),
})
const Counted = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

/** The lines of a count, latest first; with `diferentes`, only those that differ from what is expected. */
export async function listCountLines(
  context: RequestContext,
  { id, filtro, pagina, porPagina }: ListCountLinesInput,
): Promise<{ itens: StockCountLine[]; total: number }> {
  permit(context, 'estoque.ver')
  const where =
    and(sql`l.id_inventario = ${id}`, filtro === 'diferentes' ? sql`l.contado <> l.esperado` : undefined) ??
    sql``
  const [itens, counted] = await Promise.all([
    countLines(context.db, where, { limit: porPagina, offset: (pagina - 1) * porPagina }),
    context.db.execute(sql`select count(*)::integer as total from inventarios_linhas l where ${where}`),
  ])

  return { itens, total: Counted.parse(counted).rows[0].total }
}

/** One line of a count, which must exist. */
export async function countLine(db: Database, id: number, idSku: number): Promise<StockCountLine> {
  const where = sql`l.id_inventario = ${id} and l.id_sku = ${idSku}`
  const [line] = await countLines(db, where, { limit: 1, offset: 0 })
  if (!line) throw new Error(`SKU ${idSku} disappeared from count ${id}.`)

  return line
}

async function countLines(db: Database, where: SQL, { limit, offset }: { limit: number; offset: number }) {
  const result = await db.execute(sql`
    select s.id as "idSku", s.sku, s.ean, p.nome as produto, ${VARIATION} as variacao, l.contado, l.esperado,
      l.contado_em as "contadoEm", l.contado_por as "contadoPor"
    -- The page first, so that names are looked up only for its rows.
    from (
      select * from inventarios_linhas l where ${where}
      order by l.contado_em desc, l.id_sku limit ${limit} offset ${offset}
    ) l join skus s on s.id = l.id_sku join produtos p on p.id = s.id_produto
    order by l.contado_em desc, l.id_sku`)

  return Lines.parse(result).rows.map((row) => ({ ...row, contadoEm: row.contadoEm.toISOString() }))
}
