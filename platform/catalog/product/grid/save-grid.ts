import { eq, sql } from 'drizzle-orm'
import type { GridField, GridRow, GridValue } from '#contract/catalog/grid.ts'
import { GRID_COLUMNS } from '#domain/import/csv/grid-cell.ts'
import { refreshListing } from '#platform/catalog/listing/read-model/refresh-listing.ts'
import { produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productTags } from '../product-tags.ts'
import { type CellError, cellErrors } from './grid-errors.ts'
import { gridRows } from './grid-rows.ts'
import { writeCells } from './write-cells.ts'

export type Cell = { idSku: number; campo: GridField; valor: GridValue }
type SaveGridInput = { id: number; versao: number; celulas: Cell[] }
type Outcome = { id: number; salvo: boolean; conflito: boolean; erros: CellError[]; linhas: GridRow[] }

/** Saves cells of the grid, each product in its own transaction: an invalid cell rejects only its product. */
export async function saveGrid(
  context: RequestContext,
  { produtos: requested }: { produtos: SaveGridInput[] },
) {
  permit(context, 'catalogo.editar')
  const outcomes: Outcome[] = []
  for (const request of requested)
    outcomes.push(await context.db.transaction((tx) => saveCells(tx, context, request)))

  return { produtos: outcomes }
}

async function saveCells(
  tx: Database,
  context: RequestContext,
  { id, versao, celulas }: SaveGridInput,
): Promise<Outcome> {
  await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('no key update')
  const before = await gridRows(tx, sql`p.id = ${id}`, true)
  if (before[0]?.versao !== versao) return { id, salvo: false, conflito: true, erros: [], linhas: before }
  const change = { before, cells: celulas }
  const erros = await cellErrors(tx, change)
  if (erros.length > 0) return { id, salvo: false, conflito: false, erros, linhas: before }

  const tags = await productTags(tx, [id])
  await writeCells(tx, context, { id, ...change })
  await refreshListing(tx, [id])
  await invalidateTags(tx, [...tags, ...(await productTags(tx, [id]))])
  const linhas = await gridRows(tx, sql`p.id = ${id}`, true)
  await recordChange(tx, context, {
    acao: 'produto.alterado',
    alvo: { tipo: 'produto', id: String(id), nome: linhas[0]?.nome ?? '' },
    antes: notedOf(before),
    depois: notedOf(linhas),
  })

  return { id, salvo: true, conflito: false, erros: [], linhas }
}

/** Cells for the audit log: those of the product once, those of SKUs by code. */
function notedOf(rows: GridRow[]): Record<string, unknown> {
  const fields = rows.flatMap((row) =>
    GRID_COLUMNS.map(({ campo, ofProduct }) => [ofProduct ? campo : `${row.sku} ${campo}`, row[campo]]),
  )

  const sheet = Object.entries(rows[0]?.ficha ?? {}).map(([label, valor]) => `${label}: ${valor}`)

  return { ...Object.fromEntries(fields), caracteristicas: sheet }
}
