import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { StockCount } from '#contract/catalog/stock.ts'
import { inventarios } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Paging = { pagina: number; porPagina: number }

/** The stock counts, latest first. */
export async function listCounts(context: RequestContext, { pagina, porPagina }: Paging) {
  permit(context, 'estoque.ver')
  const [itens, total] = await Promise.all([
    countRows(context.db, { limit: porPagina, offset: (pagina - 1) * porPagina }),
    context.db.$count(inventarios),
  ])

  return { itens, total }
}

/** Opens a count. */
export async function openCount(context: RequestContext, { nome }: { nome: string }): Promise<StockCount> {
  const { nome: criadoPor } = permit(context, 'estoque.movimentar')
  const [row] = await context.db
    .insert(inventarios)
    .values({ nome, criadoEm: context.now, criadoPor })
    .returning({ id: inventarios.id })

  return countById(context.db, row?.id ?? 0)
}

/** One count. Refuses `CadastroInexistente`. */
export function getCount(context: RequestContext, { id }: { id: number }): Promise<StockCount> {
  permit(context, 'estoque.ver')

  return countById(context.db, id)
}

export async function countById(db: Database, id: number): Promise<StockCount> {
  const [row] = await countRows(db, { where: eq(inventarios.id, id), limit: 1, offset: 0 })
  if (!row) throw refuse('CadastroInexistente')

  return row
}

/** Locks a count until the end of the transaction, so that nobody scans into one that is being closed. */
export async function lockOpenCount(tx: Database, id: number) {
  const [row] = await tx
    .select({ nome: inventarios.nome, situacao: inventarios.situacao })
    .from(inventarios)
    .where(and(eq(inventarios.id, id)))
    .for('update')
  if (!row) throw refuse('CadastroInexistente')
  if (row.situacao !== 'aberto') throw refuse('InventarioFechado')

  return row
}

async function countRows(
  db: Database,
  { where, limit, offset }: { where?: SQL; limit: number; offset: number },
): Promise<StockCount[]> {
  const rows = await db
    .select({
      id: inventarios.id,
      nome: inventarios.nome,
      situacao: inventarios.situacao,
      criadoEm: inventarios.criadoEm,
      criadoPor: inventarios.criadoPor,
      fechadoEm: inventarios.fechadoEm,
      fechadoPor: inventarios.fechadoPor,
      linhas: sql<number>`linhas.todas`,
      diferencas: sql<number>`linhas.diferentes`,
    })
    .from(inventarios)
    .crossJoinLateral(LINES)
    .where(where)
    .orderBy(desc(inventarios.id))
    .limit(limit)
    .offset(offset)

  return rows.map((row) => ({
    ...row,
    criadoEm: row.criadoEm.toISOString(),
    fechadoEm: row.fechadoEm?.toISOString() ?? null,
  }))
}

/** The lines of a count, and how many of them differ from what is expected. */
const LINES = sql`(
  select count(*)::integer as todas, count(*) filter (where l.contado <> l.esperado)::integer as diferentes
  from inventarios_linhas l where l.id_inventario = inventarios.id
) linhas`
